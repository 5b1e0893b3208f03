import { resolveRef } from '@cardscape/kernel';
import { type Duel, isActive } from '../position/duel.ts';
import type { Watch } from '../position/state.ts';
import { isThere } from '../standing/work-out.ts';

/** Is a sentence that waits for something awake at this moment? */
export function isWatching(duel: Duel, { link, until }: Watch): boolean {
  if (until.kind === 'during') return until.begun;
  if (until.kind === 'turned' && until.of !== 'own') return isThere(duel, until.of);
  if (until.kind !== 'work') return true;
  const id = resolveRef(duel.state.table, link.card);
  return id !== undefined && duel.state.field[id]?.works === until.effect && isActive(duel, id);
}
