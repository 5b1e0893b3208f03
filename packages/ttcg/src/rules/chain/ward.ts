import { fitsMaker } from '../meaning/described.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel, Scope } from '../position/duel.ts';
import type { Lasting } from '../position/state.ts';
import { shown } from '../resolve/deeds.ts';
import { isInForce } from '../standing/work-out.ts';
import { byEffect } from './cause.ts';
import { happen } from './happen.ts';
import { happening } from './happening.ts';
import { isUncounterable } from './uncounterable.ts';

/** Something is announced: if the next such thing is to be prevented, it is countered. */
export function wardOff(duel: Duel, link: Link): void {
  const { state } = duel;
  if (state.lasting.length === 0 || isUncounterable(duel, link)) return;
  const at = state.lasting.findIndex((lasting) => isAgainst(duel, lasting, link));
  const [ward] = at < 0 ? [] : state.lasting.splice(at, 1);
  if (!ward) return;
  link.countered = true;
  duel.log?.push({
    type: 'countered',
    seat: link.seat,
    kind: link.kind,
    subject: shown(duel, link.card.card),
    ...(link.effect >= 0 && { effect: link.effect }),
  });
  const cause = byEffect({ seat: ward.seat, card: ward.source });
  happen(duel, happening('countered', link.seat, link.card, cause));
}

function isAgainst(duel: Duel, lasting: Lasting, { kind, card }: Link): boolean {
  const act = duel.book.act(lasting.act);
  if (act.do !== 'ward' || act.what !== kind || !isInForce(duel, lasting)) return false;
  if (!act.of) return true;
  const { seat, source } = lasting;
  const eyes: Scope = { you: seat, doer: seat, source, that: [], rest: [], event: null };
  return fitsMaker(duel, eyes, card, act.of);
}
