import { readCardFile } from '@cardscape/kolyma/tools';
import { describe, expect, it } from 'vitest';
import { errorWords, FIRST } from './errorWords.ts';

const wordsFor = (card: object) =>
  readCardFile(JSON.stringify({ name: 'Card', ...card }), 'card.json', FIRST).errors.map(
    errorWords,
  );

const draw = ['EFFECT_DRAW', 'TARGET_PLAYER', 'TYPE_NUMBER'];

describe('an error on the site', () => {
  it('counts keywords and values from 1', () => {
    expect(wordsFor({ keywords: ['EFFECT_DRAW', 'TARGT_PLAYER'], values: [2] })).toEqual([
      'Keyword 2, "TARGT_PLAYER", is not a keyword. Did you mean TARGET_PLAYER? Expected a TARGET.',
    ]);
    expect(wordsFor({ keywords: draw, values: [-2] })[0]).toMatch(
      /^Value 1 is -2; TARGET_PLAYER at keyword 2 takes a whole number, 0 or more/,
    );
  });

  it('asks for a value in plain words', () => {
    expect(wordsFor({ keywords: draw, values: [null] })).toEqual([
      'Value 1 is missing. Type a whole number.',
    ]);
    expect(wordsFor({ keywords: draw, values: ['x'] })).toEqual([
      'Value 1 is "x". Type a whole number.',
    ]);
    expect(wordsFor({ keywords: draw, values: 2 })).toEqual([
      '"values" is 2; expected a list of whole numbers.',
    ]);
    expect(wordsFor({ value: null, class: 'red' })).toEqual(['Type a whole number, -99 to 99.']);
  });
});
