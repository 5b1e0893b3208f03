import type { ShowdownAnswers, ShowdownConsultation } from '@cardscape/showdown';
import { useCallback } from 'react';
import { useAnswers } from '../../../table/session/useAnswers.ts';
import { ask, type ShowdownSession } from '../match/game.ts';

/** What the holder of the position has answered; nothing until it has. */
export type Consulted = <About extends keyof ShowdownAnswers>(
  question: ShowdownConsultation & { readonly about: About },
) => ShowdownAnswers[About] | undefined;

/** Asks the holder of the position for what is drawn now; all of it anew at every moment. */
export function useConsulted(session: ShowdownSession, moment: number): Consulted {
  const consult = useCallback(
    (question: ShowdownConsultation) => ask(session, question) as Promise<unknown>,
    [session],
  );
  return useAnswers(consult, moment) as Consulted;
}
