import { canonical } from './canonical.ts';
import { eventPhrase } from './print/events.ts';
import { printEffect } from './print/print.ts';
import { inOneWay, waysOf } from './tree/one-way.ts';
import type { Effect, Told } from './tree/tree.ts';

/**
 * "When this card is played or destroyed, ...": whether the rest says the same, in the same words, whichever of
 * them has happened. "It" could be one card after the one, and another after the other.
 */
export function isSameInEachWay(effect: Effect): boolean {
  const ways = Array.from({ length: waysOf(effect) }, (_, way) => canonical(inOneWay(effect, way)));
  const [first, ...others] = ways.map(saysThen);
  return others.every((says) => says === first);
}

/** What an effect does, as a tree and in words, but for what sets it off. */
function saysThen(effect: Effect): string {
  const { when, sentences } = effect;
  const words = printEffect(effect).toLowerCase();
  const waits = [
    ...(when && 'event' in when ? [when] : []),
    ...sentences.flatMap(({ on }) => on ?? []),
  ];
  const rest = waits.reduce((text, told) => text.replace(wordsOf(told), ''), words);
  return JSON.stringify([rest, sentences.map(({ on: _, ...sentence }) => sentence)]);
}

function wordsOf(told: Told & { at?: unknown; would?: unknown }): string {
  const tense = told.at === 'would' || told.would ? 'would' : 'present';
  return eventPhrase(told.event, tense, { several: false }).toLowerCase();
}
