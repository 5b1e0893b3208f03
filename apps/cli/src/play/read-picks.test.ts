import { expect, it } from 'vitest';
import type { OptionGroup } from './option-groups.ts';
import { barePicks } from './read-picks.ts';

const group = (verb: string, places: readonly number[]): OptionGroup => ({
  act: verb,
  verb,
  plain: false,
  options: places.map((place) => ({ place, name: `card ${place}` })),
});

it('a bare number means what is shown with a number', () => {
  const groups = [group('play', [0, 1]), group('use', [2])];
  expect(barePicks(groups, '1')).toEqual({ picks: [0] });
  expect(barePicks([...groups, group('attack', [3, 4])], '1')).toEqual({
    problem: '"1" could be play 1 or attack 1: type one of these.',
  });
});
