import { type CardId, cardOf, resolveRef, type Seat } from '@cardscape/kernel';
import type { CardFilter, CardRef, CardState, Range } from '../language/tree.ts';
import { nameOf } from './book.ts';
import { controllerOf, type Duel, isFaceDown, type Scope, sheetOf } from './duel.ts';
import { isKeptFrom } from './forces.ts';
import { refCards } from './refs.ts';
import { attackOf, defenseOf, rankOf, subtypesOf, typeOf } from './values.ts';

/**
 * Does a card fit all that a filter says of it, apart from where it lies? A face-down card is only
 * known by its row: it fits no filter that asks for more.
 */
export function fitsCard(duel: Duel, scope: Scope, id: CardId, filter: CardFilter): boolean {
  const { isSpell, programs } = sheetOf(duel, id);
  if (filter.noun !== 'card' && (filter.noun === 'spell') !== isSpell) return false;
  if (filter.other && id === scope.source.card) return false;
  if (filter.states && !filter.states.every((state) => isIn(duel, id, state))) return false;
  if (filter.owned && !isOwned(duel, scope, id, filter.owned)) return false;
  if (filter.past && !hasPast(duel, id, filter.past)) return false;
  if (isFaceDown(duel, id)) return !asksForFace(filter);
  if (filter.rank && !inRange(rankOf(duel, id), filter.rank)) return false;
  if (filter.types && !includes(filter.types, typeOf(duel, id))) return false;
  if (filter.notTypes && includes(filter.notTypes, typeOf(duel, id))) return false;
  if (filter.subtypes && !filter.subtypes.some((subtype) => subtypesOf(duel, id).includes(subtype)))
    return false;
  if (filter.notSubtypes?.some((subtype) => subtypesOf(duel, id).includes(subtype))) return false;
  if (filter.named !== undefined && !isNamed(duel, id, filter.named)) return false;
  if (filter.stat && !(!isSpell && inRange(statOf(duel, id, filter.stat.stat), filter.stat.range)))
    return false;
  if (filter.effect && !programs.some(({ type }) => type === filter.effect)) return false;
  if (filter.versus && !compares(duel, scope, id, filter.versus)) return false;
  return !filter.same || isSame(duel, scope, id, filter.same);
}

function asksForFace(filter: CardFilter): boolean {
  const { rank, types, notTypes, subtypes, notSubtypes, named, stat, effect, versus, same } =
    filter;
  return [rank, types, notTypes, subtypes, notSubtypes, named, stat, effect, versus, same].some(
    (asked) => asked !== undefined,
  );
}

function includes(types: readonly string[], type: string): boolean {
  return types.includes(type);
}

/** Is a value within a range? */
export function inRange(value: number, { than, n }: Range): boolean {
  if (than === 'exactly') return value === n;
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
  }
}

function isEquipped({ state }: Duel, id: CardId): boolean {
  return state.field.some((there) => there?.bound && resolveRef(state.table, there.bound) === id);
}

function isOwned({ state }: Duel, { you }: Scope, id: CardId, owner: 'you' | 'opponent'): boolean {
  return (cardOf(state.table, id).owner === you) === (owner === 'you');
}

function isNamed({ state }: Duel, id: CardId, name: string): boolean {
  return nameOf(cardOf(state.table, id).design).toLowerCase() === name.toLowerCase();
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
  { stat, than, of, ofStat }: NonNullable<CardFilter['versus']>,
): boolean {
  const [other] = refCards(duel, scope, of);
  if (other === undefined) return false;
  if (stat !== 'rank' && sheetOf(duel, id).isSpell) return false;
  const difference = statOf(duel, id, stat) - statOf(duel, other, ofStat);
  if (than === 'as much') return difference === 0;
  return than === 'more' ? difference > 0 : difference < 0;
}

function isSame(
  duel: Duel,
  scope: Scope,
  id: CardId,
  { what, as }: { what: 'type' | 'rank' | 'name'; as: CardRef },
): boolean {
  const [other] = refCards(duel, scope, as);
  if (other === undefined) return false;
  if (what === 'type') return typeOf(duel, id) === typeOf(duel, other);
  if (what === 'rank') return rankOf(duel, id) === rankOf(duel, other);
  return isNamed(duel, id, nameOf(cardOf(duel.state.table, other).design));
}

/** Does the card lie with the player that a filter names? */
export function isWhose(duel: Duel, { you, doer }: Scope, id: CardId, filter: CardFilter): boolean {
  if (!filter.whose) return true;
  const has: Seat = controllerOf(duel, id);
  return has === (filter.whose === 'their' ? doer : filter.whose === 'your' ? you : 1 - you);
}
