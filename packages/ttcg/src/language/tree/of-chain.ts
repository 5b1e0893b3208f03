import type { Effect } from './tree.ts';
import { visit } from './walk.ts';

/** Does a text speak of the cards that have put an effect on the chain, so that they must be kept in mind? */
export function speaksOfChain(effect: Pick<Effect, 'sentences'>): boolean {
  let speaks = false;
  visit(effect, (key, value) => {
    speaks ||= key === 'inChain' || (key === 'the' && OF_CHAIN.has(value));
  });
  return speaks;
}

const OF_CHAIN: ReadonlySet<unknown> = new Set(['first activated', 'last activated']);
