import type { CardId } from '@cardscape/kernel';
import type { Pick } from '../../language/tree/tree.ts';
import { type Duel, isFaceDown, sheetOf } from '../position/duel.ts';
import { rankOf, subtypesOf, typeOf } from '../standing/values.ts';

/** Of some cards, those that are like one of them: of its name, type or rank. */
export function likeIt(
  duel: Duel,
  from: readonly CardId[],
  id: CardId,
  what: NonNullable<Pick['alike']>,
): CardId[] {
  if (what === 'subtype') {
    const own = subtypesOf(duel, id);
    return from.filter((other) => subtypesOf(duel, other).some((one) => own.includes(one)));
  }
  const mark = markOf(duel, id, what);
  return from.filter((other) => markOf(duel, other, what) === mark);
}

function markOf(duel: Duel, id: CardId, what: 'type' | 'rank' | 'name'): string | number {
  if (what === 'rank') return rankOf(duel, id);
  return what === 'type' ? typeOf(duel, id) : sheetOf(duel, id).design.name;
}

/** Of some cards, those with so many alike, themselves among them. */
export function withLikes(
  duel: Duel,
  from: readonly CardId[],
  what: NonNullable<Pick['alike']>,
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
  const marks = new Set(others.map((id) => markOf(duel, id, what)));
  // Spells have no type.
  if (what === 'type') marks.add('spell');
  return from.filter((id) => !marks.has(markOf(duel, id, what)));
}

/** Of how many names, types or ranks some cards are. */
export function kindsAmong(
  duel: Duel,
  ids: readonly CardId[],
  what: NonNullable<Pick['alike']>,
): number {
  // A face-down card shows none.
  const open = ids.filter((id) => !isFaceDown(duel, id));
  if (what === 'subtype') return new Set(open.flatMap((id) => subtypesOf(duel, id))).size;
  const marks = new Set(open.map((id) => markOf(duel, id, what)));
  if (what === 'type') marks.delete('spell');
  return marks.size;
}
