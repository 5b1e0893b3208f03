import type { Act, Effect, EffectType } from './tree.ts';

/**
 * R-T174. "When this card attacks, your opponent cannot activate effects until the attack is over.": what
 * silences those who could answer an attack holds from its announcement, or it would silence nobody.
 */
export function holdsAtOnce({ when, sentences }: Effect, type: EffectType): boolean {
  if (type !== 'passive' && type !== 'latent') return false;
  if (when?.at !== 'event' || when.word === 'after') return false;
  if (when.event.what !== 'attacks' && when.event.what !== 'attacked') return false;
  return sentences.every(
    ({ acts, may, cost, on, at }) => !may && !cost && !on && !at && acts.every(silences),
  );
}

function silences(act: Act): boolean {
  if (act.do !== 'bar' && act.do !== 'forbid') return false;
  return act.for === 'attack' && SILENT.includes(act.from);
}

const SILENT: readonly string[] = ['activate effects', 'have effects'];
