import { describe, expect, it } from 'vitest';
import { answer, outcomeOf, scene } from '../../testing/scene.ts';

describe('what each player has done, and is then asked of (R-T334)', () => {
  const text = 'Each player discards one card. If either of them is a unit, gain 1 point.';

  it.each([
    ['Spark', 'Veil', 21],
    ['Scroll', 'Secret', 21],
    ['Scroll', 'Veil', 20],
  ])('is asked of both: %s, %s', (mine, theirs, points) => {
    const at = scene(text, { you: { hand: [mine] }, opponent: { hand: [theirs] } });
    expect(answer(at.use('Source')).points()).toBe(points);
  });

  it('is so if all of them are', () => {
    const both = 'Each player discards one card. If both are spells, gain 2 points.';
    const spells = { you: { hand: ['Scroll'] }, opponent: { hand: ['Veil'] } } as const;
    expect(outcomeOf(both, [], spells)).toMatchObject({ 'your points': 22 });
    expect(outcomeOf(both, [], { ...spells, you: { hand: ['Spark'] } })).not.toHaveProperty(
      'your points',
    );
  });
});
