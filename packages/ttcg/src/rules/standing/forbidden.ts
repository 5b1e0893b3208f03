import { type CardId, resolveRef } from '@cardscape/kernel';
import type { Act, CardDeed } from '../../language/tree/tree.ts';
import type { Cause } from '../chain/cause.ts';
import { controllerOf, type Duel, refOf } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { isBarredFrom } from '../position/spots.ts';
import { regionOf } from '../position/zones.ts';
import type { Deed } from '../resolve/deed-kinds.ts';
import { isBarred, isBarredFromPoints } from './barred.ts';
import { isExposed, isKeptFrom } from './forces.ts';
import { isKeptFromBy } from './kept.ts';

/** Does something in force keep a deed from being done? */
export function isForbidden(duel: Duel, deed: Deed): boolean {
  if (deed.do === 'draw') return !deed.empty && isBarred(duel, deed.seat, 'draw');
  if (deed.do === 'points') return isBarredFromPoints(duel, deed);
  const id = resolveRef(duel.state.table, deed.card);
  if (id === undefined) return true;
  if (deed.do === 'destroy') {
    if (isKeptFrom(duel, id, 'leave the field', GOING.discard)) return true;
    if (isExposed(duel, id)) return false;
    if (isKeptFrom(duel, id, 'be destroyed')) return true;
    // It is the rules that destroy an equip card with its unit, and not what has destroyed that.
    if (deed.withUnit) return false;
    return (
      isKeptFrom(
        duel,
        id,
        `be destroyed ${deed.cause.kind === 'battle' ? 'in battle' : 'by effects'}`,
      ) || isKeptFromBy(duel, id, 'be destroyed by effects', deed.cause)
    );
  }
  if (deed.do === 'tap') return isKeptFromBy(duel, id, 'be tapped', deed.cause);
  if (deed.do === 'untap') return mayNotUntap(duel, id, deed.cause);
  if (deed.do !== 'send') return false;
  if (deed.as === 'discarded') return isBarred(duel, controllerOf(duel, id), 'discard');
  if (regionOf(duel.state.table, id) !== 'field') return false;
  if (isKeptFrom(duel, id, 'leave the field', GOING[deed.to])) return true;
  return deed.to === 'hand' && mayNotReturn(duel, id, deed.cause);
}

/** Is a card kept from being untapped by something, or whoever does it from untapping it? */
export function mayNotUntap(duel: Duel, id: CardId, cause: Cause): boolean {
  if (isKeptFromBy(duel, id, 'be untapped', cause)) return true;
  return cause.by !== null && cause.kind === 'effect' && isBarredFrom(duel, cause.by, 'untap', id);
}

/** The same, of its return to a hand. */
export function mayNotReturn(duel: Duel, id: CardId, cause: Cause): boolean {
  if (isKeptFrom(duel, id, 'be returned to the hand')) return true;
  if (isKeptFromBy(duel, id, 'be returned to the hand', cause)) return true;
  return cause.by !== null && cause.kind === 'effect' && isBarredFrom(duel, cause.by, 'return', id);
}

/** Where cards of the field can be kept from going. */
const GOING: { readonly [To in 'hand' | 'deck' | 'discard']: CardDeed } = {
  hand: 'be returned to the hand',
  deck: 'be returned to the deck',
  discard: 'be sent to the discard pile',
};

/** Is a card kept from what would be done to it as a cost? */
export function cannotPayWith(duel: Duel, { you, source }: Scope, act: Act, id: CardId): boolean {
  const cause = { by: you, kind: 'effect', card: source } as const;
  const card = refOf(duel, id);
  switch (act.do) {
    case 'destroy':
      return isForbidden(duel, { do: 'destroy', card, cause });
    case 'discard':
      return isForbidden(duel, { do: 'send', card, to: 'discard', as: 'discarded', cause });
    case 'move':
      return (
        act.to.zone !== 'under' && isForbidden(duel, { do: 'send', card, to: act.to.zone, cause })
      );
    default:
      return false;
  }
}
