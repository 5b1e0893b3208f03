import { capital, type Outcome, type SeenDecision } from '@cardscape/kernel';
import { type EndWords, endWordsOf } from '../ending/endWords.ts';
import { type Message, plainMessage } from '../screen/messages.ts';
import { countWords } from './useGenericTurn.ts';

/** Whose move it is and what is expected, in the words of the game's own question. */
export function messageFor(
  decision: SeenDecision,
  names: readonly [string, string],
  chosen: number,
  /** Why a match ended, as a clause. */
  ending: (reason: string) => string,
): Message {
  if (decision.ask !== 'pick')
    return plainMessage(decision, names, {}, (end) => endWords(end, names, ending).title);
  const expected = [decision.prompt, countWords(decision, chosen)].filter(Boolean).join(' ');
  return { whose: 'Your move', yours: true, expected };
}

/** How a match ended, for the end screen. */
export function endWords(
  outcome: Outcome,
  names: readonly [string, string],
  ending: (reason: string) => string,
): EndWords {
  const why = `${capital(ending(outcome.reason))}.`;
  return endWordsOf(outcome, names, { drawn: why, played: why });
}
