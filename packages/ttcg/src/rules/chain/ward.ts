import type { CardRef, Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import { fitsMaker } from '../meaning/described.ts';
import { isSuch, madeBy } from '../meaning/such-effect.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import type { Force } from '../standing/force.ts';
import { forces } from '../standing/forces.ts';
import { isInForce } from '../standing/work-out.ts';
import { byEffect } from './cause.ts';
import { counterLink } from './counter-link.ts';
import { isUncounterable } from './uncounterable.ts';

/** Something is announced: if the next such thing is to be prevented, or all of them are, it is countered. */
export function wardOff(duel: Duel, link: Link): void {
  const { state } = duel;
  const ward = state.lasting.find(
    (lasting) =>
      isAgainst(duel, duel.book.act(lasting.act), lasting, link) && isInForce(duel, lasting),
  );
  if (ward) {
    const act = duel.book.act(ward.act);
    if (act.do === 'ward' && !act.all) state.lasting.splice(state.lasting.indexOf(ward), 1);
  }
  const by = ward ?? forces(duel).onPlayers.find((force) => isAlways(duel, force, link));
  if (by) counterLink(duel, link, byEffect({ seat: by.seat, card: by.source }));
}

/** "Counter all effects of spells", as long as a card says so. */
const isAlways = (duel: Duel, force: Force, link: Link): boolean =>
  force.of === undefined && isAgainst(duel, force.act, force, link);

function isAgainst(
  duel: Duel,
  act: Act,
  { seat, source }: { readonly seat: Seat; readonly source: CardRef },
  link: Link,
): boolean {
  const { kind, card } = link;
  if (act.do !== 'ward' || act.what !== kind) return false;
  if (isUncounterable(duel, link, byEffect({ seat, card: source }))) return false;
  if (!act.of) return true;
  const eyes = eyesOf(seat, seat, source);
  if (act.of.acting && !isSuch(duel, eyes, act.of.acting, madeBy(link))) return false;
  return fitsMaker(duel, eyes, card, act.of);
}
