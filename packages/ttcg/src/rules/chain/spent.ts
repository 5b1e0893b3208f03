import type { Program } from '../book/program.ts';
import { USES_LIMIT } from '../position/limits.ts';
import type { FieldCard } from '../position/state.ts';

/** Has an effect been used as often as its type or its text allows? */
export function isSpent({ type, limit }: Program, there: FieldCard, effect: 0 | 1): boolean {
  const [turn, game] = [there.uses[effect], there.usesInAll[effect]];
  if (turn >= USES_LIMIT || (type === 'overload' && game > 0) || (type === 'dormant' && turn > 0))
    return true;
  return limit !== undefined && (limit.per === 'turn' ? turn : game) >= limit.times;
}
