import { nameWhatIsFound } from './antecedents.ts';
import { endInItsTime } from './in-its-time.ts';
import { lastTogether } from './lasting.ts';
import { nameOwnCards } from './own-cards.ts';
import { nameThisCard } from './this-card.ts';
import type { Effect } from './tree.ts';
import { nameTurnPlayer } from './turn-player.ts';

/** What the words of a text leave to be understood, one thing after the other. */
const STEPS = [
  nameTurnPlayer,
  nameThisCard,
  nameWhatIsFound,
  nameOwnCards,
  lastTogether,
  endInItsTime,
] as const;

/** An effect with all that its words leave to be understood: each meaning has one tree. */
export function canonical(effect: Effect): Effect {
  let named = effect;
  for (const step of STEPS) named = step(named);
  return named;
}
