import type { ShowdownAnswers, ShowdownConsultation } from '@cardscape/showdown';
import type { TableHands } from '../../../table/picking/turn.ts';

/** What the holder of the position has answered; nothing until it has. */
export type Consulted = <About extends keyof ShowdownAnswers>(
  question: ShowdownConsultation & { readonly about: About },
) => ShowdownAnswers[About] | undefined;

/** How the person at a table asks the holder of the position, in the words of Showdown. */
export function consultedOf(hands: TableHands | undefined): Consulted | undefined {
  return hands?.consulted as Consulted | undefined;
}
