import type { Sentence } from '../../language/tree/tree.ts';

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
