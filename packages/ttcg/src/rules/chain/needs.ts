import type { CardId } from '@cardscape/kernel';
import { type CardSlot, slotsOf } from '../../language/tree/slots.ts';
import type { Act, Cards } from '../../language/tree/tree.ts';
import { LEAVING } from '../book/contested.ts';
import type { Duel } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { type Eyes, neededFor, reachable } from './can-do.ts';

/**
 * R-T65. What acts need one after the other: a card that has been discarded or destroyed for one of them is
 * not there for the next.
 */
interface Need {
  readonly from: readonly CardId[];
  readonly n: number;
  /** Does it take its cards away? */
  readonly leaves: boolean;
  readonly taps: boolean;
  /** What it is needed for; nothing for a card that is taken already. */
  readonly slot: CardSlot | undefined;
}

/** Are there enough cards for all that acts need, together, beside those that are taken already? */
export function isEnoughForAll(
  duel: Duel,
  scope: Scope,
  acts: readonly Act[],
  eyes: Eyes,
  taken: readonly CardId[] = [],
): boolean {
  const gone = taken.map(
    (id): Need => ({ from: [id], n: 1, leaves: true, taps: false, slot: undefined }),
  );
  return areMet([...gone, ...acts.flatMap((act) => needsOf(duel, scope, act, eyes))]);
}

/** What an act of yours needs, as far as that is known before. */
function needsOf(duel: Duel, scope: Scope, act: Act, eyes: Eyes): Need[] {
  const doer = 'who' in act ? act.who : 'by' in act ? act.by : 'you';
  if (doer !== undefined && doer !== 'you') return [];
  return slotsOf(act).flatMap((one, slot) =>
    partsOf(one.cards).flatMap((part): Need[] => {
      const leaves = slot === 0 && LEAVING.has(act.do);
      const how = { leaves, taps: act.do === 'tap', slot: one };
      if (part.the === 'this') return [{ from: [scope.source.card], n: 1, ...how }];
      if (part.the !== 'pick') return [];
      const n = neededFor(duel, scope, part);
      if (n === undefined) return [];
      const from = reachable(duel, scope, act, slot, one, part, eyes);
      return [{ from, n: part.count === 'all' && how.leaves ? from.length : n, ...how }];
    }),
  );
}

const partsOf = (cards: Cards): readonly Cards[] => (cards.the === 'list' ? cards.of : [cards]);

/** Can each need be met beside those before it that take cards away from it? */
function areMet(needs: readonly Need[]): boolean {
  return needs.every((need, at) => {
    const rivals = needs
      .slice(0, at)
      .filter(({ leaves, taps, slot }) => leaves || (taps && need.taps) || slot === need.slot);
    return rivals.length === 0 || canAllTake([...rivals, need]);
  });
}

/** Whether each can have its number of cards while no card serves two. */
function canAllTake(needs: readonly Need[]): boolean {
  const holders = new Map<CardId, Need>();
  const place = (need: Need, seen: Set<CardId>): boolean =>
    need.from.some((id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      const holder = holders.get(id);
      if (holder && !place(holder, seen)) return false;
      holders.set(id, need);
      return true;
    });
  return needs.every((need) => {
    for (let i = 0; i < need.n; i++) if (!place(need, new Set())) return false;
    return true;
  });
}
