import { describe, expect, it } from 'vitest';
import { readCountedList } from './counted-list.ts';

describe('a list that is counted (R-W16)', () => {
  const read = (text: string) => readCountedList({ path: 'l.csv', text }, ['dragon']);
  const told = (text: string) =>
    read(text).problems.map(
      ({ line, column, severity, message }) => `${line}:${column} ${severity}: ${message}`,
    );

  it('needs no more than what is counted', () => {
    const { cards, problems } = read(
      'TYPE;SUBTYPES;EFFECT1;EFFECT2\nFire;Beast, Dragon;Draw a card.;\nSpell;None;;Gain 1 point.\n',
    );
    expect(problems).toEqual([]);
    expect(cards.map(({ name, type, subtypes, rank }) => [name, type, subtypes, rank])).toEqual([
      ['Line 2', 'fire', ['beast', 'dragon'], 0],
      ['Line 3', 'spell', [], 0],
    ]);
    expect(cards.map(({ effects }) => effects.length)).toEqual([1, 1]);
  });

  it('keeps what is not understood, and warns of it', () => {
    const text = 'NAME;TYPE;LEVEL;EFFECT1\nFox;Fyre;9;Bewitch a dragon.\nElk;Earth;2\n';
    expect(read(text).cards).toEqual([
      {
        ...{ name: 'Fox', type: 'fyre', subtypes: [], rank: 0 },
        effects: [{ text: 'Bewitch a dragon.', effect: undefined }],
      },
    ]);
    expect(told(text)).toEqual([
      '3:11 warning: The line has 3 fields; the header names 4 columns.',
      '1:1 warning: There is no column SUBTYPES or EFFECT2, so nothing of theirs is counted.',
      '2:5 warning: TYPE is "Fyre"; expected earth, water, fire, air, electric, light, nature, dark or spell. Did you mean fire?',
      '2:10 warning: LEVEL is "9"; expected a whole number from 1 to 5.',
      '2:12 warning: The word "bewitch" is not known. Its words are counted, not what it does.',
    ]);
  });

  it('is refused where there is nothing to count', () => {
    expect(told('')[0]).toContain('1:1 error: There is nothing in this file; expected');
    expect(told('NAME;LEVEL\nFox;1\n')[0]).toContain(
      '1:1 error: There is no column TYPE, SUBTYPES, EFFECT1 or EFFECT2,',
    );
    expect(told('TYPE;TYPE\nFire;Fire\n')[0]).toContain(
      '1:6 error: The column TYPE is there twice',
    );
  });
});
