import { type CardId, cardOf, zoneOf } from '@cardscape/kernel';
import { slotsOf } from '../../language/tree/slots.ts';
import type { Act, Cards } from '../../language/tree/tree.ts';
import { LEAVING } from '../book/contested.ts';
import type { Program } from '../book/program.ts';
import { type Duel, payingFor, type Scope } from '../position/duel.ts';
import { type Eyes, neededFor, reachable } from './can-do.ts';
import { handLeft } from './payment.ts';

/**
 * R-T65. What costs and acts need one after the other: a card that has been discarded or destroyed for one of
 * them is not there for the next.
 */
interface Need {
  readonly from: readonly CardId[];
  readonly n: number;
  /** Does it take its cards away? */
  readonly leaves: boolean;
  readonly taps: boolean;
  /** Is it paid before targets are chosen? */
  readonly paid: boolean;
}

/** Are there enough cards for all that an effect costs and does, together? */
export function isEnoughForAll(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  return areMet(duel, [
    ...overloadNeed(duel, scope, program),
    ...needsAfter(duel, scope, program, eyes, -1),
  ]);
}

/** Can a card be paid with for the cost at a place, so that what comes after is still possible? */
export function isSpare(
  duel: Duel,
  scope: Scope,
  program: Program,
  place: number,
  id: CardId,
): boolean {
  const needs = needsAfter(duel, scope, program, scope.you, place);
  const gone: Need = { from: [id], n: 1, leaves: true, taps: false, paid: true };
  return areMet(duel, [gone, ...needs]);
}

function overloadNeed(duel: Duel, scope: Scope, { type }: Program): Need[] {
  if (type !== 'overload') return [];
  return [{ from: handLeft(duel, scope), n: 1, leaves: true, taps: false, paid: true }];
}

/** What the costs after a place need, and what is done at once. */
function needsAfter(
  duel: Duel,
  scope: Scope,
  { first: { cost = [], now } }: Program,
  eyes: Eyes,
  place: number,
): Need[] {
  return [
    ...cost.slice(place + 1).flatMap((act) => needsOf(duel, payingFor(scope), act, eyes)),
    ...now.flatMap((act) => needsOf(duel, scope, act, eyes)),
  ];
}

/** What an act of yours needs, as far as that is known before. */
function needsOf(duel: Duel, scope: Scope, act: Act, eyes: Eyes): Need[] {
  const doer = 'who' in act ? act.who : 'by' in act ? act.by : 'you';
  if (doer !== undefined && doer !== 'you') return [];
  return slotsOf(act).flatMap((one, slot) =>
    partsOf(one.cards).flatMap((part): Need[] => {
      const how = {
        leaves: slot === 0 && LEAVING.has(act.do),
        taps: act.do === 'tap',
        paid: scope.pays === true,
      };
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
function areMet(duel: Duel, needs: readonly Need[]): boolean {
  return needs.every((need, at) => {
    const rivals = needs
      .slice(0, at)
      .filter((before) => before.leaves || (before.taps && need.taps));
    if (rivals.length === 0) return true;
    return canAllTake([...rivals, need], (id) => (need.paid ? 1 : layersOf(duel, id)));
  });
}

/** A card of a stack that is paid with leaves the one under it. */
function layersOf({ state }: Duel, id: CardId): number {
  if (!state.field[id]) return 1;
  return zoneOf(state.table, cardOf(state.table, id).zone).cards.length;
}

/** Whether each can have its number of cards while no card serves more than it has room for. */
function canAllTake(needs: readonly Need[], roomOf: (id: CardId) => number): boolean {
  const holders = new Map<CardId, Need[]>();
  const place = (need: Need, seen: Set<CardId>): boolean =>
    need.from.some((id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      const held = holders.get(id) ?? [];
      if (held.length < roomOf(id)) {
        holders.set(id, [...held, need]);
        return true;
      }
      const at = held.findIndex((other) => place(other, seen));
      if (at >= 0) held[at] = need;
      return at >= 0;
    });
  return needs.every((need) => {
    for (let i = 0; i < need.n; i++) if (!place(need, new Set())) return false;
    return true;
  });
}
