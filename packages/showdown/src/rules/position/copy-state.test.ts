import { copyData, randomFrom, randomPicks } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { coreBook, coreCards } from '../../testing/built-in.ts';
import { showdown } from '../showdown.ts';
import { copyState } from './copy-state.ts';

const book = coreBook();
const game = showdown(book);
const [character = ''] = coreCards()
  .filter(({ design }) => design.type === 'char')
  .map(({ design }) => design.name);
const deck = coreCards()
  .filter(({ design }) => design.type !== 'char')
  .slice(0, 40)
  .map(({ design }) => design.name);

describe('a copy of a match', () => {
  it('is the same, and is left alone by what is played on in the match', () => {
    const random = randomFrom('copies');
    const options = { characters: [character, character], decks: [deck, deck] } as const;
    const { state } = game.setup(options, 'copies');
    for (let step = 0; step < 300; step++) {
      const decision = game.decision(state);
      if (decision.ask === 'over') break;
      const copy = copyState(book, state);
      const then = copyData(state);
      expect(copy).toEqual(then);
      const picks = randomPicks(decision, random);
      game.advance(state, decision, picks);
      expect(copy).toEqual(then);
      // Played on from the copy, the match comes to the same.
      game.advance(copy, decision, picks);
      expect(copy).toEqual(state);
    }
  });
});
