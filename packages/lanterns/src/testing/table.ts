import { type CardId, SEATS, type Seat, zoneOf } from '@cardscape/kernel';
import { Bench } from '@cardscape/kernel/testing/bench';
import type { LanternEvent } from '../rules/events.ts';
import type { LanternOptions } from '../rules/options.ts';
import { DECK, handOf, type LanternState } from '../rules/state.ts';
import type { LanternView } from '../rules/view.ts';
import { lanterns } from './game.ts';

/** A position in words: who holds which lanterns, and which of the others lie on top of the deck. */
export interface TableWords {
  readonly turns?: number;
  readonly you?: readonly string[];
  readonly opponent?: readonly string[];
  /** The top one first; all that are not named lie below. */
  readonly deck?: readonly string[];
}

/** A table set up in words; you are to act. A test that ends in the middle of a turn fails. */
export function table({
  turns = 12,
  you = [],
  opponent = [],
  deck = [],
}: TableWords): Bench<LanternState, LanternOptions, LanternView, LanternEvent> {
  const { state } = lanterns.setup({ turns }, 'table');
  const idOf = (name: string): CardId => {
    const id = state.table.cards.findIndex(({ design }) => design === name);
    if (id < 0) throw new Error(`there is no lantern "${name}"`);
    return id;
  };
  const held = [you, opponent].map((names) => names.map(idOf)) as [CardId[], CardId[]];
  const top = deck.map(idOf);
  const named = new Set([...held.flat(), ...top]);
  const rest = state.table.cards.map((_, id) => id).filter((id) => !named.has(id));
  lay(state, DECK, [...top, ...rest]);
  for (const seat of SEATS) lay(state, handOf(seat), held[seat as Seat]);
  return new Bench(lanterns, state, ['turn']);
}

/** Lays lanterns into a place as if they had always been there. */
function lay({ table: cards }: LanternState, zone: string, ids: readonly CardId[]): void {
  const place = zoneOf(cards, zone);
  place.cards.splice(0, place.cards.length, ...ids);
  for (const id of ids)
    Object.assign(cards.cards[id] as object, { zone, known: place.seenBy, generation: 0 });
}
