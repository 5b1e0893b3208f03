import {
  type CardSet,
  evaluateView,
  type KolymaEvent,
  type KolymaOptions,
  type KolymaState,
  type KolymaView,
  kolyma,
  openSet,
} from '@cardscape/kolyma';
import { greedyBot, randomBot } from '@cardscape/players';
import { matchKeeper } from '../match/keeper.ts';
import type { MatchSession } from '../match/session.ts';
import { tell } from './tell.ts';

/** A session of Kolyma. */
export type KolymaSession = MatchSession<KolymaState, KolymaOptions, KolymaView, KolymaEvent>;

/** Opens, keeps and continues the sessions of Kolyma. */
export const {
  open: openSession,
  hasSaved: hasSavedMatch,
  resume: resumeSession,
} = matchKeeper<KolymaState, KolymaOptions, KolymaView, KolymaEvent>({
  key: 'kolyma',
  gameWith: (cards) => kolyma(setOf(cards)),
  bots: { random: randomBot(), greedy: greedyBot(evaluateView) },
  tell,
});

/** The cards a session is played with. */
export function cardsOf(session: KolymaSession): CardSet {
  return setOf(session.match.start.cards);
}

function setOf(cards: unknown): CardSet {
  const opened = openSet(cards);
  if ('problem' in opened) throw new RangeError(opened.problem);
  return opened.set;
}
