import { counted, type PlayerNames } from '@cardscape/kernel';
import type { MatchEntry } from './matchIndex.ts';

/** What the players of a match play, if their game has names for that. */
export function namedSides(sides: PlayerNames): PlayerNames | undefined {
  return sides.every((side, seat) => side !== `Player ${seat + 1}`) ? sides : undefined;
}

/** Who plays: "Ilsa Plumbline (Ada) against Bror Breakup (Easy bot)". */
export function whoPlays({ names, sides }: Pick<MatchEntry, 'names' | 'sides'>): string {
  const [one, other] = sides ? [`${sides[0]} (${names[0]})`, `${sides[1]} (${names[1]})`] : names;
  return `${one} against ${other}`;
}

/** How a match stands, and since when: "Kolyma, Round 1, totals 15 and 7; played 5 minutes ago". */
export function howItStands(
  { where, standing, at }: Pick<MatchEntry, 'where' | 'standing' | 'at'>,
  title: string | undefined,
  now: number,
): string {
  const stands = [title, where, standing].filter(Boolean).join(', ');
  const when = `played ${ago(at, now)}`;
  return stands === '' ? when : `${stands}; ${when}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was: "5 minutes ago". */
export function ago(at: number, now: number): string {
  const past = now - at;
  if (past < minute) return 'just now';
  if (past < hour) return `${counted(Math.floor(past / minute), 'minute')} ago`;
  if (past < day) return `${counted(Math.floor(past / hour), 'hour')} ago`;
  return `${counted(Math.floor(past / day), 'day')} ago`;
}
