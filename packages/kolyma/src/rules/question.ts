import type { PickDecision } from '@cardscape/kernel';
import type { KolymaState, Question } from './state.ts';
import { held } from './zones.ts';

/** The open question as a decision of the player whose cards are meant. */
export function questionDecision(state: KolymaState, question: Question): PickDecision {
  const { seat, parting, type, count } = question;
  return {
    ask: 'pick',
    seat,
    kind: parting,
    options: held(state.table, seat, type).map((card) => ({ act: parting, card })),
    min: count,
    max: count,
    ordered: false,
  };
}
