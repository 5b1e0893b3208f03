import type { KolymaEvent } from '@cardscape/kolyma';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { seenDuring, tell } from './tell.ts';

const { game, cardSet: set } = openedKolyma();
const [first, second] = set.characters.map(({ name }) => name) as [string, string];
const opening = game.setup({ characters: [first, second] }, 'deal');

const play: KolymaEvent = { type: 'play', seat: 0, card: 3, design: 'Short Pace' };
const pass: KolymaEvent = { type: 'pass', seat: 0 };
const turn: KolymaEvent = { type: 'turn', seat: 1, turn: 2 };
const over: KolymaEvent = {
  type: 'round over',
  round: 1,
  result: { winner: 0, totals: [10, 9], target: 12, reason: 'closer' },
};
const round: KolymaEvent = {
  type: 'round',
  round: 2,
  first: 0,
  target: 12,
  dice: {
    rolls: [
      [3, 4],
      [2, 3],
    ],
    rerolls: [],
  },
};

describe('how a step is told', () => {
  it('shows a played card before what it does', () => {
    const beats = tell([play, turn]);
    expect(beats.map((beat) => beat.over)).toEqual(['before', 'after']);
    expect(beats[0]?.events).toEqual([play]);
    expect(beats[1]?.events).toEqual([play, turn]);
  });

  it('shows the end of a round over the old table, then the dice, then the deal', () => {
    const beats = tell([pass, over, round, turn]);
    expect(beats.map((beat) => beat.events)).toEqual([[pass, over], [round], [round, turn]]);
    expect(beats[0]?.over).toBe('before');
  });
});

describe('the opening of a round', () => {
  it('shows the dice before any card is dealt, then the deal', () => {
    const view = game.view(opening.state, 0);
    const shown = tell(opening.events).map(({ events }) => seenDuring(events, view) === view);
    expect(shown).toEqual([false, true]);
  });

  it('has every card in its deck until then', () => {
    const dealt = game.view(opening.state, 0);
    const view = seenDuring([round], dealt);
    expect(view.numberDeck).toBe(dealt.numberDeck + 8);
    for (const seat of [0, 1] as const) {
      const { deck, hand } = dealt.players[seat];
      expect(view.players[seat]).toMatchObject({ line: [], hand: [], total: 0 });
      expect(view.players[seat].deck).toBe(deck + hand.length);
    }
  });
});
