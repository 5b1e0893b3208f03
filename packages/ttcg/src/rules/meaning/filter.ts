import { type CardId, cardOf, resolveRef, SEATS, SEES, type Seat, zoneOf } from '@cardscape/kernel';
import type { CardFilter, CardState, Nameable, RankRange } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import {
  cardsUnder,
  controllerOf,
  type Duel,
  isActive,
  isFaceDown,
  type Scope,
  sheetOf,
} from '../position/duel.ts';
import { ROWS, spotOf } from '../position/zones.ts';
import { isKeptFrom } from '../standing/forces.ts';
import { attackOf, defenseOf, rankOf, subtypesOf, typeOf } from '../standing/values.ts';
import { refCards } from './refs.ts';

/** One thing that a filter asks of a card. */
type Test = (duel: Duel, scope: Scope, id: CardId) => boolean;

/** A filter as tests; most filters ask for one or two of the many things that they could. */
interface Tests {
  readonly noun: CardFilter['noun'];
  /** What can be told of every card. */
  readonly always: readonly Test[];
  /** What must be read on its face. */
  readonly onFace: readonly Test[];
}

const testsByFilter = new WeakMap<CardFilter, Tests>();

/**
 * Does a card fit all that a filter says of it, apart from where it lies? A face-down card is only
 * known by its row: it fits no filter that asks for more.
 */
export function fitsCard(duel: Duel, scope: Scope, id: CardId, filter: CardFilter): boolean {
  let tests = testsByFilter.get(filter);
  if (tests === undefined) {
    tests = { noun: filter.noun, always: testsOf(filter), onFace: faceTestsOf(filter) };
    testsByFilter.set(filter, tests);
  }
  const { noun, always, onFace } = tests;
  if (noun !== 'card' && (noun === 'spell') !== sheetOf(duel, id).isSpell) return false;
  for (const test of always) if (!test(duel, scope, id)) return false;
  if (onFace.length === 0) return true;
  if (isFaceDown(duel, id)) return false;
  for (const test of onFace) if (!test(duel, scope, id)) return false;
  return true;
}

function testsOf({ other, states, either, owned, past, beside, covers }: CardFilter): Test[] {
  const tests: Test[] = [];
  if (other === true) tests.push((_, scope, id) => id !== scope.source.card);
  else if (other) tests.push((_, { that }, id) => !that.some(({ card }) => card === id));
  for (const state of states ?? []) tests.push((duel, _, id) => isIn(duel, id, state));
  if (either)
    tests.push((duel, scope, id) => either.some((kind) => fitsCard(duel, scope, id, kind)));
  if (owned) tests.push((duel, scope, id) => isOwned(duel, scope, id, owned));
  if (past) tests.push((duel, _, id) => hasPast(duel, id, past));
  if (covers) tests.push((duel, _, id) => inRange(cardsUnder(duel, id).length, covers));
  if (beside) tests.push((duel, scope, id) => liesBeside(duel, scope, id, beside));
  return tests;
}

function faceTestsOf(filter: CardFilter): Test[] {
  const {
    rank,
    chosen,
    types,
    notTypes,
    subtypes,
    notSubtypes,
    named,
    stat,
    effect,
    versus,
    same,
  } = filter;
  const tests: Test[] = [];
  if (rank) tests.push((duel, _, id) => inRange(rankOf(duel, id), rank));
  if (chosen) tests.push((duel, { named }, id) => isNamedAs(duel, id, chosen, named));
  if (types) tests.push((duel, _, id) => includes(types, typeOf(duel, id)));
  if (notTypes) tests.push((duel, _, id) => !includes(notTypes, typeOf(duel, id)));
  if (subtypes) tests.push((duel, _, id) => sharesSome(subtypes, subtypesOf(duel, id)));
  if (notSubtypes) tests.push((duel, _, id) => !sharesSome(notSubtypes, subtypesOf(duel, id)));
  if (named !== undefined) tests.push((duel, _, id) => isNamed(duel, id, named));
  if (stat)
    tests.push(
      (duel, _, id) =>
        !sheetOf(duel, id).isSpell && inRange(statOf(duel, id, stat.stat), stat.range),
    );
  if (effect)
    tests.push((duel, _, id) => sheetOf(duel, id).programs.some(({ type }) => type === effect));
  if (versus) tests.push((duel, scope, id) => compares(duel, scope, id, versus));
  if (same) tests.push((duel, scope, id) => isSame(duel, scope, id, same));
  return tests;
}

