import { capital, cardOf, type Option } from '@cardscape/kernel';
import type { KolymaState } from './state.ts';

/** An option in words: "Play Thaw", "Flip Red 3", "Pass". */
export function optionLabel(state: KolymaState, { act, card }: Option): string {
  const verb = act === 'transfer' ? 'Give' : capital(act);
  return card === undefined ? verb : `${verb} ${cardOf(state.table, card).design}`;
}
