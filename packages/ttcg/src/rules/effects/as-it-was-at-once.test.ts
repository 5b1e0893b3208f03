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
    expect([at.units(), at.seen('Mark').tapped, at.state.former]).toEqual([
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
    const kept = at.state.former?.length;
    at.endTurn();
    expect([kept, at.points(), at.state.former]).toEqual([1, 20 - 1 + 400, undefined]);
  });

  it('nothing is kept where nothing asks', () => {
    const at = marked({
      cards: { Kill: spell('Destroy one card named "Mark".') },
      you: { units: ['Mark'], spells: ['Kill'] },
    });
    at.do({ act: 'use', name: 'Kill', effect: 0 }).pass();
    expect([
      at.discardPile(),
      at.state.former,
      at.state.past.thisTurn.some(({ facts }) => facts),
    ]).toEqual([['Mark'], undefined, false]);
  });

  it('what lasts does not go on because of what was', () => {
    const at = marked({
      cards: {
        Torch: {
          effects: ['One card named "Mark" gains 100 attack while this card is untapped.'],
        },
        Rod: spell(
          'Even if tapped, destroy one card named "Torch".',
          'When a unit is destroyed, if it was tapped, shuffle your deck.',
        ),
      },
      you: { units: ['Mark', 'Torch'], spells: ['Rod'] },
    });
    at.use('Rod');
    expect(at.seen('Mark').attack).toBe(300);
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

  it('a face-down unit is shown as it leaves, and was face-down', () => {
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
