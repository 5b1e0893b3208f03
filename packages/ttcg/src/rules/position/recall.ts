import type { Former, Spoken } from './former.ts';
import type { TtcgState } from './state.ts';

/** The card as it last was, if it has left the field and that is kept. */
export function formerOf({ former, table, field }: TtcgState, ref: Spoken): Former | undefined {
  if (former === undefined) return undefined;
  const isThere = table.cards[ref.card]?.generation === ref.generation;
  if (isThere && (ref.was === undefined || field[ref.card])) return undefined;
  const generation = ref.was ?? ref.generation;
  return former.find((one) => one.card === ref.card && one.generation === generation);
}
