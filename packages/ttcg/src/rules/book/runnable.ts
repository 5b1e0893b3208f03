import type { CardId } from '@cardscape/kernel';
import { needsItsEvent } from '../../language/check/needs-event.ts';
import type { WhichEffect } from '../../language/tree/tree.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import { isKeptFrom } from '../standing/forces.ts';
import type { Program } from './program.ts';

/** How one effect makes another work: which one it names, and whether as its own card's. */
export interface Asked {
  readonly which?: WhichEffect | undefined;
  readonly copied: boolean;
}

/**
 * Can another card's effect make this one work? Not what only answers or waits for something, unless the
 * text says which effect it means (R-T140), and not what itself works or copies other effects: that could
 * go on for ever.
 */
export function runnableEffects(duel: Duel, id: CardId, asked: Asked): number[] {
  if (isKeptFrom(duel, id, 'have effects')) return []; // R-T38
  const { programs } = sheetOf(duel, id);
  return BOTH.filter((effect) => isMeant(programs[effect], effect, asked));
}

const BOTH = [0, 1] as const;

function isMeant(program: Program, effect: 0 | 1, { which, copied }: Asked): boolean {
  if (which === undefined || which === 'both') return runs(program);
  if (which !== (typeof which === 'number' ? effect + 1 : program.type)) return false;
  // A continuous effect goes on with its own card.
  return runs(program) || (!(copied && program.type === 'continuous') && runsIfNamed(program));
}

/** Has a card an effect that another card can make work? */
export function isRunnable(duel: Duel, id: CardId, asked: Asked): boolean {
  return runnableEffects(duel, id, asked).length > 0;
}

function runs(program: Program): boolean {
  const { type, effect } = program;
  if (type === 'counter' || type === 'equip' || type === 'continuous') return false;
  return !effect.when && isFree(program);
}

/** What goes on from then, and what is set off without being about what sets it off. */
function runsIfNamed(program: Program): boolean {
  const { type, effect } = program;
  if (type === 'counter' || type === 'equip') return false;
  if (type === 'continuous') return isFree(program);
  return !needsItsEvent(effect) && isFree(program);
}

function isFree({ effect, fromHand, fromDiscard }: Program): boolean {
  if (fromHand || fromDiscard) return false;
  return effect.sentences.every(({ acts }) =>
    acts.every(({ do: verb }) => verb !== 'activate' && verb !== 'copy' && verb !== 'redirect'),
  );
}
