import type { CardId } from '@cardscape/kernel';
import type { WhichEffect } from '../../language/tree/tree.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import { isKeptFrom } from '../standing/forces.ts';
import type { Program } from './program.ts';

/**
 * Can another card's effect make this one work? Not what only answers or waits for something, and not
 * what itself works or copies other effects: that could go on for ever.
 */
export function runnableEffects(duel: Duel, id: CardId, which?: WhichEffect): number[] {
  if (isKeptFrom(duel, id, 'have effects')) return []; // R-T38
  const { programs } = sheetOf(duel, id);
  const effects = typeof which === 'number' ? [which - 1] : [0, 1];
  return effects.filter((effect) => runs(programs[effect as 0 | 1]));
}

/** Has a card an effect that another card can make work? */
export function isRunnable(duel: Duel, id: CardId, which?: WhichEffect): boolean {
  return runnableEffects(duel, id, which).length > 0;
}

function runs({ type, effect, fromHand, fromDiscard }: Program): boolean {
  if (type === 'counter' || type === 'equip' || type === 'continuous') return false;
  if (fromHand || fromDiscard) return false;
  if (effect.when) return false;
  return effect.sentences.every(({ acts }) =>
    acts.every(({ do: verb }) => verb !== 'activate' && verb !== 'copy' && verb !== 'redirect'),
  );
}
