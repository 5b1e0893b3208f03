import { type CardId, cardOf, type Seat } from '@cardscape/kernel';
import { overrulesIn } from '../../language/tree/overrules.ts';
import type { Act, CardFilter } from '../../language/tree/tree.ts';
import type { Standing } from '../book/program.ts';
import { holds } from '../meaning/conditions.ts';
import { fitsCard } from '../meaning/filter.ts';
import type { Force } from '../standing/force.ts';
import { forcesOn } from '../standing/forces.ts';
import { rankOf, typesOf } from '../standing/values.ts';
import { activeCards, controllerOf, type Duel, sheetOf, textsOf } from './duel.ts';
import { eyesOf, scopeAt } from './scope.ts';
import { pileOf } from './zones.ts';

/** What of the rules is set aside: a card of any type, or of any rank, is ranked up (R-T93). */
export interface Freed {
  readonly anyType: boolean;
  readonly anyRank: boolean;
}

type Permit = Extract<Act, { do: 'allowRankUp' }>;

/** Is a card of the type and rank that ranks up another (R-T6), but for what does not count? */
export function isNextRank(
  duel: Duel,
  id: CardId,
  top: CardId,
  { anyType, anyRank }: Freed,
): boolean {
  if (!anyRank && rankOf(duel, top) !== rankOf(duel, id) - 1) return false;
  if (anyType) return true;
  const types = typesOf(duel, id);
  return typesOf(duel, top).some((type) => types.includes(type));
}

/** Does any text of the match let a card be ranked up that the rules would not? */
export function mayPermit(duel: Duel): boolean {
  return textsOf(duel).allowsRankUp;
}

/** Does an effect let a player rank up a card with another that the rules would not (R-T93)? */
export function isPermitted(duel: Duel, seat: Seat, id: CardId, top: CardId): boolean {
  if (!mayPermit(duel)) return false;
  for (const force of forcesOn(duel, top))
    if (force.act.do === 'allowRankUp' && permits(duel, force, force.act, seat, id, top))
      return true;
  return sheetOf(duel, id).ranksUpFreely.some((one) => permitsItself(duel, one, seat, id, top));
}

/** Does an effect let a player rank up a card with one out of the discard pile? */
export function isPermittedFromDiscard(duel: Duel, seat: Seat, id: CardId, top: CardId): boolean {
  return forcesOn(duel, top).some(
    (force) => isFromDiscard(force.act) && permits(duel, force, force.act, seat, id, top),
  );
}

/** May a player rank up any card with one out of the discard pile? */
export function mayPlayFromDiscard(duel: Duel, seat: Seat): boolean {
  if (!mayPermit(duel)) return false;
  return activeCards(duel, seat).some((top) =>
    forcesOn(duel, top).some(({ act }) => isFromDiscard(act)),
  );
}

function isFromDiscard(act: Act): act is Permit {
  if (act.do !== 'allowRankUp' || 'the' in act.with) return false;
  return act.with.place === 'discard' || act.with.place === 'hand or discard';
}

/** "Water units can be ranked up using fire units." */
function permits(
  duel: Duel,
  { seat: you, source, named }: Force,
  act: Permit,
  seat: Seat,
  id: CardId,
  top: CardId,
): boolean {
  if ('the' in act.with || !isNextRank(duel, id, top, overrulesIn(act))) return false;
  const scope = eyesOf(you, seat, source, undefined, named);
  return isWhere(duel, seat, id, act.with) && fitsCard(duel, scope, id, act.with);
}

function isWhere(duel: Duel, seat: Seat, id: CardId, { place }: CardFilter): boolean {
  if (place === undefined) return true;
  const pile = pileOf(cardOf(duel.state.table, id).zone);
  return pile?.seat === seat && place.includes(pile.zone);
}

/** "This card can rank up water units." */
function permitsItself(
  duel: Duel,
  { act, if: condition }: Standing,
  seat: Seat,
  id: CardId,
  top: CardId,
): boolean {
  if (act.do !== 'allowRankUp' || act.cards.the !== 'pick') return false;
  if (!isNextRank(duel, id, top, overrulesIn(act))) return false;
  const { card } = act.cards;
  if (card.whose === 'opponent' || controllerOf(duel, top) !== seat) return false;
  const scope = scopeAt(duel, id, seat);
  return (!condition || holds(duel, scope, condition)) && fitsCard(duel, scope, top, card);
}

/** R-T227. "This card can rank up only tapped units.": is a card none of these? */
export function isLeftOut(duel: Duel, seat: Seat, id: CardId, top: CardId): boolean {
  const { ranksUpOnly } = sheetOf(duel, id);
  if (ranksUpOnly.length === 0) return false;
  const scope = scopeAt(duel, id, seat);
  return ranksUpOnly.some(({ act, if: condition }) => {
    if (act.do !== 'allowRankUp' || act.cards.the !== 'pick') return false;
    if (condition && !holds(duel, scope, condition)) return false;
    return !fitsCard(duel, scope, top, act.cards.card);
  });
}

/** May a card be played to a free column, whatever its rank: "this card can be played without ranking up"? */
export function isPlayedFreely(duel: Duel, seat: Seat, id: CardId): boolean {
  return sheetOf(duel, id).playedFreely.some(
    ({ if: condition }) => !condition || holds(duel, scopeAt(duel, id, seat), condition),
  );
}
