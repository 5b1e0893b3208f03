import { type GameEvent, type GameState, randomPicks } from '@cardscape/kernel';
import type { Bot } from './bot.ts';

/** Chooses anything that is legal. */
export function randomBot<State extends GameState, Options, View, Event extends GameEvent>(): Bot<
  State,
  Options,
  View,
  Event
> {
  return ({ decision, random }) => randomPicks(decision, random);
}
