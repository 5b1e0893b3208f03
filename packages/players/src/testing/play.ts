import { type Decision, type Outcome, randomFrom, type Seat, split } from '@cardscape/kernel';
import type { KolymaEvent, KolymaOptions, KolymaState, KolymaView } from '@cardscape/kolyma';
import { openedKolyma } from '@cardscape/kolyma/testing';
import type { Bot } from '../bot.ts';

/** A bot that plays Kolyma. */
export type KolymaBot = Bot<KolymaState, KolymaOptions, KolymaView, KolymaEvent>;

/** Kolyma with the built-in set. */
export const opened = openedKolyma();
/** Its rules. */
export const { game } = opened;
const sides = opened.sides();

/** The first position of a match by number; all characters get their turn. */
export function opening(match: number): KolymaState {
  const name = (place: number) => sides[place % sides.length]?.name as string;
  const characters = [name(match), name(match * 3 + 1)] as const;
  return game.setup({ characters }, `match ${match}`).state;
}

/** Lets two bots play a match, in place; `seen` is shown every position before it is decided. */
export function playBots(
  match: number,
  bots: readonly [KolymaBot, KolymaBot],
  seen: (state: KolymaState, decision: Decision) => void = () => {},
): Outcome {
  const state = opening(match);
  const random = split(randomFrom('bots'), String(match));
  for (;;) {
    const decision = game.decision(state);
    if (decision.ask === 'over') return decision;
    seen(state, decision);
    game.advance(state, decision, bots[decision.seat]({ game, state, decision, random }));
  }
}

/** Of so many matches, seats changing in turn, how many the first bot wins. */
export function winsOf(bot: KolymaBot, rival: KolymaBot, matches: number): number {
  let wins = 0;
  for (let match = 0; match < matches; match++) {
    const seat: Seat = match % 2 === 0 ? 0 : 1;
    const bots = seat === 0 ? ([bot, rival] as const) : ([rival, bot] as const);
    if (playBots(match, bots).winner === seat) wins++;
  }
  return wins;
}
