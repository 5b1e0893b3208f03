import { type CardId, type CardRef, cardOf, SEES } from '@cardscape/kernel';
import type { CardFilter } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';
import type { Former } from '../position/former.ts';
import { formerOfLeft } from '../position/recall.ts';
import type { Scope } from '../position/scope.ts';
import { fitsCard, isWhose } from './filter.ts';
import { liesAt } from './lay.ts';
import { isMost } from './pool.ts';

/** Is a card what a text describes, with where it lies and what it is the highest of, as it is or as it was? */
export function isAsDescribed(
  duel: Duel,
  scope: Scope,
  id: CardId,
  filter: CardFilter,
  was?: Former,
  /** Where it came from, if it has just moved. */
  from: string | null = null,
): boolean {
  return (
    fitsCard(duel, scope, id, filter, was) &&
    (!filter.place || liesAt(duel, scope, id, filter.place, was, from)) &&
    (!filter.most || isMost(duel, scope, id, filter, was))
  );
}

/** Does a card that is pointed at fit a description, and is it whose that says? */
export function fitsPointed(duel: Duel, scope: Scope, ref: CardRef, filter: CardFilter): boolean {
  const was = formerOfLeft(duel.state, ref);
  return (
    isAsDescribed(duel, scope, ref.card, filter, was) && isWhose(duel, scope, ref.card, filter, was)
  );
}

/**
 * Does the card that has made an effect fit a filter? Where nobody sees it any more, it is judged as it
 * last was, or by the design that the effect is known to be of; what is not known to be of any fits nothing.
 */
export function fitsMaker(
  duel: Duel,
  scope: Scope,
  maker: CardRef,
  filter: CardFilter,
  design?: string,
): boolean {
  const { sheets } = duel.cache;
  const id = maker.card;
  const hidden =
    cardOf(duel.state.table, id).known !== SEES.all && !formerOfLeft(duel.state, maker);
  if (hidden && design === undefined) return false;
  const held = sheets[id];
  if (hidden && design !== undefined) sheets[id] = duel.book.sheet(design);
  const fits = fitsPointed(duel, scope, maker, filter);
  sheets[id] = held;
  return fits;
}
