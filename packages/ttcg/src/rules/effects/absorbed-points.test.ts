import { describe, expect, it } from 'vitest';
import { answer, scene } from '../../testing/scene.ts';

const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

/** The points of both after Source has been used, and then each of these by Ward and Hex. */
function after(text: string, first: string, second: string): number[] {
  const at = scene(text, {
    cards: { Ward: spell(`Even if tapped, ${first}`, `Even if tapped, ${second}`) },
  });
  answer(at.do({ act: 'use', name: 'Source', effect: 0 }));
  answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
  answer(at.do({ act: 'use', name: 'Ward', effect: 1 }));
  return [at.points(0), at.points(1)];
}

describe('R-T222: points that are prevented', () => {
  it.each([
    [
      'Prevent the next two points of damage you would take.',
      'lose 1 point.',
      'lose 3 points.',
      [18, 20],
    ],
    [
      'Prevent the next two points of damage you would take.',
      'lose 5 points.',
      'lose 3 points.',
      [14, 20],
    ],
    [
      'Prevent the next two points of damage you would take.',
      'gain 1 point.',
      'lose 2 points.',
      [21, 20],
    ],
    [
      'Prevent the next two points of damage you would take.',
      'your opponent loses 2 points.',
      'draw a card.',
      [20, 18],
    ],
    [
      'Prevent the next three points your opponent would gain.',
      'your opponent gains 2 points.',
      'each player gains 4 points.',
      [24, 23],
    ],
  ])('%s %s %s', (text, first, second, points) => {
    expect(after(text, first, second)).toEqual(points);
  });

  it('is over when its time is', () => {
    const at = scene('Prevent the next two points you lose this turn.', {
      cards: { Hex: spell('Your opponent loses 2 points.') },
    });
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }));
    at.endTurn();
    answer(at.do({ act: 'use', name: 'Hex', effect: 0 }));
    expect(at.points(0)).toBe(18);
  });

  it('leaves of a destroyed unit only the rest', () => {
    const at = scene('Prevent the next point you lose.', {
      cards: { Ward: spell('Destroy one rank 2 unit you control.') },
    });
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }));
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
    expect(at.points(0)).toBe(19);
    expect(at.state.lasting).toEqual([]);
  });

  it('what is paid is lost as well', () => {
    const at = scene('Prevent the next two points you lose.', {
      cards: { Ward: spell('Lose 3 points to draw one card.') },
    });
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }));
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
    expect([at.points(0), at.hand(0).length]).toEqual([19, 5]);
  });
});
