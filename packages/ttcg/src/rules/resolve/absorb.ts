import { type Duel, touch } from '../position/duel.ts';
import type { Lasting } from '../position/state.ts';
import { concerns } from '../standing/barred.ts';
import { isInForce } from '../standing/work-out.ts';
import type { Deed } from './deed-kinds.ts';

type PointDeed = Extract<Deed, { do: 'points' }>;

/** "Prevent the next two points you lose": what is left of a loss or gain, and of what prevents it (R-T222). */
export function absorbed(duel: Duel, deed: PointDeed): PointDeed {
  const { lasting } = duel.state;
  let left = Math.abs(deed.by);
  for (let place = 0; place < lasting.length && left > 0; place++) {
    const one = lasting[place] as Lasting;
    if (!absorbs(duel, one, deed)) continue;
    const taken = Math.min(one.n, left);
    left -= taken;
    if (taken < one.n) lasting[place] = { ...one, n: one.n - taken };
    else lasting.splice(place--, 1);
    touch(duel);
  }
  return left === Math.abs(deed.by) ? deed : { ...deed, by: Math.sign(deed.by) * left };
}

/** How much would be left of a loss. */
export function leftToLose(duel: Duel, deed: PointDeed): number {
  const kept = duel.state.lasting.filter((one) => absorbs(duel, one, deed));
  return Math.max(
    0,
    kept.reduce((left, { n }) => left - n, Math.abs(deed.by)),
  );
}

function absorbs(duel: Duel, one: Lasting, deed: PointDeed): boolean {
  const act = duel.book.act(one.act);
  if (act.do !== 'absorb' || (act.of === 'gain') !== deed.by > 0) return false;
  return concerns(act.who, one.seat, deed.seat) && isInForce(duel, one);
}
