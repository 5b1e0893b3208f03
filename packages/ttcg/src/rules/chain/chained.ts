import type { CardRef } from '@cardscape/kernel';
import { asksOf, type Duel, textsOf } from '../position/duel.ts';
import { byEffect } from './cause.ts';
import { happen } from './happen.ts';
import { happening } from './happening.ts';

/**
 * R-T144. Something was put on the chain: where it is not alone there, it is part of a chain, and so is what it
 * answers. What that itself has set off is not told again, or two of them would go on for ever.
 */
export function tellChained(duel: Duel): void {
  const { chain } = duel.state;
  if (chain.length < 2 || !textsOf(duel).chained) return;
  for (const link of chain.length === 2 ? [...chain] : chain.slice(-1))
    if (link.kind === 'effect' && link.event?.what !== 'chained')
      happen(duel, happening('chained', link.seat, link.card, byEffect(link)));
}

/** R-T273. An effect was put on the chain: its card is kept in mind until all of it is over, where a text asks. */
export function noteActivated(duel: Duel, card: CardRef): void {
  if (asksOf(duel).chain) duel.state.activated = [...(duel.state.activated ?? []), card];
}

/** The chain is over: what was put off to its end is told which cards were active in it. */
export function closeChain({ state }: Duel): void {
  const { activated } = state;
  if (!activated) return;
  for (const { watch } of state.waiting)
    if (watch?.link.inChain?.length === 0) watch.link.inChain = activated;
  delete state.activated;
}
