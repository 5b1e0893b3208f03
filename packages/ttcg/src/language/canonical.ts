import { passOver } from './pass-over.ts';
import { nameWhatIsFound } from './tree/antecedents.ts';
import { askAlways } from './tree/asked-always.ts';
import { lookFreely } from './tree/at-any-time.ts';
import { nameBesideThis } from './tree/beside-this.ts';
import { nameDoers } from './tree/done-by.ts';
import { nameEffectCauses } from './tree/effect-causes.ts';
import { nameWhereUsed } from './tree/from-discard.ts';
import { endInItsTime } from './tree/in-its-time.ts';
import { nameItself } from './tree/itself.ts';
import { lastInstead, lastTogether, lastWithControl } from './tree/lasting.ts';
import { leaveOutNextRank } from './tree/next-rank.ts';
import { inOneWay, setOffAs, waysOf } from './tree/one-way.ts';
import { nameOwnCards } from './tree/own-cards.ts';
import { nameOwnSum } from './tree/own-sum.ts';
import { untapEvenTapped } from './tree/own-tap.ts';
import { nameOwnTrigger } from './tree/own-trigger.ts';
import { namePrices } from './tree/prices.ts';
import { nameOwner } from './tree/that-player.ts';
import { nameTheRest } from './tree/the-rest.ts';
import { nameThisCard, nameThisInstead, nameThisInTime } from './tree/this-card.ts';
import type { Effect } from './tree/tree.ts';
import { nameTurnPlayer } from './tree/turn-player.ts';
import { nameWatched } from './tree/watched.ts';
import { holdWhileCovered } from './tree/while-covered.ts';

/** What the words of a text leave to be understood, one thing after the other. */
const STEPS = [
  holdWhileCovered,
  namePrices,
  nameTheRest,
  lookFreely,
  nameEffectCauses,
  nameTurnPlayer,
  nameOwner,
  nameWhatIsFound,
  nameWhereUsed,
  nameBesideThis,
  nameOwnCards,
  nameOwnSum,
  leaveOutNextRank,
  nameItself,
  askAlways,
  lastTogether,
  nameThisCard,
  nameThisInstead,
  nameThisInTime,
  endInItsTime,
  lastWithControl,
  lastInstead,
  passOver,
  untapEvenTapped,
] as const;

/** An effect with all that its words leave to be understood: each meaning has one tree. */
export function canonical(read: Effect): Effect {
  const effect = nameDoers(nameWatched(nameOwnTrigger(read)));
  const several = waysOf(effect) > 1;
  let named = several ? inOneWay(effect, 0) : effect;
  for (const step of STEPS) named = step(named);
  return several ? setOffAs(named, effect) : named;
}
