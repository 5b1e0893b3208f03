import { type MatchRecord, readRecord } from '@cardscape/kernel';
import type { ShowdownOptions } from '@cardscape/showdown';
import { kept } from '../look/storage.ts';
import { areSeatPlans, type SeatPlans } from '../match/seats.ts';

/** A match that was put away in this browser. */
export interface SavedMatch {
  readonly name: string;
  readonly plans: SeatPlans;
  readonly record: MatchRecord<ShowdownOptions>;
}

/** So many are kept; the oldest gives way. */
const most = 8;

const shelf = kept<readonly SavedMatch[]>('showdown/saves', 1, [], areSaves);

/** The matches that were put away, the newest first; what is no record is passed over. */
export function savedMatches(): readonly SavedMatch[] {
  return shelf.read().flatMap((save) => {
    const read = readRecord(save.record);
    return 'problem' in read
      ? []
      : [{ ...save, record: read.record as MatchRecord<ShowdownOptions> }];
  });
}

/** Puts a match away; one of the same name is replaced. */
export function putAway(match: SavedMatch): void {
  const others = shelf.read().filter(({ name }) => name !== match.name);
  shelf.write([match, ...others].slice(0, most));
}

/** Throws a saved match away. */
export function throwAway(gone: string): void {
  shelf.write(shelf.read().filter(({ name }) => name !== gone));
}

function areSaves(found: unknown): found is readonly SavedMatch[] {
  return Array.isArray(found) && found.every(isSave);
}

function isSave(found: unknown): found is SavedMatch {
  if (typeof found !== 'object' || found === null) return false;
  const { name, plans, record } = found as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    areSeatPlans(plans) &&
    typeof record === 'object' &&
    record !== null &&
    Array.isArray((record as { steps?: unknown }).steps)
  );
}
