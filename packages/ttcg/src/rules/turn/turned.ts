import type { CardId } from '@cardscape/kernel';
import { type Duel, touch } from '../position/duel.ts';
import type { Lasting } from '../position/state.ts';
import type { Expiry } from '../standing/expiry.ts';
import { isOfControl } from '../standing/of-control.ts';

/** R-T250. A card is tapped or untapped: what lasts until then ends, and what watches until then. */
export function endWithTurning(duel: Duel, id: CardId, to: 'tapped' | 'untapped'): void {
  const { state, book } = duel;
  for (const lasting of [...state.lasting]) {
    const { until, cards } = lasting;
    if (!isUntil(until, to)) continue;
    const left = until.of === 'own' ? cards.filter(({ card }) => card !== id) : [];
    if (until.of === 'own' ? left.length === cards.length : until.of.card !== id) continue;
    const next: Lasting[] = left.length > 0 ? [{ ...lasting, cards: left }] : [];
    if (isOfControl(book.act(lasting.act))) {
      const ended = until.of === 'own' ? cards.filter(({ card }) => card === id) : [...cards];
      next.push({ ...lasting, cards: ended, until: { kind: 'over' } });
    }
    state.lasting.splice(state.lasting.indexOf(lasting), 1, ...next);
    touch(duel);
  }
  for (const watch of [...state.watches]) {
    const { until, link } = watch;
    if (!isUntil(until, to)) continue;
    const turned =
      until.of === 'own' ? link.that.some(({ card }) => card === id) : until.of.card === id;
    if (turned) state.watches.splice(state.watches.indexOf(watch), 1);
  }
}

const isUntil = (until: Expiry, to: string): until is Extract<Expiry, { kind: 'turned' }> =>
  until.kind === 'turned' && until.to === to;
