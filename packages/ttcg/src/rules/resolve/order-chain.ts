import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import type { ActsFrame } from '../position/frame.ts';
import { askLink } from './ask.ts';

/**
 * R-T274. Lets the player of an effect say which effect of the chain resolves next, and which after that. Plays and
 * attacks on it stay where they are.
 */
export function orderChain(duel: Duel, frame: ActsFrame, { seat }: Link): boolean {
  const { chain } = duel.state;
  const places = effectsOn(duel);
  const placed = frame.placed ?? 0;
  const left = places.slice(0, places.length - placed);
  if (left.length < 2) {
    if (placed > 0) frame.did = true;
    delete frame.placed;
    frame.act++;
    return false;
  }
  const next = askLink(duel, seat, [...left].reverse());
  if (next === undefined) return false;
  // The one that resolves next lies on top: those above it move down by one of their places.
  const order = [...left.filter((place) => place !== next), next];
  const links = order.map((place) => chain[place] as Link);
  left.forEach((place, at) => {
    chain[place] = links[at] as Link;
  });
  frame.placed = placed + 1;
  return false;
}

/** Where effects lie on the chain, from the first. */
function effectsOn({ state }: Duel): number[] {
  return state.chain.flatMap(({ kind }, place) => (kind === 'effect' ? [place] : []));
}
