import { type Duel, usedAway } from '../position/duel.ts';
import { byEffect } from './cause.ts';
import { happen } from './happen.ts';
import { happening } from './happening.ts';

/**
 * R-T144. Something was put on the chain: where it is not alone there, it is part of a chain, and so is what it
 * answers. What that itself has set off is not told again, or two of them would go on for ever.
 */
export function tellChained(duel: Duel): void {
  const { chain } = duel.state;
  if (chain.length < 2 || !usedAway(duel).chained) return;
  for (const link of chain.length === 2 ? [...chain] : chain.slice(-1))
    if (link.kind === 'effect' && link.event?.what !== 'chained')
      happen(duel, happening('chained', link.seat, link.card, byEffect(link)));
}
