import type { AnalysedCard } from './analysed-card.ts';
import { featuresOf } from './trees.ts';

/** Two cards and how much they have in common, from 0 to 1. */
export interface SimilarCards {
  readonly cards: readonly [string, string];
  readonly likeness: number;
}

/**
 * The pairs of cards that are most alike: what they share of type, subtypes, rank and all that their effects say,
 * over what either of them has.
 */
export function similarCards(cards: readonly AnalysedCard[], most: number): SimilarCards[] {
  const numbers = new Map<string, number>();
  const features = cards.map((card) => {
    const own = new Set(featuresOn(card));
    for (const feature of own) if (!numbers.has(feature)) numbers.set(feature, numbers.size);
    return Uint32Array.from(own, (feature) => numbers.get(feature) ?? 0).sort();
  });
  let found: SimilarCards[] = [];
  let least = 0;
  for (const [at, one] of cards.entries()) {
    for (let before = 0; before < at; before++) {
      const likeness = shareOf(features[at] as Uint32Array, features[before] as Uint32Array);
      if (likeness <= least) continue;
      found.push({ cards: [cards[before]?.name ?? '', one.name], likeness });
      if (found.length < most * 20) continue;
      found = mostAlike(found, most);
      least = found.at(-1)?.likeness ?? 0;
    }
  }
  return mostAlike(found, most);
}

function mostAlike(found: readonly SimilarCards[], most: number): SimilarCards[] {
  return found.toSorted((one, other) => other.likeness - one.likeness).slice(0, most);
}

/** What is there several times counts several times. */
function featuresOn({ type, subtypes, rank, effects }: AnalysedCard): string[] {
  const times = new Map<string, number>();
  const said = effects.flatMap(({ tree }) => featuresOf(tree));
  return [`type ${type}`, `rank ${rank}`, ...subtypes, ...said].map((feature) => {
    const time = (times.get(feature) ?? 0) + 1;
    times.set(feature, time);
    return `${feature} ${time}`;
  });
}

/** What two sorted lists share, over all that is in them. */
function shareOf(one: Uint32Array, other: Uint32Array): number {
  let shared = 0;
  for (let at = 0, beside = 0; at < one.length && beside < other.length; ) {
    const left = one[at] as number;
    const right = other[beside] as number;
    if (left === right) shared++;
    if (left <= right) at++;
    if (right <= left) beside++;
  }
  return shared / (one.length + other.length - shared);
}
