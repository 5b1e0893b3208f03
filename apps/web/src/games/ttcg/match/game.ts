import type { TtcgEvent, TtcgOptions, TtcgState, TtcgView } from '@cardscape/ttcg';
import { matchKeeper } from '../../../table/kept/keeper.ts';
import type { MatchSession } from '../../../table/session/session.ts';
import { openWith } from '../core.ts';
import { keptStops, settledPass } from './stops.ts';
import { tell } from './tell.ts';

/** A session of TTCG. */
export type TtcgSession = MatchSession<TtcgState, TtcgOptions, TtcgView, TtcgEvent>;

/** Opens, keeps and continues the sessions of TTCG. */
export const {
  open: openSession,
  hasSaved: hasSavedMatch,
  stuck: stuckMatch,
  resume: resumeSession,
} = matchKeeper<TtcgState, TtcgOptions, TtcgView, TtcgEvent>({
  key: 'ttcg',
  openWith,
  tell,
  settle: (decision, view, { print }) => settledPass(decision, view, keptStops.read(), print),
});
