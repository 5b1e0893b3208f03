import type { Seat } from '@cardscape/kernel';
import type { ShowdownOptions } from '@cardscape/showdown';
import { type Beginner, beginningWords, isSameName, whoBegins } from '@cardscape/showdown/tools';
import type { SessionOpening } from '../../../table/session/opening.ts';

/** Who begins a match, in a sentence; the dice say it if no seat is named. */
export interface SaidBeginning {
  readonly first?: Seat;
  readonly words: string;
}

/** Who begins when these sit down; nothing stands for a seat without a profile. */
export function beginningOf(
  seats: readonly [Beginner | undefined, Beginner | undefined],
): SaidBeginning {
  const [one, other] = seats;
  if (!one || !other) return { words: 'Dice decide who begins.' };
  const beginning = whoBegins([one, other]);
  const words = beginningWords([one, other], beginning);
  return 'first' in beginning ? { first: beginning.first, words } : { words };
}

/** A rematch is begun by whoever begins it after the match before. */
export function rematchOf(
  opening: SessionOpening<ShowdownOptions>,
  profiles: readonly Beginner[],
): SessionOpening<ShowdownOptions> {
  const { plans, from } = opening;
  const known = (seat: Seat) =>
    profiles.find(({ name }) => isSameName(name, plans[seat].profile ?? ''));
  const [one, other] = [known(0), known(1)];
  if (!one || !other) return opening;
  const { first: _, ...options } = from.options;
  const { first } = beginningOf([one, other]);
  const begun = { ...options, ...(first !== undefined && { first }) };
  return { ...opening, from: { ...from, options: begun } };
}
