import { describe, expect, it } from 'vitest';
import { isSavedDeck } from './savedDeck.ts';

const entry = { name: 'Cairn Pup', tier: 0, count: 2 };
const deck = { id: 'a1', name: 'Stones', note: '', entries: [entry] };

describe('a deck that the browser kept', () => {
  it('is known again', () => {
    expect(isSavedDeck(deck)).toBe(true);
    expect(isSavedDeck({ ...deck, entries: [] })).toBe(true);
  });

  it.each([
    ['without an id', { ...deck, id: undefined }],
    ['without entries', { ...deck, entries: 'none' }],
    ['with a tier that is none', { ...deck, entries: [{ ...entry, tier: 6 }] }],
    ['with half a card', { ...deck, entries: [{ ...entry, count: 0.5 }] }],
    ['with no card at all', { ...deck, entries: [null] }],
    ['that is a word', 'Stones'],
  ])('%s is none', (_, found) => {
    expect(isSavedDeck(found)).toBe(false);
  });
});
