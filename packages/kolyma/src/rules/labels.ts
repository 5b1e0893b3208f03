import { type CardId, capital, cardOf, type Option } from '@cardscape/kernel';
import type { KolymaState } from './state.ts';

/** An option in words: "Play Thaw", "Flip Red 3", "Pass". A flipped card is named as it lies. */
export function optionLabel(state: KolymaState, { act, card }: Option): string {
  const verb = act === 'transfer' ? 'Give' : capital(act);
  return card === undefined ? verb : `${verb} ${nameAsItLies(state, card)}`;
}

function nameAsItLies(state: KolymaState, card: CardId): string {
  const { design } = cardOf(state.table, card);
  return state.flipped.includes(card) ? `${design} (flipped)` : design;
}
