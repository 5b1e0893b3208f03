import type { CardId, Seat } from '@cardscape/kernel';
import { fitsCard } from '../meaning/filter.ts';
import { activeCards, cardsUnder, type Duel, isFaceDown, textsOf } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import type { Force } from './force.ts';
import { forcesOn } from './forces.ts';

/** A card that lies under another one, and that one, which may use its effects. */
interface Lent {
  readonly card: CardId;
  readonly host: CardId;
}

const NONE: readonly Lent[] = [];

/** R-T275. The cards under those of a player whose effects these may use. */
export function lentTo(duel: Duel, seat: Seat): readonly Lent[] {
  if (!textsOf(duel).lends) return NONE;
  return activeCards(duel, seat).flatMap((host) => lentBy(duel, host));
}

/** The card on top of a covered one, if it may use its effects. */
export function hostOfLent(duel: Duel, seat: Seat, card: CardId): CardId | undefined {
  return lentTo(duel, seat).find((one) => one.card === card)?.host;
}

function lentBy(duel: Duel, host: CardId): Lent[] {
  const lending = forcesOn(duel, host).filter(({ act }) => act.do === 'lend');
  if (lending.length === 0) return [];
  return cardsUnder(duel, host)
    .filter((card) => !isFaceDown(duel, card) && lending.some((force) => lends(duel, force, card)))
    .map((card) => ({ card, host }));
}

function lends(duel: Duel, { act, seat, source }: Force, card: CardId): boolean {
  if (act.do !== 'lend') return false;
  if ('the' in act.of) return source.card === card;
  const scope = eyesOf(seat, seat, source, [source]);
  return fitsCard(duel, scope, card, act.of);
}
