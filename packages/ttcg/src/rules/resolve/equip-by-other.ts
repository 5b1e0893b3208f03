import type { CardId, CardRef } from '@cardscape/kernel';
import type { Effect } from '../../language/tree/tree.ts';
import type { Cause } from '../chain/cause.ts';
import type { Duel } from '../position/duel.ts';
import { effectLink, programIn } from '../position/link.ts';
import { endWork } from './end-work.ts';
import { actsFrom, bind } from './resolve.ts';

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
  const at = program.effect.when ? undefined : equipping(program.effect);
  if (!at) return true;
  endWork(duel.state, id);
  duel.state.working.push(link);
  duel.state.frames.push(
    {
      kind: 'resolve',
      sentence: at.sentence,
      stage: 'end',
      done: true,
      held: true,
      any: true,
    },
    actsFrom(at.sentence, at.act + 1),
  );
  return true;
}

/** Where a text says that its card is equipped. */
function equipping({ sentences }: Effect): { sentence: number; act: number } | undefined {
  for (const [sentence, { acts }] of sentences.entries()) {
    const act = acts.findIndex((one) => one.do === 'equip' && one.card.the === 'this');
    if (act >= 0) return { sentence, act };
  }
  return undefined;
}
