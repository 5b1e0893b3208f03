import type { BroughtCards, OpenedGame } from '@cardscape/kernel';
import type { AnyGameTable } from '../gameTable.ts';
import { freshSeed } from './seed.ts';

/** Half of all seeds let the first seat begin: so many of them never fail. */
const tries = 64;

/** A seed for somebody's first match of a game: with it the first seat, which is theirs, begins. */
export function firstSeed(
  table: AnyGameTable,
  { options, cards }: { readonly options: unknown; readonly cards?: BroughtCards | undefined },
  next: () => string = freshSeed,
): string {
  const opening = table.openWith({ ...(cards && { cards }), options });
  for (let left = tries; 'opened' in opening && left > 0; left--) {
    const seed = next();
    if (begins(opening.opened, seed)) return seed;
  }
  return next();
}

/** Is the first seat asked first? */
function begins({ game, options }: OpenedGame, seed: string): boolean {
  const { state } = game.setup(options, seed);
  const decision = game.decision(state);
  return decision.ask !== 'over' && decision.seat === 0;
}
