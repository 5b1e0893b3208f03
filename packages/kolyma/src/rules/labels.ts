import {
  type CardId,
  capital,
  cardOf,
  type Option,
  type OptionPhrase,
  phraseText,
} from '@cardscape/kernel';
import type { KolymaState } from './state.ts';

/** An option in words: "Play Thaw", "Flip Red 3", "Pass". A flipped card is named as it lies. */
export function optionLabel(state: KolymaState, option: Option): string {
  return phraseText(optionPhrase(state, option));
}

/** Its parts. */
export function optionPhrase(state: KolymaState, { act, card }: Option): OptionPhrase {
  const verb = act === 'transfer' ? 'Give' : capital(act);
  return card === undefined ? { verb } : { verb, object: nameAsItLies(state, card) };
}

function nameAsItLies(state: KolymaState, card: CardId): string {
  const { design } = cardOf(state.table, card);
  return state.flipped.includes(card) ? `${design} (flipped)` : design;
}
