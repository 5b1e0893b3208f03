import { allOf, type OpenedGame, problemLines } from '@cardscape/kernel';
import type { WatchedMatch } from './watched-match.ts';

/**
 * What is said of a match that plays as it was recorded, though cards of it have changed since, or some
 * that it brings were left out.
 */
export function caveatsOf(
  opened: Pick<OpenedGame, 'problems'>,
  changed: string | undefined,
): Pick<WatchedMatch, 'notice' | 'caveat'> {
  const leftOut = leftOutOf(opened);
  const notices = changed
    ? [`Since this match was played, ${changed}: cards are drawn as they are now.`, ...leftOut]
    : leftOut;
  const clauses = [
    ...(changed ? [`since then ${changed}`] : []),
    ...(leftOut.length > 0 ? ['not all cards that it brings can be read'] : []),
  ];
  return clauses.length > 0 ? { notice: notices.join(' '), caveat: allOf(clauses) } : {};
}

/** A sentence about brought cards that were left out; none if all could be read. */
export function leftOutOf({ problems }: Pick<OpenedGame, 'problems'>): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0
    ? [`Not all cards that this match brings can be read: ${problemLines(errors)}`]
    : [];
}
