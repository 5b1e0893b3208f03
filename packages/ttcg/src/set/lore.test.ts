import { describe, expect, it } from 'vitest';
import { aDesign } from '../testing/designs.ts';
import { readLore, withLore, writeLore } from './lore.ts';

describe('lore', () => {
  it('comes to the cards from a second file', () => {
    const { lines, problems } = readLore('NAME;LORE\nAsh Hare;It outran the fire.\n', 'lore.csv');
    expect(problems).toEqual([]);
    expect(withLore([aDesign()], lines).designs[0]?.lore).toBe('It outran the fire.');
  });

  it('of a card that is not there is reported, with the nearest name', () => {
    const { lines } = readLore('NAME;LORE\nAsh Hair;Old.\n', 'lore.csv');
    const { designs, problems } = withLore([aDesign()], lines);
    expect(designs).toEqual([aDesign()]);
    expect(problems).toMatchObject([{ file: 'lore.csv', line: 2, column: 1, nearest: 'Ash Hare' }]);
  });

  it('of a card that is left out for its own faults is not reported as well', () => {
    const { lines } = readLore('NAME;LORE\nMoss Owl;Old.\n', 'lore.csv');
    expect(withLore([aDesign()], lines, ['Moss Owl']).problems).toEqual([]);
  });

  it('is one line for each card, and says something', () => {
    const { lines, problems } = readLore('NAME;LORE\nA;x\na;y\nB;\n', 'lore.csv');
    expect(lines.map(({ name }) => name)).toEqual(['A']);
    expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('reads back what it writes', () => {
    const designs = [aDesign({ lore: 'It said: "run; now".' }), aDesign({ name: 'B' })];
    const { lines } = readLore(writeLore(designs), 'lore.csv');
    expect(lines.map(({ name, lore }) => [name, lore])).toEqual([
      ['Ash Hare', 'It said: "run; now".'],
    ]);
  });
});
