import type { CardId } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import type { Cause } from '../chain/cause.ts';
import { fitsPointed } from '../meaning/described.ts';
import { asksOf, type Duel, refOf } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import { forces } from './forces.ts';

type Divert = Extract<Act, { do: 'divert' }>;

/** R-T211. Where a card goes that would come to the discard pile, if not there. */
export function divertedTo(
  duel: Duel,
  id: CardId,
  as: string | undefined,
  cause: Cause,
): Divert['to'] | undefined {
  if (!asksOf(duel).diverts) return undefined;
  for (const { act, seat, source } of forces(duel).onPlayers) {
    if (act.do !== 'divert' || (act.as && act.as !== as)) continue;
    if (act.byThis && cause.card?.card !== source.card) continue;
    const scope = eyesOf(seat, seat, source);
    if (fitsPointed(duel, scope, refOf(duel, id), act.of)) return act.to;
  }
  return undefined;
}
