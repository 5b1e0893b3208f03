import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { beforeDeal, isBeforeDeal } from './beforeDeal.ts';
import { tell } from './tell.ts';

const { game, cardSet: set } = openedKolyma();
const [first, second] = set.characters.map(({ name }) => name) as [string, string];
const opening = game.setup({ characters: [first, second] }, 'deal');

describe('the opening of a round', () => {
  it('shows the dice before any card is dealt, then the deal', () => {
    expect(tell(opening.events).map(({ events }) => isBeforeDeal(events))).toEqual([true, false]);
  });

  it('has every card in its deck until then', () => {
    const dealt = game.view(opening.state, 0);
    const view = beforeDeal(dealt);
    expect(view.numberDeck).toBe(dealt.numberDeck + 8);
    for (const seat of [0, 1] as const) {
      const { deck, hand } = dealt.players[seat];
      expect(view.players[seat]).toMatchObject({ line: [], hand: [], total: 0 });
      expect(view.players[seat].deck).toBe(deck + hand.length);
    }
  });
});
