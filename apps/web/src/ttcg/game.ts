import { greedyBot, randomBot } from '@cardscape/players';
import {
  type CardSet,
  coreSet,
  evaluateView,
  goOn,
  type TtcgEvent,
  type TtcgOptions,
  type TtcgState,
  type TtcgView,
  ttcg,
} from '@cardscape/ttcg';
import { matchKeeper } from '../match/keeper.ts';
import type { MatchSession } from '../match/session.ts';
import { keptStops, settledPass } from './stops.ts';
import { tell } from './tell.ts';

/** A session of TTCG. */
export type TtcgSession = MatchSession<TtcgState, TtcgOptions, TtcgView, TtcgEvent>;

/** The cards that are played with. */
export function cards(): CardSet {
  return coreSet();
}

/** Opens, keeps and continues the sessions of TTCG. */
export const {
  open: openSession,
  hasSaved: hasSavedMatch,
  resume: resumeSession,
} = matchKeeper<TtcgState, TtcgOptions, TtcgView, TtcgEvent>({
  key: 'ttcg',
  gameWith: () => ttcg(cards()),
  bots: { random: randomBot(), greedy: greedyBot(evaluateView, goOn) },
  tell,
  settle: (decision, view) => settledPass(decision, view, keptStops.read(), cards()),
});
