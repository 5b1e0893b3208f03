import { describe, expect, it } from 'vitest';
import { parseEffect } from '../../language/parse.ts';
import { EVERY_EDITION, type Sketch, type Table, table } from '../../testing/table.ts';

const LENDS =
  'As long as this card is under another card, that card can use the effects of this card.';
const TAKES = 'This card can use the effects of the fire cards under it.';
const passive = (text: string) => ({ style: 'passive', text }) as const;

/** Wolf, of rank 2, on Fox. */
function stacked(
  fox: Sketch,
  wolf: Sketch = {},
  more: Readonly<Record<string, Sketch>> = {},
): Table {
  return table({
    cards: { Fox: fox, Wolf: { rank: 2, ...wolf }, Mole: { type: 'earth' }, ...more },
    you: { units: [{ stack: ['Wolf', 'Fox'] }], hand: ['Mole'] },
    opponent: { units: ['Mole'] },
  });
}

const use = (effect: number) => ({ act: 'use', name: 'Fox', effect }) as const;

describe('R-T275: effects that the card on top may use', () => {
  it('are its own then: it is tapped for them, and it is "this card"', () => {
    const at = stacked({ effects: [passive(LENDS), 'This card gains 100 attack this turn.'] });
    const [wolf, points] = [at.seen('Wolf').attack, at.points()];
    at.do(use(1)).pass();
    expect([at.seen('Wolf').attack, at.seen('Wolf').tapped]).toEqual([wolf + 100, true]);
    expect([at.points(), at.hand(), at.stacks('unit')[0]]).toEqual([
      points,
      ['Mole'],
      ['Wolf', 'Fox'],
    ]);
    expect(at.can(use(1))).toBe(false);
  });

  it('are not used without such a text, nor by a tapped card', () => {
    const plain = stacked({ effects: [passive('This card gains 50 attack.'), 'Draw a card.'] });
    expect(plain.can(use(1))).toBe(false);
    const at = stacked(
      { effects: [passive(LENDS), 'Draw a card.'] },
      { effects: ['Gain 1 point.'] },
    );
    expect(at.can(use(1))).toBe(true);
    at.use('Wolf');
    expect(at.can(use(1))).toBe(false);
  });

  it('are only those that are used, and do not go on', () => {
    const at = stacked({
      effects: [passive(LENDS), { style: 'continuous', text: 'This card gains 100 attack.' }],
    });
    expect(at.can(use(1))).toBe(false);
    const latent = stacked({
      effects: [passive(LENDS), { style: 'latent', text: 'When a unit attacks, draw a card.' }],
    });
    expect(latent.can(use(1))).toBe(false);
  });

  it('are counted by the card that has them, and not among those of the one that uses them', () => {
    const once = 'Even if tapped, once per turn, gain 1 point.';
    const at = stacked(
      { effects: [passive(LENDS), once] },
      { effects: ['Gain 5 points.', 'Even if tapped, once per turn, gain 2 points.'] },
    );
    at.do(use(1)).pass();
    expect([at.can(use(1)), at.points()]).toEqual([false, 21]);
    at.use('Wolf', 1);
    expect(at.points()).toBe(23);
    at.endTurn().endTurn();
    expect(at.can(use(1))).toBe(true);
  });

  it('are those of the cards that the upper card names', () => {
    const wolf = { effects: [passive(TAKES), 'Gain 5 points.'] };
    const at = stacked({ effects: ['Draw a card.', 'Your opponent loses 2 points.'] }, wolf);
    expect([at.can(use(0)), at.can(use(1))]).toEqual([true, true]);
    at.do(use(1)).pass();
    expect([at.points(0), at.points(1), at.seen('Wolf').tapped]).toEqual([20, 18, true]);
    const other = stacked({ type: 'earth', effects: ['Draw a card.'] }, wolf);
    expect(other.can(use(0))).toBe(false);
  });

  it('can answer, and can be answered', () => {
    const counter = {
      style: 'counter',
      text: 'When your opponent activates an effect, counter it.',
    };
    const at = table({
      cards: {
        Fox: { effects: [passive(LENDS), counter as { style: 'counter'; text: string }] },
        Wolf: { rank: 2 },
        Hex: { type: 'spell', effects: ['Gain 5 points.'] },
      },
      active: 1,
      you: { units: [{ stack: ['Wolf', 'Fox'] }] },
      opponent: { spells: ['Hex'] },
    });
    at.do({ act: 'use', name: 'Hex', effect: 0 });
    at.do(use(1)).pass();
    expect([at.points(1), at.seen('Wolf').tapped]).toEqual([20, true]);
  });

  it.each(EVERY_EDITION)('works in edition %s', (edition) => {
    const at = table({
      edition,
      cards: { Fox: { effects: [passive(LENDS), 'Gain 3 points.'] }, Wolf: { rank: 2 } },
      you: { units: [{ stack: ['Wolf', 'Fox'] }] },
    });
    at.do(use(1)).pass();
    expect(at.points()).toBe(23);
    expect(at.state.chain).toEqual([]);
  });

  it.each([
    ['This card gains all effects of the fire cards under it.', 'can use the effects of'],
    ['This card gains the effects of one unit.', 'can use the effects of'],
  ])('%s is refused', (text, why) => {
    expect(parseEffect(text)).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });
});
