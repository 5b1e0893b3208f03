import { type Outcome, randomFrom, readChoice, type Seat, split } from '@cardscape/kernel';
import {
  type LanternEvent,
  type LanternOptions,
  type LanternState,
  type LanternView,
  lanterns,
  openedLanterns,
} from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { randomBot } from './random-bot.ts';

type LanternBot = Bot<LanternState, LanternOptions, LanternView, LanternEvent>;

const { bots } = openedLanterns;
const random: LanternBot = randomBot();
const greedy: LanternBot = greedyBot(bots.evaluate, bots.policy);

/** Lets two bots play a whole match; every answer must be legal. */
function play(match: number, bots: readonly [LanternBot, LanternBot]): Outcome {
  const { state } = lanterns.setup({ turns: 12 }, `match ${match}`);
  const stream = split(randomFrom('lanterns'), String(match));
  for (;;) {
    const decision = lanterns.decision(state);
    if (decision.ask === 'over') return decision;
    const picks = bots[decision.seat]({ game: lanterns, state, decision, random: stream });
    expect(readChoice(decision, picks)).toEqual(picks);
    lanterns.advance(state, decision, picks);
  }
}

describe('Lanterns', () => {
  it('is played to its end by random bots', () => {
    const winners = Array.from({ length: 100 }, (_, match) => play(match, [random, random]).winner);
    expect(new Set(winners)).toEqual(new Set([0, 1, null]));
  });

  it('is won by the greedy bot more than nine times of ten, from either seat', () => {
    for (const seat of [0, 1] as const satisfies readonly Seat[]) {
      const bots = seat === 0 ? ([greedy, random] as const) : ([random, greedy] as const);
      const wins = Array.from({ length: 60 }, (_, match) => play(match, bots).winner === seat);
      expect(wins.filter(Boolean).length).toBeGreaterThan(54);
    }
  });
});
