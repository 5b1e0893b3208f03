import type {
  ShowdownAnswers,
  ShowdownConsultation,
  ShowdownEvent,
  ShowdownOpened,
  ShowdownOptions,
  ShowdownState,
  ShowdownView,
} from '@cardscape/showdown';
import { matchKeeper } from '../../../table/kept/keeper.ts';
import type { MatchSession } from '../../../table/session/session.ts';
import { openShowdown } from '../core.ts';
import { tell } from './tell.ts';

/** A session of Showdown. */
export type ShowdownSession = MatchSession<
  ShowdownState,
  ShowdownOptions,
  ShowdownView,
  ShowdownEvent
>;

/** Opens, keeps and continues the sessions of Showdown. */
export const {
  open: openSession,
  hasSaved: hasSavedMatch,
  attempt: attemptSession,
  stuck: stuckMatch,
  resume: resumeSession,
} = matchKeeper<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent>({
  key: 'showdown',
  openWith: openShowdown,
  tell,
});

/** The cards of a session: all sessions are opened with them. */
export function cardsOf({ opened }: Pick<ShowdownSession, 'opened'>): ShowdownOpened {
  return opened as ShowdownOpened;
}

/** Asks the holder of the position for the person at the screen. */
export function ask<About extends keyof ShowdownAnswers>(
  session: Pick<ShowdownSession, 'consult'>,
  question: ShowdownConsultation & { readonly about: About },
): Promise<ShowdownAnswers[About] | undefined> {
  return session.consult(question) as Promise<ShowdownAnswers[About] | undefined>;
}
