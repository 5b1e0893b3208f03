import { describe, expect, it } from 'vitest';
import { outcomeOf, rulings, scene } from '../../testing/scene.ts';

describe('R-T182: what it costs when a unit is destroyed', () => {
  rulings([
    [
      'Destroy one unit your opponent controls. Its owner loses no points.',
      [['Foe']],
      { Foe: 'their discard' },
    ],
    [
      'Destroy one rank 3 unit. Its owner loses 1 point instead of its rank.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 19 },
    ],
    [
      'Destroy one rank 3 unit for the larger half of the loss of points.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 18 },
    ],
    [
      'Destroy one rank 3 unit. Its owner gains points equal to its rank instead of losing them.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 23 },
    ],
  ]);

  it.each([
    ['When this card is destroyed, you lose no points.', 20],
    ['When this card is destroyed, you lose only one point.', 19],
    ['When this card is destroyed, you lose twice as many points.', 16],
    ['Whenever a dragon unit you control is destroyed, you lose no points.', 20],
    ['Whenever a unit your opponent controls is destroyed, its owner loses no points.', 18],
  ])('by itself, and in force on no other: %s', (text, points) => {
    const at = scene(text, {
      on: 'Drake',
      style: 'passive',
      cards: { Source: { type: 'spell', effects: ['Destroy one rank 2 unit you control.'] } },
    });
    at.use('Source');
    expect(at.points(0)).toBe(points);
  });

  it('the price of one unit is not that of another', () => {
    const cards = {
      Source: { type: 'spell', effects: ['Destroy one rank 1 unit you control.'] },
    } as const;
    const at = scene('When this card is destroyed, you lose no points.', {
      on: 'Drake',
      style: 'passive',
      cards,
    });
    expect(at.use('Source').points(0)).toBe(19);
  });

  it('only as long as it says', () => {
    const text = 'Units your opponent controls cost no points when destroyed this turn.';
    const cards = { Ward: { type: 'spell', effects: ['Destroy one rank 3 unit.'] } } as const;
    const at = scene(text, { cards }).use('Source').use('Ward');
    expect(at.points(1)).toBe(20);
    const late = scene(text, { cards }).use('Source').endTurn().endTurn().use('Ward');
    expect(late.points(1)).toBe(17);
    expect(outcomeOf(text, [])).toMatchObject({ 'Foe notes': expect.stringContaining('points') });
  });
});

describe('R-T185: why points are lost', () => {
  const HALF = (cause: string) =>
    `If you would lose points because of ${cause}, you lose half as many, rounded down.`;
  const lossBy = (cause: string, act: string) => {
    const cards = {
      Ward: { type: 'spell', effects: ['Destroy one rank 2 unit you control.', 'Lose 4 points.'] },
    } as const;
    const at = scene(HALF(cause), { style: 'passive', cards });
    at.use('Ward', act === 'effect' ? 1 : 0);
    return 20 - at.points(0);
  };

  it.each([
    ['an effect', 'effect', 2],
    ['an effect', 'destruction', 2],
    ['the destruction of a unit', 'destruction', 1],
    ['the destruction of a unit', 'effect', 4],
    ['a direct attack', 'effect', 4],
    ['an empty deck', 'destruction', 2],
  ])('%s, of %s', (cause, act, lost) => {
    expect(lossBy(cause, act)).toBe(lost);
  });

  it('a direct attack, and an empty deck', () => {
    const direct = scene(HALF('a direct attack'), {
      style: 'passive',
      active: 1,
      stage: 'battle',
      you: { units: [] },
    });
    direct.attack('Giant').pass();
    expect(direct.points(0)).toBe(19);
    const deck = scene(HALF('an empty deck'), { style: 'passive', active: 1, you: { deck: [] } });
    deck.endTurn();
    expect(deck.points(0)).toBe(18);
  });
});
