import type { CardId, Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { fitsPointed } from '../meaning/described.ts';
import { isSuch } from '../meaning/such-effect.ts';
import { type Duel, refOf, textsOf } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import { concerns } from './barred.ts';
import { isNow, seatOf } from './expiry.ts';
import type { Force } from './force.ts';
import { forces } from './forces.ts';

type Allowance = Extract<Act, { do: 'allowUse' }>;

/** Can any effect be used when the rules would not let it? */
export function hasAllowances(duel: Duel): boolean {
  return (
    textsOf(duel).allowsUse &&
    forces(duel).onPlayers.some(({ act }) => act.do === 'allowUse' && act.during)
  );
}

/** "You can activate normal effects of your units during your opponent's turn": may this one be used now? */
export function isAllowedNow(duel: Duel, seat: Seat, id: CardId, program: Program): boolean {
  return isAllowed(duel, seat, id, program, ({ during }, maker) =>
    Boolean(during && isNow(duel.state, during.part, seatOf(during, maker))),
  );
}

/** "You can activate overload effects of your units without discarding a card": is nothing discarded for it? */
export function isUndiscarded(duel: Duel, seat: Seat, id: CardId, program: Program): boolean {
  return isAllowed(duel, seat, id, program, ({ undiscarded }) => undiscarded === true);
}

function isAllowed(
  duel: Duel,
  seat: Seat,
  id: CardId,
  { key }: Program,
  holds: (act: Allowance, maker: Seat) => boolean,
): boolean {
  if (!textsOf(duel).allowsUse) return false;
  return forces(duel).onPlayers.some((force: Force) => {
    const { act, seat: maker, source } = force;
    if (act.do !== 'allowUse' || !concerns(act.who, maker, seat) || !holds(act, maker))
      return false;
    const card = refOf(duel, id);
    const scope = eyesOf(maker, seat, source);
    const { acting } = act.of;
    if (acting && !isSuch(duel, scope, acting, { key, card, seat })) return false;
    return fitsPointed(duel, scope, card, act.of);
  });
}
