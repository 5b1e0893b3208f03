import type { KolymaEvent, KolymaOptions, KolymaState, KolymaView } from '@cardscape/kolyma';
import { matchKeeper } from '../../../table/kept/keeper.ts';
import type { MatchSession } from '../../../table/session/session.ts';
import { openWith } from '../core.ts';
import { tell } from './tell.ts';

/** A session of Kolyma. */
export type KolymaSession = MatchSession<KolymaState, KolymaOptions, KolymaView, KolymaEvent>;

/** Opens, keeps and continues the sessions of Kolyma. */
export const {
  open: openSession,
  hasSaved: hasSavedMatch,
  stuck: stuckMatch,
  resume: resumeSession,
} = matchKeeper<KolymaState, KolymaOptions, KolymaView, KolymaEvent>({
  key: 'kolyma',
  openWith,
  tell,
});
