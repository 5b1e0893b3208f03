import { eventFor, plain } from '@cardscape/kernel';
import type { CardSet, SpecialCard } from '@cardscape/kolyma';
import { type NamedChoice, RefusedChoice, type Trial, tryCard } from '@cardscape/kolyma/tools';
import { builtIn } from '../../core.ts';
import type { SetUp } from './positions.ts';

/** A card tried in a position: what came of it, or why it could not be tried. */
export type TrialResult =
  | { readonly trial: Trial; readonly story: readonly string[]; readonly choices: number }
  | { readonly trouble: string };

/**
 * Plays the card with the answers given. The card may have changed since they were given: an answer
 * that its question no longer allows is dropped, with those after it.
 */
export function runTrial(
  set: CardSet,
  card: SpecialCard,
  setUp: SetUp,
  choices: readonly NamedChoice[],
): TrialResult {
  try {
    const trial = tryCard(set, card, setUp, choices);
    const { narrate } = builtIn.game;
    const story = trial.events.map((event) => plain(narrate(eventFor(event, 'hands'), 0)));
    return { trial, story, choices: trial.answered };
  } catch (error) {
    if (error instanceof RefusedChoice)
      return runTrial(set, card, setUp, choices.slice(0, error.index));
    if (error instanceof RangeError) return { trouble: error.message };
    throw error;
  }
}
