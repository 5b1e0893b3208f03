import type { CardId } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import type { Force, Forces } from './force.ts';

const NONE: readonly Force[] = [];
const NOTHING: Forces = { onCard: [], onPlayers: NONE, onPlaying: NONE, looksAside: false };

/**
 * What is in force now; worked out once for each position. What a standing effect says of itself
 * ("while you control a dragon") is judged by printed values, so that two of them cannot argue in
 * circles.
 */
export function forces(duel: Duel): Forces {
  const { cache } = duel;
  if (cache.forces) return cache.forces;
  // Whoever asks while it is worked out is told that nothing is in force.
  cache.forces = NOTHING;
  cache.forces = duel.workOut(duel) ?? NOTHING;
  return cache.forces;
}

/** What is in force on one card. */
export function forcesOn(duel: Duel, id: CardId): readonly Force[] {
  return forces(duel).onCard[id] ?? NONE;
}

/** Does something keep a unit from attacking, and nothing keeps it from being kept (R-T171)? */
export function isKeptFromAttacking(duel: Duel, id: CardId): boolean {
  return isKeptFrom(duel, id, 'attack') && !isUnpreventable(duel, id);
}

/** Can a unit not be prevented from attacking? */
export function isUnpreventable(duel: Duel, id: CardId): boolean {
  return isKeptFrom(duel, id, 'be prevented from attacking');
}

/** Is something of the kind in force on a card that keeps it from a deed? */
export function isKeptFrom(duel: Duel, id: CardId, deed: string, orDeed = deed): boolean {
  for (const { act } of forcesOn(duel, id))
    if (act.do === 'forbid' && !act.by && !act.whom && (act.from === deed || act.from === orDeed))
      return true;
  return false;
}

/** Has a card lost what keeps it from being destroyed? */
export function isExposed(duel: Duel, id: CardId): boolean {
  return forcesOn(duel, id).some(({ act }) => act.do === 'allow' && act.what === 'be destroyed');
}
