import { describe, expect, it } from 'vitest';
import { groupLines, groupOptions } from './option-groups.ts';
import { answerTyped, barePicks } from './read-picks.ts';

const column = (number: number) => ({ verb: 'Play', object: 'Ember Fox in column', number });
const groupsOf = (...phrases: Parameters<typeof groupOptions>[1]) =>
  groupOptions(
    phrases.map((_, card) => ({ act: 'any', card })),
    phrases,
  );

describe('options as they are typed', () => {
  it('are one list for each verb', () => {
    const groups = groupsOf(
      { verb: 'Play', object: 'Thaw' },
      { verb: 'Swap', object: 'Frost' },
      { verb: 'Play', object: 'Frost' },
      { verb: 'Pass' },
    );
    expect(groupLines(groups)).toEqual(['  play: 1 Thaw, 2 Frost', '  swap Frost', '  pass']);
  });

  it('that differ in the number of their column alone are a run', () => {
    const groups = groupsOf(...[1, 2, 3, 5].map(column));
    expect(groupLines(groups)).toEqual([
      '  play: 1-3 Ember Fox in column 1-3, 4 Ember Fox in column 5',
    ]);
  });

  it('are no run because their names end in numbers', () => {
    const kites = [1, 2, 3].map((number) => ({ verb: 'Keep', object: `Kite ${number}` }));
    expect(groupLines(groupsOf(...kites))).toEqual(['  keep: 1 Kite 1, 2 Kite 2, 3 Kite 3']);
  });
});

describe('answers', () => {
  const groups = groupsOf({ object: 'Take it' }, { object: 'Take two damage' }, { object: 'No' });

  it('are sentences with a number, however they begin', () => {
    expect(groupLines(groups)).toEqual(['  1 take it', '  2 take two damage', '  3 no']);
    expect(barePicks(groups, '2')).toEqual({ picks: [1] });
  });

  it.each([
    ['take it', 0],
    ['Take TWO', 1],
    ['two', 1],
    ['n', 2],
    ['take', undefined],
    ['card', undefined],
  ])('are typed by their own words: "%s"', (typed, place) => {
    const found = answerTyped([...groups, ...groupsOf({ object: 'A card' })], typed, ['card']);
    expect(found?.options[0]?.place).toBe(place);
  });
});
