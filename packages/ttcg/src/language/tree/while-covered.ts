import type { Condition, Effect } from './tree.ts';

/**
 * "If this card is under a dragon, that dragon gains 100 attack": nobody uses a card that lies under another, so it
 * is what holds while it lies there (2.2.6).
 */
export function holdWhileCovered(effect: Effect): Effect {
  const [first, ...more] = effect.sentences;
  if (!first?.if || effect.when || more.length > 0 || !isThisCovered(first.if)) return effect;
  const { if: holds, acts, ...rest } = first;
  if (Object.keys(rest).length > 0) return effect;
  return { ...effect, when: { at: 'while', holds }, sentences: [{ acts }] };
}

/** "This card is under another card", also among others. */
export function isThisCovered(condition: Condition): boolean {
  if (condition.is === 'all') return condition.of.some(isThisCovered);
  if (condition.is !== 'card' || condition.card.the !== 'this') return false;
  return condition.a.kind === 'place' && condition.a.place === 'under';
}
