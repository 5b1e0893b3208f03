import { describe, expect, it } from 'vitest';
import { openedKolyma } from '../testing/built-in.ts';
import { deckFacts } from './deck-facts.ts';

const set = openedKolyma().cardSet;

describe('what a deck wants to do', () => {
  it('is counted in cards, the most first', () => {
    expect(deckFacts(set, ['Short Pace', 'Short Pace', 'Spare Battery'])).toEqual([
      { words: 'move your own total', count: 2 },
      { words: 'draw cards', count: 1 },
    ]);
  });

  it('counts a card once, and what stands in its paths', () => {
    expect(deckFacts(set, ['True North'])).toEqual([
      { words: 'move your own total', count: 1 },
      { words: 'depend on a condition', count: 1 },
    ]);
  });

  it('says something about every character', () => {
    for (const { deck } of set.characters)
      expect(deckFacts(set, deck).length).toBeGreaterThanOrEqual(2);
  });
});
