import { type CardId, cardOf } from '@cardscape/kernel';
import type { PairLie, Pick } from '../../language/tree/tree.ts';
import { type Duel, isFaceDown, sheetOf } from '../position/duel.ts';
import { spotOf } from '../position/zones.ts';
import { rankOf, subtypesOf, typesOf } from '../standing/values.ts';

/** In what cards are alike, or lie alike. */
type Likeness = NonNullable<Pick['alike']>;

/** What each card is told by by itself. */
type Marked = Exclude<Likeness, PairLie>;

/** Of some cards, those that are like one of them: of its name, type or rank, or in its column; or that lie by it. */
export function likeIt(duel: Duel, from: readonly CardId[], id: CardId, what: Likeness): CardId[] {
  if (what === 'adjacent' || what === 'across')
    return from.filter((other) => other === id || liesBy(duel, id, other, what));
  const marks = marksOf(duel, id, what);
  return from.filter((other) => marksOf(duel, other, what).some((mark) => marks.includes(mark)));
}

/** What a card is told by: its rank or name, or all the types or subtypes that it counts as. */
function marksOf(duel: Duel, id: CardId, what: Marked): readonly (string | number)[] {
  if (what === 'column') {
    const spot = spotOf(cardOf(duel.state.table, id).zone);
    return spot ? [spot.column] : [];
  }
  if (what === 'type') return typesOf(duel, id);
  if (what === 'subtype') return subtypesOf(duel, id);
  return [what === 'rank' ? rankOf(duel, id) : sheetOf(duel, id).design.name];
}

/** Do two cards of one row lie side by side, or face each other (R-T280)? */
function liesBy({ state }: Duel, first: CardId, second: CardId, how: PairLie): boolean {
  const [one, other] = [first, second].map((id) => spotOf(cardOf(state.table, id).zone));
  if (!one || !other || one.row !== other.row) return false;
  if (how === 'across') return one.seat !== other.seat && one.column === other.column;
  return one.seat === other.seat && Math.abs(one.column - other.column) === 1;
}

/** Of some cards, those with so many alike, themselves among them. */
export function withLikes(
  duel: Duel,
  from: readonly CardId[],
  what: Likeness,
  n: number,
): CardId[] {
  return from.filter((id) => likeIt(duel, from, id, what).length >= n);
}

/** Of some cards, those that are like none of the others: of another name, type or rank. */
export function unlikeAll(
  duel: Duel,
  from: readonly CardId[],
  others: readonly CardId[],
  what: NonNullable<Pick['apart']>,
): CardId[] {
  const marks = new Set(others.flatMap((id) => marksOf(duel, id, what)));
  // Spells have no type.
  if (what === 'type') marks.add('spell');
  return from.filter((id) => !marksOf(duel, id, what).some((mark) => marks.has(mark)));
}

/** Of how many names, types or ranks some cards are. */
export function kindsAmong(duel: Duel, ids: readonly CardId[], what: Marked): number {
  // A face-down card shows none.
  const open = ids.filter((id) => !isFaceDown(duel, id));
  const marks = new Set(open.flatMap((id) => marksOf(duel, id, what)));
  if (what === 'type') marks.delete('spell');
  return marks.size;
}
