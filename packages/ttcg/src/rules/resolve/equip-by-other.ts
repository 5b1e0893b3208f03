import type { CardId, CardRef } from '@cardscape/kernel';
import type { Cause } from '../chain/cause.ts';
import { equips } from '../chain/ready.ts';
import type { Duel } from '../position/duel.ts';
import { effectLink, programIn } from '../position/link.ts';
import { endWork } from './end-work.ts';
import { bind } from './resolve.ts';

/**
 * Equips a card by the effect of another one. "Equip this card to one unit. It gains 100 attack.": what its own text
 * says after that is done, too.
 */
export function equipByOther(
  duel: Duel,
  id: CardId,
  to: CardRef,
  effect: number,
  cause: Cause,
): boolean {
  if (!bind(duel, id, to, effect, cause)) return false;
  const link = { ...effectLink(duel, id, effect), that: [to] };
  const program = programIn(duel, link);
  if (!equips(program) || program.effect.when || program.effect.sentences.length < 2) return true;
  endWork(duel.state, id);
  duel.state.working.push(link);
  duel.state.frames.push({
    kind: 'resolve',
    sentence: 1,
    stage: 'begin',
    done: true,
    held: true,
    any: true,
  });
  return true;
}
