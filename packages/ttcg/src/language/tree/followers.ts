import type { Moment, Sentence } from './tree.ts';

/**
 * "At the end of the turn, discard one card. If you do, draw one card.": does a sentence hang on the one
 * before it, so that it waits with that one?
 */
export function follows({ link, at, on }: Sentence): boolean {
  return link !== undefined && at === undefined && on === undefined;
}

/** The last of the sentences that happen with one. */
export function lastWith(sentences: readonly Sentence[], at: number): number {
  let last = at;
  for (let next = sentences[last + 1]; next && follows(next); next = sentences[last + 1]) last++;
  return last;
}

/**
 * R-T361. Does a sentence work in a turn that comes later than its effect, so that "this turn" would be another one? What
 * hangs on such a sentence works with it.
 */
export function worksLater(sentences: readonly Sentence[], at: number): boolean {
  let first = at;
  for (let one = sentences[first]; one && follows(one); one = sentences[first]) first--;
  const moment = sentences[first]?.at;
  return typeof moment === 'object' && isOfLaterTurn(moment);
}

/** A turn begins only later, and the next one is none that goes on; the next phase of a kind may be in this one. */
const isOfLaterTurn = ({ at, of }: Moment): boolean =>
  of.part === 'turn' && (of.next === true || at === 'start');
