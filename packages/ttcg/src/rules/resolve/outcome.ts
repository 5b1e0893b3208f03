import type { Duel } from '../position/duel.ts';

/**
 * Something has come of the effect in hand, though not what it says: something else happened instead, or
 * a search has found nothing. It is not told as one that has become impossible.
 */
export function noteOutcome({ state }: Duel): void {
  const frame = state.frames.findLast(({ kind }) => kind === 'resolve');
  if (frame?.kind === 'resolve') frame.any = true;
}
