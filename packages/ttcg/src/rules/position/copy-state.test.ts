import { copyData, randomFrom, randomPicks } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { builtIn } from '../../testing/built-in.ts';
import { deckKeys } from '../book/deck-keys.ts';
import type { EditionName } from '../book/editions.ts';
import { copyState } from './copy-state.ts';

const game = builtIn.game;
const [one = [], two = []] = builtIn.decks.map(deckKeys);

describe('a copy of a position', () => {
  it.each<EditionName>(['0.001', '0.059', '2025-03-06'])(
    'is the same, and is left alone by what is played on in edition %s',
    (edition) => {
      const random = randomFrom(`copies ${edition}`);
      const { state } = game.setup({ edition, decks: [one, two] }, 'copies');
      for (let step = 0; step < 250; step++) {
        const decision = game.decision(state);
        if (decision.ask === 'over') break;
        const copy = copyState(state);
        const then = copyData(state);
        expect(copy).toEqual(then);
        const picks = randomPicks(decision, random);
        game.advance(state, decision, picks);
        expect(copy).toEqual(then);
        // Played on from the copy, the game comes to the same.
        game.advance(copy, decision, picks);
        expect(copy).toEqual(state);
      }
    },
  );
});
