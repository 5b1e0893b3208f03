import { passOver } from './pass-over.ts';
import { nameWhatIsFound } from './tree/antecedents.ts';
import { nameWhereUsed } from './tree/from-discard.ts';
import { endInItsTime } from './tree/in-its-time.ts';
import { nameItself } from './tree/itself.ts';
import { lastInstead, lastTogether } from './tree/lasting.ts';
import { nameOwnCards } from './tree/own-cards.ts';
import { namePrices } from './tree/prices.ts';
import { nameOwner } from './tree/that-player.ts';
import { nameTheRest } from './tree/the-rest.ts';
import { nameThisCard, nameThisInTime } from './tree/this-card.ts';
import type { Effect } from './tree/tree.ts';
import { nameTurnPlayer } from './tree/turn-player.ts';

/** What the words of a text leave to be understood, one thing after the other. */
const STEPS = [
  namePrices,
  nameTheRest,
  nameTurnPlayer,
  nameOwner,
  nameWhatIsFound,
  nameWhereUsed,
  nameOwnCards,
  nameItself,
  lastTogether,
  nameThisCard,
  nameThisInTime,
  endInItsTime,
  lastInstead,
  passOver,
] as const;

/** An effect with all that its words leave to be understood: each meaning has one tree. */
export function canonical(effect: Effect): Effect {
  let named = effect;
  for (const step of STEPS) named = step(named);
  return named;
}
