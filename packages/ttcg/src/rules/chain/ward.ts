import { fitsMaker } from '../meaning/described.ts';
import { isSuch, madeBy } from '../meaning/such-effect.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import type { Lasting } from '../position/state.ts';
import { isInForce } from '../standing/work-out.ts';
import { byEffect } from './cause.ts';
import { counterLink } from './counter-link.ts';
import { isUncounterable } from './uncounterable.ts';

/** Something is announced: if the next such thing is to be prevented, it is countered. */
export function wardOff(duel: Duel, link: Link): void {
  const { state } = duel;
  const ward = state.lasting.find((lasting) => isAgainst(duel, lasting, link));
  if (!ward) return;
  const act = duel.book.act(ward.act);
  if (act.do === 'ward' && !act.all) state.lasting.splice(state.lasting.indexOf(ward), 1);
  counterLink(duel, link, byEffect({ seat: ward.seat, card: ward.source }));
}

function isAgainst(duel: Duel, lasting: Lasting, link: Link): boolean {
  const { kind, card } = link;
  const act = duel.book.act(lasting.act);
  if (act.do !== 'ward' || act.what !== kind || !isInForce(duel, lasting)) return false;
  const { seat, source } = lasting;
  if (isUncounterable(duel, link, byEffect({ seat, card: source }))) return false;
  if (!act.of) return true;
  const eyes = eyesOf(seat, seat, source);
  if (act.of.acting && !isSuch(duel, eyes, act.of.acting, madeBy(link))) return false;
  return fitsMaker(duel, eyes, card, act.of);
}
