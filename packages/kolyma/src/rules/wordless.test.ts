import { SEATS } from '@cardscape/kernel';
import { changedByWords, fuzz, holdsOnly } from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import { openedKolyma } from '../testing/built-in.ts';
import { drawCharacters } from '../testing/draw-characters.ts';
import { deckBook } from './deck-book.ts';
import { kolymaRules } from './kolyma.ts';
import { noFlags } from './state.ts';
import { emptyTable } from './zones.ts';

const { game, cardSet: set } = openedKolyma();
const options = drawCharacters(set);

/** The kinds of things that a position speaks of, besides its cards and places. */
const KINDS = [
  ...['number', 'special', ...SEATS.map((seat) => `special ${seat}`)],
  ...['player', 'opponent'],
  ...['none', 'add', 'draw', 'discard', 'transfer', 'swap', 'if'],
  ...['class', 'duplicate', 'quantity', 'value', 'target', ...Object.keys(noFlags())],
  ...['closer', 'over', 'both over', 'equal'],
];

describe('a position of Kolyma', () => {
  it('is the same in other words', () => {
    const rules = kolymaRules(deckBook(set));
    expect(changedByWords(rules, { games: 10, seed: 'words', options })).toEqual([]);
  });

  it('holds names and kinds, and no words', () => {
    const named = [...set.specials, ...set.numbers, ...set.characters].map(({ name }) => name);
    const known = new Set([...named, ...Object.keys(emptyTable().zones), ...KINDS]);
    const checks = [holdsOnly((text) => known.has(text))];
    expect(fuzz(game, { games: 30, seed: 'words', options, checks }).problems).toEqual([]);
  });
});
