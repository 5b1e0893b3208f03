import { nameWhatIsFound } from './antecedents.ts';
import { lastTogether } from './lasting.ts';
import { nameOwnCards } from './own-cards.ts';
import type { Effect } from './tree.ts';

/** An effect with all that its words leave to be understood: each meaning has one tree. */
export const canonical = (effect: Effect): Effect =>
  lastTogether(nameOwnCards(nameWhatIsFound(effect)));
