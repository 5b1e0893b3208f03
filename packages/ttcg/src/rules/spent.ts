import { USES_LIMIT } from './limits.ts';
import type { Program } from './program.ts';
import type { FieldCard } from './state.ts';

/** Has an effect been used as often as its type or its text allows? */
export function isSpent({ type, limit }: Program, there: FieldCard, effect: 0 | 1): boolean {
  const [turn, game] = [there.uses[effect], there.usesInAll[effect]];
  if (turn >= USES_LIMIT || (type === 'overload' && game > 0) || (type === 'dormant' && turn > 0))
    return true;
  return limit !== undefined && (limit.per === 'turn' ? turn : game) >= limit.times;
}
