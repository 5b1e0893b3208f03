import { counted } from '@cardscape/kernel';
import type { KolymaState, Parting, Question } from './state.ts';

const ASKING: Record<Parting, (count: number) => string> = {
  discard: () => 'to discard',
  transfer: () => 'to give to your opponent',
  swap: (count) => `to swap for ${count === 1 ? 'a new one' : 'new ones'}`,
};

/** What is asked now: which cards, or what to do in the turn. */
export function promptOf({ question }: Pick<KolymaState, 'question'>): string {
  return question ? questionPrompt(question) : 'Play, flip, swap, exchange or pass.';
}

/** The open question in words. */
export function questionPrompt({ parting, type, count }: Question): string {
  return `Choose ${counted(count, `${type} card`)} ${ASKING[parting](count)}.`;
}
