import type { CardRef, Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import type { Cause } from '../chain/cause.ts';
import type { Duel } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import { fitsMaker } from './described.ts';

type Through = NonNullable<Extract<Act, { do: 'scalePoints' }>['through']>;

/** Are points lost through such an attack, whichever of the two units fell in it? */
export function isThrough(
  duel: Duel,
  { attacksOf, directly }: Through,
  { kind }: Cause,
  you: Seat,
  source: CardRef,
): boolean {
  if (kind !== 'battle') return false;
  const attack = attackFought(duel);
  if (!attack || (directly && attack.target)) return false;
  if (attacksOf === 'this') return attack.card.card === source.card;
  const eyes = eyesOf(you, you, source);
  return fitsMaker(duel, eyes, attack.card, attacksOf);
}

/** The attack that is being fought out, or was last: what it destroys may be told after it. */
function attackFought({ state }: Duel): { card: CardRef; target: CardRef | null } | undefined {
  const now = state.working.findLast(({ kind }) => kind === 'attack');
  if (now) return now;
  const last = state.past.thisTurn.findLast(({ what }) => what === 'attacks');
  return last?.card ? { card: last.card, target: last.other } : undefined;
}
