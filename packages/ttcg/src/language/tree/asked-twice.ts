import { speaksOfOthers } from './spoken-of.ts';
import type { Sentence } from './tree.ts';

/**
 * "Discard a card. If it is a unit, draw a card. If it is a spell, gain 2 points.": that is asked of the discarded card
 * both times, though what the first sentence does has spoken of another one (R-T313).
 */
export function asksAgain(before: Sentence | undefined, sentence: Sentence): boolean {
  if (!before || sentence.on || before.on) return false;
  return asksOfIt(before) && asksOfIt(sentence) && before.acts.some(speaksOfOthers);
}

function asksOfIt({ if: condition }: Sentence): boolean {
  return condition?.is === 'card' && condition.card.the === 'that' && condition.a.kind === 'fits';
}
