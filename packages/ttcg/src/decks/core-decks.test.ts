import { describe, expect, it } from 'vitest';
import { deckKeys } from '../rules/book/deck-keys.ts';
import { EDITIONS, type EditionName } from '../rules/book/editions.ts';
import { builtIn } from '../testing/built-in.ts';
import { deckSize } from './deck.ts';
import { checkDeck } from './legality.ts';
import { readDeck } from './read-deck.ts';
import { writeDeck } from './write-deck.ts';

const decks = builtIn.decks;
const legalIn = (edition: EditionName) =>
  decks.filter((deck) => checkDeck(deck, builtIn.cardSet, EDITIONS[edition]).length === 0);

describe('the built-in decks', () => {
  it('are at least eight, with different names and plans', () => {
    expect(decks.length).toBeGreaterThanOrEqual(8);
    expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length);
    expect(new Set(decks.map(({ note }) => note)).size).toBe(decks.length);
    expect(decks.filter(({ name, note }) => name === '' || note === '')).toEqual([]);
  });

  it.each(decks)('$name is legal in the current edition', (deck) => {
    expect(checkDeck(deck, builtIn.cardSet, EDITIONS['0.059'])).toEqual([]);
  });

  it('can be played in the older editions too', () => {
    expect(legalIn('2025-03-06').length).toBeGreaterThanOrEqual(5);
    expect(legalIn('0.001').length).toBeGreaterThanOrEqual(3);
  });

  it('use every design between them', () => {
    const used = new Set(decks.flatMap(({ entries }) => entries.map(({ name }) => name)));
    const unused = builtIn.cardSet.designs.filter(({ name }) => !used.has(name));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it.each(decks)('$name has what its own cards look for', ({ entries }) => {
    const designs = entries.flatMap(({ name }) => builtIn.cardSet.find(name) ?? []);
    const had = new Set(designs.flatMap(({ subtypes }) => subtypes));
    const missing = builtIn.cardSet.subtypes.filter((subtype) => !had.has(subtype));
    const texts = designs.flatMap(({ effects }) => effects.map(({ text }) => text));
    const inVain = texts.filter(
      (text) =>
        /you control|your deck|your discard pile/.test(text) &&
        missing.some((subtype) => new RegExp(`\\b${subtype} units?\\b`, 'i').test(text)),
    );
    expect(inVain).toEqual([]);
  });

  it.each(decks)('$name is as long for a game as its list says', (deck) => {
    expect(deckKeys(deck)).toHaveLength(deckSize(deck));
  });

  it.each(decks)('$name reads back from what is written of it', (deck) => {
    expect(readDeck(writeDeck(deck), 'again.txt', builtIn.cardSet)).toEqual({ deck, problems: [] });
  });
});
