import { describe, expect, it } from 'vitest';
import { marked, spell } from '../../testing/marked.ts';

/** R-T67 where it could go wrong: at once, in between, later, not at all. */

describe('where it could go wrong', () => {
  it('several destroyed at once: each as they all were when it began', () => {
    const at = marked({
      cards: { Rod: spell('Destroy all units. Gain points equal to their attack.') },
      you: { units: ['Banner', 'Mark', 'Other'], spells: [null, null, null, 'Rod'] },
    });
    // Banner 250, and the others with the 100 that it gave them, though it goes first.
    expect(at.use('Rod').points()).toBe(20 - 3 + 250 + 400 + 200);
  });

  it('a card that is not destroyed after all is asked as it is', () => {
    const text = 'If this card would be destroyed, tap it instead.';
    const at = marked({
      cards: {
        Mark: { attack: 300, effects: [{ style: 'passive', text }] },
        Rod: spell('Destroy one card named "Mark". If it is tapped, draw one card.'),
      },
      you: { units: ['Mark'], spells: ['Rod'] },
    });
    at.use('Rod');
    expect([at.units(), at.seen('Mark').tapped, at.state.past.former]).toEqual([
      ['Mark'],
      true,
      undefined,
    ]);
  });

  it('a target that leaves before the effect works', () => {
    const at = marked({
      cards: {
        Rod: spell('Choose one card named "Mark". Gain points equal to its attack.'),
        Veto: spell({
          style: 'counter',
          text: 'When an effect activates, destroy one card named "Mark".',
        }),
      },
      you: { units: ['Mark', 'Banner'], spells: [null, null, 'Rod'] },
      opponent: { spells: ['Veto'] },
    });
    at.do({ act: 'use', name: 'Rod', effect: 0 }).do({ act: 'use', name: 'Veto' }).pass();
    expect(at.points()).toBe(20 - 1 + 0);
  });

  it('an effect that works two chains later asks what its card was, and then it is forgotten', () => {
    const at = marked({
      cards: {
        Rod: spell(
          'Choose one card named "Mark". At the end of the turn, gain points equal to its attack.',
        ),
      },
      you: { units: ['Mark', 'Banner'], spells: [null, null, 'Rod', 'Kill'] },
    });
    at.use('Rod').use('Kill');
    const kept = at.state.past.former?.length;
    at.endTurn();
    expect([kept, at.points(), at.state.past.former]).toEqual([1, 20 - 1 + 400, undefined]);
  });

  it.each([
    ['Destroy one card named "Mark". You may draw one card.', 0],
    ['Destroy one card named "Mark". You may draw one card. Gain points equal to its rank.', 1],
  ])('it is kept only where something asks: %s', (text, kept) => {
    const at = marked({
      cards: { Rod: spell(text) },
      you: { units: ['Mark'], spells: ['Rod'] },
    });
    at.use('Rod');
    expect([at.discardPile(), at.state.past.former?.length ?? 0]).toEqual([['Mark'], kept]);
    at.choose('No').pass();
    expect(at.state.past.former).toBeUndefined();
  });

  it('what lasts does not go on because of what was', () => {
    const at = marked({
      cards: {
        Torch: {
          effects: ['One card named "Mark" gains 100 attack while this card is tapped.'],
        },
        Keep: spell(
          'Choose one card named "Torch". At the end of the turn, gain points equal to its rank.',
        ),
        Rod: spell('Destroy one card named "Torch".'),
      },
      you: { units: ['Mark', 'Torch'], spells: [null, null, 'Rod', 'Keep'] },
    });
    at.use('Torch');
    const before = at.seen('Mark').attack;
    at.use('Keep').use('Rod');
    expect([before, at.state.past.former?.length, at.seen('Mark').attack]).toEqual([400, 1, 300]);
  });

  it('who controlled it when control was swapped before it was destroyed', () => {
    const at = marked({
      cards: {
        Swap: spell('Swap control of one card named "Mark" with that of one card named "Other".'),
        Ear: spell('Whenever a unit you control is destroyed, draw one card.'),
      },
      you: { units: ['Mark'], spells: ['Swap', 'Kill', 'Ear'] },
      opponent: { units: ['Other'] },
    });
    at.use('Swap').use('Kill');
    expect([at.units(0), at.hand().length]).toEqual([['Other'], 0]);
  });

  it('R-T70: a face-down unit is shown as it leaves, and was face-down', () => {
    const at = marked({
      edition: '0.001',
      cards: {
        Rod: spell('Destroy one face-down unit. If it was face-down, gain 3 points.'),
      },
      you: { spells: ['Rod'] },
      opponent: { units: [{ stack: ['Mark'], faceDown: 3 }] },
    });
    expect(at.use('Rod').points()).toBe(23);
  });
});
