import { type AskedPick, capital, type Outcome } from '@cardscape/kernel';
import { type EndWords, endWordsOf } from '../ending/endWords.ts';
import type { Message } from '../screen/messages.ts';
import { countWords } from './useGenericTurn.ts';

/** What is expected of the player who is asked, in the words of the game's own question. */
export function messageFor(decision: AskedPick, chosen: number): Message {
  const expected = [decision.prompt, countWords(decision, chosen)].filter(Boolean).join(' ');
  return { whose: 'Your move', yours: true, expected };
}

/** How a match ended, for the end screen. */
export function endWords(
  outcome: Outcome,
  names: readonly [string, string],
  /** Why a match ended, as a clause. */
  ending: (reason: string) => string,
): EndWords {
  const why = `${capital(ending(outcome.reason))}.`;
  return endWordsOf(outcome, names, { drawn: why, played: why });
}
