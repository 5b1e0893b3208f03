import type { Decision, Game, GameEvent, GameState, Picks, Random } from '@cardscape/kernel';

/** What a bot decides on. It is given the state, and must not use what its seat cannot see. */
export interface Thinking<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Options, View, Event>;
  readonly state: State;
  readonly decision: Decision;
  /** The bot's own stream: its thoughts do not move the game's. */
  readonly random: Random;
}

/** A player that is a program: answers a decision. */
export type Bot<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> = (thinking: Thinking<State, Options, View, Event>) => Picks;

/** A bot that thinks elsewhere: its answer may take time. */
export type DistantBot<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> = (thinking: Thinking<State, Options, View, Event>) => Promise<Picks>;
