import { describe, expect, it } from 'vitest';
import { card } from '../testing/table.ts';
import { tryCard } from './trial.ts';

const nothing = { specials: [], numbers: [], characters: [] };
const numbers = [1, 2, 3].map((value) => ({ value, class: 1 }));
const position = { target: 14, numberDeck: [], players: [{}, { numbers }] } as const;

describe('the question for cards', () => {
  it.each([
    { count: 1, prompt: 'Choose 1 number card to swap for a new one.' },
    { count: 2, prompt: 'Choose 2 number cards to swap for new ones.' },
  ])('speaks of $count in the right number', ({ count, prompt }) => {
    const swap = card('Swap', 'EFFECT_SWAP TARGET_OPPONENT TYPE_NUMBER', [count]);
    expect(tryCard(nothing, swap, position, []).question?.prompt).toBe(prompt);
  });
});
