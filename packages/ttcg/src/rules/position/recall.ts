import type { Former, Spoken } from './former.ts';
import type { TtcgState } from './state.ts';

/** The card as it last was, if it has left the field and that is kept. */
export function formerOf({ past, table, field }: TtcgState, ref: Spoken): Former | undefined {
  const { former } = past;
  if (former === undefined) return undefined;
  const isThere = table.cards[ref.card]?.generation === ref.generation;
  if (isThere && (ref.was === undefined || field[ref.card])) return undefined;
  const generation = ref.was ?? ref.generation;
  return former.find((one) => one.card === ref.card && one.generation === generation);
}
