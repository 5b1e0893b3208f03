import type { CardId } from '@cardscape/kernel';
import { type Duel, touch } from '../position/duel.ts';
import { shown } from '../resolve/deeds.ts';
import { isInForce } from '../standing/work-out.ts';

/** "Skips its next attack": what would be that attack is not announced (R-T172). */
export function skipsAttack(duel: Duel, id: CardId): boolean {
  const { state, book } = duel;
  const lasting = state.lasting.find(
    (one) =>
      book.act(one.act).do === 'skipAttack' &&
      one.cards.some(({ card }) => card === id) &&
      isInForce(duel, one),
  );
  if (!lasting) return false;
  const left = lasting.cards.filter(({ card }) => card !== id);
  const rest = left.length > 0 ? [{ ...lasting, cards: left }] : [];
  state.lasting.splice(state.lasting.indexOf(lasting), 1, ...rest);
  duel.log?.push({ type: 'skipsAttack', subject: shown(duel, id) });
  touch(duel);
  return true;
}