function sharesSome(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

function includes(types: readonly string[], type: string): boolean {
  return types.includes(type);
}

/** Has a card the type, subtype or rank that was chosen? */
function isNamedAs(duel: Duel, id: CardId, what: Nameable, named: string | undefined): boolean {
  if (what === 'column')
    return String((spotOf(cardOf(duel.state.table, id).zone)?.column ?? -1) + 1) === named;
  if (what === 'rank') return String(rankOf(duel, id)) === named;
  if (what === 'type') return typeOf(duel, id) === named;
  return named !== undefined && subtypesOf(duel, id).includes(named);
}

/** Is a value within a range? */
export function inRange(value: number, { than, n, or }: RankRange): boolean {
  if (than === 'exactly') return value === n || or?.includes(value) === true;
  return than === 'at least' ? value >= n : value <= n;
}

/** Is a card in a state? */
export function isIn(duel: Duel, id: CardId, state: CardState): boolean {
  const there = duel.state.field[id];
  switch (state) {
    case 'tapped':
      return there !== null && there !== undefined && there.tapped > 0;
    case 'untapped':
      // Cards in hand, deck, discard pile and under others count as untapped (2.2.5).
      return !there || there.tapped === 0;
    case 'face-down':
      return isFaceDown(duel, id);
    case 'face-up':
      return there !== null && there !== undefined && there.faceDown === 0;
    case 'indestructible':
      return isKeptFrom(duel, id, 'be destroyed');
    case 'equipped':
      return isEquipped(duel, id);
    case 'attacking':
      return attacks(duel).some(({ card }) => card.card === id);
    case 'defending':
      return attacks(duel).some(({ target }) => target?.card === id);
  }
}

/** The attacks that are announced, or being fought out. */
function attacks({ state: { chain, working } }: Duel): Link[] {
  return [...chain, ...working].filter(({ kind, countered }) => kind === 'attack' && !countered);
}

/** Is something bound to the card, or is it bound to another itself (R-T84)? */
function isEquipped({ state }: Duel, id: CardId): boolean {
  if (state.field[id]?.bound) return true;
  return state.field.some((there) => there?.bound && resolveRef(state.table, there.bound) === id);
}

function isOwned({ state }: Duel, { you }: Scope, id: CardId, owner: 'you' | 'opponent'): boolean {
  return (cardOf(state.table, id).owner === you) === (owner === 'you');
}

function isNamed(duel: Duel, id: CardId, name: string): boolean {
  return sheetOf(duel, id).design.name.toLowerCase() === name.toLowerCase();
}

const FIELD_ROWS = ['unit', 'spell'] as const;

/** Does the card lie under such a card, or in the other row of its column? */
function liesBeside(
  duel: Duel,
  scope: Scope,
  id: CardId,
  { at, of }: NonNullable<CardFilter['beside']>,
): boolean {
  const { table, field } = duel.state;
  if (at === 'equipped to') {
    const bound = field[id]?.bound;
    const unit = bound && isActive(duel, id) ? resolveRef(table, bound) : undefined;
    return unit !== undefined && fitsCard(duel, scope, unit, of) && isWhose(duel, scope, unit, of);
  }
  const { zone } = cardOf(table, id);
  const spot = spotOf(zone);
  if (!spot) return false;
  if (at === 'in the column of')
    return SEATS.some((seat) =>
      FIELD_ROWS.some((row) => {
        const top = zoneOf(table, ROWS[row][seat][spot.column] as string).cards[0];
        if (top === undefined || top === id) return false;
        return fitsCard(duel, scope, top, of) && isWhose(duel, scope, top, of);
      }),
    );
  const row = at === 'under' ? spot.row : at === 'below' ? 'unit' : 'spell';
  if ((at === 'under') !== (spot.row === row)) return false;
  const top = zoneOf(table, ROWS[row][spot.seat][spot.column] as string).cards[0];
  if (top === undefined || top === id) return false;
  return fitsCard(duel, scope, top, of) && isWhose(duel, scope, top, of);
}

/** Did this befall the card, or did it do so? A destroyed card lies elsewhere now, the same card. */
function hasPast({ state }: Duel, id: CardId, past: NonNullable<CardFilter['past']>): boolean {
  const list = past.in === 'this turn' ? state.past.thisTurn : state.past.lastTurn;
  const kind = past.did === 'attacked' ? 'attacks' : past.did;
  const did = list.some(
    ({ what, card }) =>
      what === kind && card?.card === id && resolveRef(state.table, card) !== undefined,
  );
  return did !== (past.not ?? false);
}

/** The value of a card's stat now. */
export function statOf(duel: Duel, id: CardId, stat: 'attack' | 'defense' | 'rank'): number {
  if (stat === 'rank') return rankOf(duel, id);
  return stat === 'attack' ? attackOf(duel, id) : defenseOf(duel, id);
}

function compares(
  duel: Duel,
  scope: Scope,
  id: CardId,
  { stat, than, of, ofStat, by }: NonNullable<CardFilter['versus']>,
): boolean {
  const [other] = of.the === 'itself' ? [id] : refCards(duel, scope, of);
  if (other === undefined) return false;
  if (stat !== 'rank' && sheetOf(duel, id).isSpell) return false;
  const difference = statOf(duel, id, stat) - statOf(duel, other, ofStat);
  if (by !== undefined) return difference === (than === 'more' ? by : -by);
  if (than === 'as much') return difference === 0;
  return than === 'more' ? difference > 0 : difference < 0;
}

function isSame(
  duel: Duel,
  scope: Scope,
  id: CardId,
  { what, as }: NonNullable<CardFilter['same']>,
): boolean {
  const [other] = refCards(duel, scope, as);
  if (other === undefined) return false;
  if (what === 'type') return typeOf(duel, id) === typeOf(duel, other);
  if (what === 'rank') return rankOf(duel, id) === rankOf(duel, other);
  if (what === 'subtype') return sharesSome(subtypesOf(duel, id), subtypesOf(duel, other));
  return isNamed(duel, id, sheetOf(duel, other).design.name);
}

/**
 * Does the card that has made an effect fit a filter? Where nobody sees it any more, it is judged by the
 * design that the effect is known to be of; what is not known to be of any fits nothing.
 */
export function fitsMaker(
  duel: Duel,
  scope: Scope,
  id: CardId,
  filter: CardFilter,
  design?: string,
): boolean {
  const { sheets } = duel.cache;
  const hidden = cardOf(duel.state.table, id).known !== SEES.all;
  if (hidden && design === undefined) return false;
  const held = sheets[id];
  if (hidden && design !== undefined) sheets[id] = duel.book.sheet(design);
  const fits = fitsCard(duel, scope, id, filter) && isWhose(duel, scope, id, filter);
  sheets[id] = held;
  return fits;
}

/** Does the card lie with the player that a filter names? */
export function isWhose(duel: Duel, { you, doer }: Scope, id: CardId, filter: CardFilter): boolean {
  if (!filter.whose) return true;
  const has: Seat = controllerOf(duel, id);
  return has === (filter.whose === 'their' ? doer : filter.whose === 'your' ? you : 1 - you);
}
