import { ByWords, type Said } from './by-words.ts';
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
import { IT_WORDS } from './tree/places.ts';
import { namePrices } from './tree/prices.ts';
import { nameOwner } from './tree/that-player.ts';
import { nameTheRest } from './tree/the-rest.ts';
import { nameThisByNone, nameThisCard, nameThisInstead, nameThisInTime } from './tree/this-card.ts';
import type { Effect } from './tree/tree.ts';
import { nameTurnPlayer } from './tree/turn-player.ts';
import { nameWatched } from './tree/watched.ts';
import { holdWhileCovered } from './tree/while-covered.ts';

interface Step {
  readonly step: (effect: Effect) => Effect;
  readonly about: readonly string[];
  /** Words that it brings into a tree, and that steps after it are about. */
  readonly brings?: readonly string[];
}

/** What the words of a text leave to be understood of all that sets it off, one thing after the other. */
const OF_TRIGGERS: readonly Step[] = [
  { step: nameOwnTrigger, about: IT_WORDS },
  { step: nameWatched, about: IT_WORDS },
  { step: nameDoers, about: ['drawn', 'discarded', 'milled'] },
];

/** What they leave to be understood where one thing has set it off. */
const OF_REST: readonly Step[] = [
  { step: holdWhileCovered, about: ['under'], brings: ['while'] },
  { step: namePrices, about: ['price'] },
  { step: nameTheRest, about: ['rest'] },
  { step: lookFreely, about: ['openTop'] },
  { step: nameEffectCauses, about: ['effectOf'] },
  { step: nameTurnPlayer, about: IT_WORDS },
  { step: nameOwner, about: IT_WORDS },
  { step: nameWhatIsFound, about: IT_WORDS },
  { step: nameWhereUsed, about: ['if'] },
  { step: nameBesideThis, about: ['list'] },
  { step: nameOwnCards, about: ['cost', 'move'] },
  { step: nameOwnSum, about: IT_WORDS },
  { step: leaveOutNextRank, about: ['rankUp'] },
  { step: nameItself, about: IT_WORDS },
  { step: askAlways, about: ['if'], brings: ['for', 'while'] },
  { step: nameThisByNone, about: ['if'] },
  { step: nameThisCard, about: ['attacks', 'attacked', 'destroys', 'targeted'] },
  { step: lastTogether, about: ['for'] },
  { step: nameThisInstead, about: ['instead'] },
  { step: nameThisInTime, about: ['while'] },
  { step: endInItsTime, about: ['during'] },
  { step: lastWithControl, about: ['control'] },
  { step: lastInstead, about: ['instead'] },
  { step: passOver, about: IT_WORDS },
  { step: untapEvenTapped, about: ['limit'] },
];

/** All these steps; those are taken that are about what a text says. */
export const STEPS = new ByWords([...OF_TRIGGERS, ...OF_REST]);
const FIRST = STEPS.all.slice(0, OF_TRIGGERS.length);
const THEN = STEPS.all.slice(OF_TRIGGERS.length);

/** An effect with all that its words leave to be understood: each meaning has one tree. */
export function canonical(read: Effect): Effect {
  const said = STEPS.saidIn(read);
  const effect = taken(FIRST, read, said);
  if (waysOf(effect) === 1) return taken(THEN, effect, said);
  return setOffAs(taken(THEN, inOneWay(effect, 0), said), effect);
}

/** An effect after the steps that are about what it says. */
function taken(steps: typeof STEPS.all, read: Effect, saidAtFirst: Said): Effect {
  let effect = read;
  let said = saidAtFirst;
  for (const { step, words, brings } of steps) {
    if ((said & words) === 0) continue;
    effect = step(effect);
    if (brings) said |= STEPS.saidBy(brings);
  }
  return effect;
}
