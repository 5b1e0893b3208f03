import {
  type CardId,
  type CardRef,
  type CardTable,
  cardOf,
  SEATS,
  type Seat,
  zoneOf,
} from '@cardscape/kernel';
import type { Place } from '../../language/tree/tree.ts';
import { type Duel, refsTo } from '../position/duel.ts';
import type { Former, Lay } from '../position/former.ts';
import type { Scope } from '../position/scope.ts';
import { pileOf, ROWS, regionOf, type Spot, STAGE, spotOf } from '../position/zones.ts';

/** Where a card lies now, and what lies about it. A card that is being played lies where it will. */
export function layOf(duel: Duel, id: CardId): Lay {
  const { table, chain } = duel.state;
  const home = cardOf(table, id).zone;
  const zone = home === STAGE ? (chain.findLast(({ card }) => card.card === id)?.at ?? home) : home;
  const spot = spotOf(zone);
  if (!spot) return { zone, stack: [], mates: [], column: [], adjacent: [] };
  const { seat, column, row } = spot;
  const stack = zoneOf(table, zone).cards;
  const mates = zoneOf(
    table,
    ROWS[row === 'unit' ? 'spell' : 'unit'][seat][column] as string,
  ).cards;
  return {
    zone,
    stack: refsTo(duel, home === zone ? stack : [id, ...stack]),
    mates: refsTo(duel, mates),
    column: [...inColumn(table, 0, column), ...inColumn(table, 1, column)],
    adjacent: [...inColumn(table, seat, column - 1), ...inColumn(table, seat, column + 1)],
  };
}

const NOBODY: readonly CardId[] = [];

function inColumn({ zones }: CardTable, seat: Seat, column: number): readonly CardId[] {
  const units = zones[ROWS.unit[seat][column] ?? '']?.cards ?? NOBODY;
  const spells = zones[ROWS.spell[seat][column] ?? '']?.cards ?? NOBODY;
  return units.length + spells.length === 0 ? NOBODY : [...units, ...spells];
}

/**
 * Does a card lie where a description says, seen from this card or the ones spoken of (R-T66)? `from` is
 * where it came from, if it has just moved.
 */
export function liesAt(
  duel: Duel,
  scope: Scope,
  id: CardId,
  place: Place,
  was?: Former,
  from: string | null = null,
): boolean {
  if (place === 'that') return scope.that.some(({ card }) => card === id);
  if (place === 'discard top') return isOnPile(duel, id);
  const piles = PILES[place];
  if (piles) return piles.includes(pileFor(duel, id, from));
  const lay = was ?? layOf(duel, id);
  const spot = spotOf(lay.zone);
  if (!spot) return false;
  const above = lay.stack.slice(
    0,
    Math.max(
      0,
      lay.stack.findIndex(({ card }) => card === id),
    ),
  );
  const hosts = place.endsWith('this') || place === 'this column' ? [scope.source] : scope.that;
  const among = (cards: readonly CardId[]) => hosts.some(({ card }) => cards.includes(card));
  switch (place) {
    case 'dormant':
      return above.length > 0;
    case 'under another':
      return above.length > 0 && !has(lay.stack, scope.source);
    case 'under this':
    case 'under that':
      return among(above.map(({ card }) => card));
    case 'directly under this':
    case 'directly under that':
      return among(above.slice(-1).map(({ card }) => card));
  }
  // All other places are those of active cards.
  if (above.length > 0) return false;
  const isOwn = hosts.some(({ card }) => card === id);
  switch (place) {
    case 'unit zone':
    case 'spell zone':
      return `${spot.row} zone` === place;
    case 'below this':
    case 'below that':
      return spot.row === 'spell' && among(lay.mates.map(({ card }) => card));
    case 'above this':
    case 'above that':
      return spot.row === 'unit' && among(lay.mates.map(({ card }) => card));
    case 'this column':
    case 'that column':
      return isOwn || among(lay.column);
    case 'across from that':
      return hosts.some(({ card }) => isAcross(duel, card, spot));
    case 'next to this':
    case 'next to that':
      return among(lay.adjacent);
    case 'bound to this':
    case 'bound to that': {
      const bound = was ? was.bound : duel.state.field[id]?.bound;
      return bound !== null && bound !== undefined && among([bound.card]);
    }
    default:
      return true;
  }
}

/** Does a card lie in the same column on the other side of the field? */
function isAcross({ state }: Duel, id: CardId, { seat, column }: Spot): boolean {
  const other = spotOf(cardOf(state.table, id).zone);
  return other !== undefined && other.seat !== seat && other.column === column;
}

const has = (refs: readonly CardRef[], { card }: CardRef): boolean =>
  refs.some((ref) => ref.card === card);

/** R-T300. Is it the uppermost card of a discard pile? */
function isOnPile({ state: { table } }: Duel, id: CardId): boolean {
  const { zone } = cardOf(table, id);
  return pileOf(zone)?.zone === 'discard' && zoneOf(table, zone).cards[0] === id;
}

const PILES: Partial<Record<Place, readonly string[]>> = {
  hand: ['hand'],
  deck: ['deck'],
  discard: ['discard'],
  'deck or discard': ['deck', 'discard'],
  'hand or discard': ['hand', 'discard'],
  'hand or deck': ['hand', 'deck'],
  'hand, deck or discard': ['hand', 'deck', 'discard'],
};

/** The pile that a card lies in, or has come from. What is being played comes from a hand. */
function pileFor({ state }: Duel, id: CardId, from: string | null): string {
  const region = from ?? regionOf(state.table, id);
  return region === 'stage' ? 'hand' : region;
}

/** The card that a card lies under, or the one in the other row of its column. */
export function hostOf(
  duel: Duel,
  id: CardId,
  at: 'under' | 'below' | 'above' | 'equipped to',
  was?: Former,
): CardRef | undefined {
  const lay = was ?? layOf(duel, id);
  const spot = spotOf(lay.zone);
  if (!spot) return undefined;
  const [top] = lay.stack;
  if (at === 'under') return top?.card === id ? undefined : top;
  if (top?.card !== id || (at === 'below') !== (spot.row === 'spell')) return undefined;
  return lay.mates[0];
}

/** The column of the field that a card lies in, or lay in. */
export function columnIn(duel: Duel, id: CardId, was?: Former): number | undefined {
  return spotOf(was ? was.zone : cardOf(duel.state.table, id).zone)?.column;
}

/** The active cards of a column, of both players, but for one. */
export function othersInColumn(duel: Duel, column: number, but: CardId): CardId[] {
  const { table } = duel.state;
  return SEATS.flatMap((seat) =>
    [ROWS.unit, ROWS.spell].flatMap(
      (row) => zoneOf(table, row[seat][column] as string).cards[0] ?? [],
    ),
  ).filter((id) => id !== but);
}
