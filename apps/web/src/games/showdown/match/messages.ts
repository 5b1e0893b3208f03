import { type AskedPick, counted, type Outcome } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import { type EndWords, endWordsOf } from '../../../table/ending/endWords.ts';
import type { Message } from '../../../table/screen/messages.ts';
import type { Way } from './picking.ts';

/** What a player waits for, by the kind of the other's decision. */
export const waiting = {
  levelUp: 'Wait: they may level up.',
  levelAgain: 'Wait: they may level up again.',
  play: 'Wait: they may play a card.',
  attack: 'Wait: they attack.',
  target: 'Wait: they aim an attack.',
  gear: 'Wait: they choose their equipment.',
  prevent: 'Wait: they may prevent it.',
};

/** What the near player has begun. */
export interface Begun {
  readonly way: Way | undefined;
  readonly attacker: string | undefined;
  readonly chosen: number;
}

/** What is expected of the player who is asked. */
export function messageFor(
  decision: AskedPick,
  view: ShowdownView,
  { way, attacker, chosen }: Begun,
): Message {
  const whose = decision.seat === view.active ? 'Your turn' : 'Your answer';
  if (way === 'attack' && attacker !== undefined)
    return { whose, yours: true, expected: `What does ${attacker} attack? Pick a marked card.` };
  if (way === 'attack')
    return {
      whose,
      yours: true,
      expected: 'Pick a mob of yours to attack with, or end your turn.',
    };
  const many = decision.max > 1 ? ` ${chosen} of ${decision.max} chosen.` : '';
  return { whose, yours: true, expected: sentence(decision.prompt) + many };
}

/** A prompt as a sentence: cards often leave out the full stop. */
export function sentence(prompt: string): string {
  return /[\p{L}\p{N})\]%]$/u.test(prompt) ? `${prompt}.` : prompt;
}

/** How the match ended, for the end screen. */
export function endWords(
  outcome: Outcome,
  names: readonly [string, string],
  { turn }: ShowdownView,
): EndWords {
  return endWordsOf(outcome, names, { intro: `It took ${counted(turn, 'turn')}.`, draw: 'A tie' });
}
