import { describe, expect, it } from 'vitest';
import { parseEffect } from '../../language/parse.ts';
import { answer, scene } from '../../testing/scene.ts';

const RESCUE = 'When you would lose your last point, your points become five instead.';
const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

/** The points of both after Ward has been used, with so many before. */
function after(text: string, ward: string, points: number): (number | undefined)[] {
  const at = scene(text, { style: 'passive', cards: { Ward: spell(ward) }, you: YOURS(points) });
  answer(at.use('Ward'));
  return [at.points(0), at.points(1), at.outcome?.winner ?? undefined];
}

const YOURS = (points: number) => ({ points });

describe('R-T270: what would take the last point', () => {
  it.each<[string, number, (number | undefined)[]]>([
    ['Lose 3 points.', 3, [5, 20, undefined]],
    ['Lose 30 points.', 12, [5, 20, undefined]],
    ['Lose 3 points.', 4, [1, 20, undefined]],
    ['Your opponent loses 20 points.', 3, [3, 0, 0]],
  ])('%s with %i points', (ward, points, expected) => {
    expect(after(RESCUE, ward, points)).toEqual(expected);
  });

  it('is what is left of a loss that is prevented in part', () => {
    const at = scene(RESCUE, {
      style: 'passive',
      cards: {
        Ward: spell('Prevent the next two points you lose.', 'Even if tapped, lose 3 points.'),
      },
      you: { points: 2 },
    });
    answer(at.use('Ward'));
    answer(at.use('Ward', 1));
    expect(at.points(0)).toBe(1);
  });

  it('is taken in battle as well, once per game', () => {
    const at = scene(`Once per game, ${RESCUE.toLowerCase()}`, {
      style: 'passive',
      active: 1,
      stage: 'battle',
      cards: { Foe: { type: 'water', attack: 900, rank: 2 }, Drake: { rank: 2, defense: 100 } },
      you: { points: 2, units: ['Drake', 'Ember'] },
      opponent: { units: ['Foe', 'Pebble'] },
    });
    at.attack('Foe', 'Drake');
    expect(at.points(0)).toBe(5);
    expect(at.units(0)).toEqual(['Ember']);
    at.endTurn();
    const spent = scene(`Once per game, ${RESCUE.toLowerCase()}`, {
      style: 'passive',
      cards: { Ward: spell('Lose 5 points.', 'Even if tapped, lose 5 points.') },
      you: { points: 1 },
    });
    answer(spent.use('Ward'));
    expect(spent.points(0)).toBe(5);
    answer(spent.use('Ward', 1));
    expect(spent.outcome?.winner).toBe(1);
  });

  it('is not asked of a loss that an earlier one has made bearable', () => {
    const at = scene(RESCUE, {
      style: 'passive',
      cards: { Ward: spell('Destroy all units you control.') },
      you: { points: 1, units: ['Ember', 'Spark'], hand: [] },
    });
    answer(at.use('Ward'));
    expect(at.points(0)).toBe(4);
  });

  it.each([
    ['When you lose your last point, draw a card.', 'say "would lose"'],
    ['If you would lose their last point, draw a card instead.', 'their own points'],
  ])('%s is refused', (text, why) => {
    expect(parseEffect(text)).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });
});
