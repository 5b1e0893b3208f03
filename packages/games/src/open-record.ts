import {
  type BroughtCards,
  type GameEvent,
  type GameState,
  type MatchRecord,
  type MatchStart,
  matchStart,
  type OpenedGame,
  type Opening,
} from '@cardscape/kernel';
import type { GameEntry } from './games.ts';
import { openGame } from './open-game.ts';

/** Opens the game of a record, with the cards it carries. */
export function openRecord(
  { game, cards, options, position }: MatchRecord,
  list?: readonly GameEntry[],
): Promise<Opening<OpenedGame>> {
  return openGame(game, { ...(cards && { cards }), options, position }, list);
}

/** What a match of an opened game begins with: its record will name the set and the designs. */
export function startOf<State extends GameState, Options, View, Event extends GameEvent>(
  opened: OpenedGame<State, Options, View, Event>,
  options: Options,
  { seed, names }: Pick<MatchStart<Options>, 'seed' | 'names'>,
): MatchStart<Options> {
  const designs = designsOf(opened, opened.game.setup(options, seed).state);
  return matchStart({ ...opened, designs, options, seed, names });
}

/**
 * The brought cards that a match needs: opened with these alone, its record carries no others. A game
 * that cannot tell needs all of them.
 */
export function cardsFor<State extends GameState, Options, View, Event extends GameEvent>(
  opened: OpenedGame<State, Options, View, Event>,
  options: Options,
  seed: string,
): BroughtCards | undefined {
  if (!opened.cardsOf) return opened.cards;
  return opened.cardsOf(opened.takingPart(opened.game.setup(options, seed).state));
}

/** The designs that take part from a first position on, each with its hash. */
function designsOf<State extends GameState, Options, View, Event extends GameEvent>(
  opened: OpenedGame<State, Options, View, Event>,
  first: State,
): Record<string, string> {
  const hashes = opened.takingPart(first).flatMap((design) => {
    const hash = opened.designHash(design);
    return hash === undefined ? [] : [[design, hash] as const];
  });
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
