import type { PickDecision } from '@cardscape/kernel';
import { counted } from '@cardscape/kernel';
import type { KolymaState, Parting, Question } from './state.ts';
import { held } from './zones.ts';

const ASKING: Record<Parting, string> = {
  discard: 'to discard',
  transfer: 'to give to your opponent',
  swap: 'to swap for new ones',
};

/** The open question as a decision of the player whose cards are meant. */
export function questionDecision(state: KolymaState, question: Question): PickDecision {
  const { seat, parting, type, count } = question;
  return {
    ask: 'pick',
    seat,
    kind: parting,
    prompt: `Choose ${counted(count, `${type} card`)} ${ASKING[parting]}.`,
    options: held(state.table, seat, type).map((card) => ({ act: parting, card })),
    min: count,
    max: count,
    ordered: false,
  };
}
