import { describe, expect, it } from 'vitest';
import { opened } from '../testing/built-in.ts';
import { factsOf } from './facts.ts';

const core = opened();
const printOf = (name: string) => {
  const print = core.print(name);
  if (!print) throw new Error(`there is no ${name}`);
  return print;
};

describe('the print of a card', () => {
  it('is plain data, whatever the card', () => {
    for (const { id } of core.designs()) {
      const print = printOf(id);
      expect(JSON.parse(JSON.stringify(print))).toEqual(print);
      expect(factsOf(print)).toEqual(print.facts);
    }
  });

  it('says what is to be seen: a creature, a person, a thing or a place', () => {
    expect(printOf('Boundary Boar').art).toMatchObject({
      shows: 'creature',
      terrain: 'earth',
      words: expect.arrayContaining(['fighter', 'beast']),
    });
    expect(printOf('Tamsin Greywall').art).toMatchObject({ shows: 'person', rank: 4 });
    expect(printOf('Mirror Shield').art).toMatchObject({ shows: 'thing', words: ['gear'] });
    expect(printOf('Terraced Valley').art.shows).toBe('place');
  });

  it('has its numbers in the corners', () => {
    expect(printOf('Boundary Boar').corners).toEqual({
      topLeft: { of: 'level', value: 20 },
      bottomLeft: { of: 'attack', value: 20 },
      bottomRight: { of: 'HP', value: 40 },
    });
    expect(printOf('Tamsin Greywall').corners).not.toHaveProperty('topLeft');
    expect(printOf('Terraced Valley').corners).toMatchObject({ bottomRight: { of: 'block' } });
  });

  it('says what its abilities need', () => {
    const { lines } = printOf('Tamsin Greywall');
    expect(lines).toHaveLength(3);
    for (const { tag } of lines)
      expect(tag).toMatch(/^(Always|Level \d+(, \d+ Earth)?|\d+ Earth)$/);
    expect(printOf('Boundary Boar').lines.at(-1)?.tag).toMatch(
      /^When used to level up: (One-shot|Level \d+, \d+ Earth)$/,
    );
    expect(printOf('Terraced Valley').lines[0]?.text).toMatch(
      /^Blocks \d+ damage of each attack on Earth characters\.$/,
    );
  });

  it('stays as it is when it is asked for again', () => {
    expect(printOf('Boundary Boar')).toBe(printOf('Boundary Boar'));
  });

  it('that was kept and cannot be read has no facts', () => {
    expect(factsOf({ ...printOf('Boundary Boar'), facts: { type: 'dragon' } })).toBeUndefined();
  });
});
