import type { PickDecision } from '@cardscape/kernel';
import { counted } from '@cardscape/kernel';
import type { KolymaState, Parting, Question } from './state.ts';
import { held } from './zones.ts';

const ASKING: Record<Parting, (count: number) => string> = {
  discard: () => 'to discard',
  transfer: () => 'to give to your opponent',
  swap: (count) => `to swap for ${count === 1 ? 'a new one' : 'new ones'}`,
};

/** The open question as a decision of the player whose cards are meant. */
export function questionDecision(state: KolymaState, question: Question): PickDecision {
  const { seat, parting, type, count } = question;
  return {
    ask: 'pick',
    seat,
    kind: parting,
    prompt: `Choose ${counted(count, `${type} card`)} ${ASKING[parting](count)}.`,
    options: held(state.table, seat, type).map((card) => ({ act: parting, card })),
    min: count,
    max: count,
    ordered: false,
  };
}
