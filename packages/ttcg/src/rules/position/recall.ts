import type { CardRef } from '@cardscape/kernel';
import type { Happening } from '../chain/happening.ts';
import type { Former } from './former.ts';
import type { TtcgState } from './state.ts';

/** The card as it last was, if it has left the field since it was referred to and that is kept. */
export function formerOf({ past, table }: TtcgState, ref: CardRef): Former | undefined {
  if (past.former === undefined) return undefined;
  if (table.cards[ref.card]?.generation === ref.generation) return undefined;
  return noted(past.former, ref.card, ref.generation);
}

/** The same of a card that may be referred to where it has gone when it left the field. */
export function formerOfLeft({ past, table, field }: TtcgState, ref: CardRef): Former | undefined {
  if (past.former === undefined) return undefined;
  const { card, generation } = ref;
  const isThere = table.cards[card]?.generation === generation;
  if (isThere && field[card]) return undefined;
  const left = isThere ? undefined : noted(past.former, card, generation);
  return left ?? noted(past.former, card, generation - 1);
}

function noted(former: readonly Former[], card: number, generation: number): Former | undefined {
  return former.find((one) => one.card === card && one.generation === generation);
}

/** Has the card of an event left the field by it? */
export function isLeft({ from, to }: Happening): boolean {
  return from === 'field' && to !== null && to !== 'field';
}
