import type { CardId } from '@cardscape/kernel';
import type { Pick } from '../../language/tree/tree.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import { rankOf, subtypesOf, typesOf } from '../standing/values.ts';

/** Of some cards, those that are like one of them: of its name, type or rank. */
export function likeIt(
  duel: Duel,
  from: readonly CardId[],
  id: CardId,
  what: NonNullable<Pick['alike']>,
): CardId[] {
  if (what === 'subtype' || what === 'type') {
    const kindsOf = what === 'type' ? typesOf : subtypesOf;
    const own: readonly string[] = kindsOf(duel, id);
    return from.filter((other) => kindsOf(duel, other).some((one) => own.includes(one)));
  }
  const mark = markOf(duel, id, what);
  return from.filter((other) => markOf(duel, other, what) === mark);
}

function markOf(duel: Duel, id: CardId, what: 'rank' | 'name'): string | number {
  return what === 'rank' ? rankOf(duel, id) : sheetOf(duel, id).design.name;
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
