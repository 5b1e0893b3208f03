import { describe, expect, it } from 'vitest';
import { savedDeckSchema } from './savedDeck.ts';

const entry = { name: 'Cairn Pup', tier: 0, count: 2 };
const deck = { id: 'a1', name: 'Stones', note: '', entries: [entry] };

describe('a deck that the browser kept', () => {
  it('is known again', () => {
    expect(savedDeckSchema.safeParse(deck).data).toEqual(deck);
    expect(savedDeckSchema.safeParse({ ...deck, entries: [] }).success).toBe(true);
  });

  it.each([
    ['without an id', { ...deck, id: undefined }],
    ['without entries', { ...deck, entries: 'none' }],
    ['with a tier that is none', { ...deck, entries: [{ ...entry, tier: 6 }] }],
    ['with half a card', { ...deck, entries: [{ ...entry, count: 0.5 }] }],
    ['with no card at all', { ...deck, entries: [null] }],
    ['that is a word', 'Stones'],
  ])('%s is none', (_, found) => {
    expect(savedDeckSchema.safeParse(found).success).toBe(false);
  });
});
