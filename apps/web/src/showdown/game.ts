import { greedyBot, randomBot } from '@cardscape/players';
import {
  evaluateView,
  goOn,
  type ShowdownEvent,
  type ShowdownGame,
  type ShowdownOptions,
  type ShowdownState,
  type ShowdownView,
  showdown,
  showdownAt,
} from '@cardscape/showdown';
import { matchKeeper } from '../match/keeper.ts';
import type { MatchSession } from '../match/session.ts';
import { libraryOf, sourceOf } from './library.ts';
import { tell } from './tell.ts';

/** A session of Showdown. */
export type ShowdownSession = MatchSession<
  ShowdownState,
  ShowdownOptions,
  ShowdownView,
  ShowdownEvent
>;

/** The game with the cards of a record, and from its position. Throws when they cannot be read. */
export function gameWith(cards: unknown, position?: unknown): ShowdownGame {
  const source = sourceOf(cards, position);
  const { book } = libraryOf(source);
  return source.position ? showdownAt(book, source.position) : showdown(book);
}

/** Opens, keeps and continues the sessions of Showdown. */
export const {
  open: openSession,
  hasSaved: hasSavedMatch,
  resume: resumeSession,
} = matchKeeper<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent>({
  key: 'showdown',
  gameWith,
  bots: { random: randomBot(), greedy: greedyBot(evaluateView, goOn) },
  tell,
});
