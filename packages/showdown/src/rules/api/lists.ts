import { type CardId, zoneOf } from '@cardscape/kernel';
import { LuaHandle } from '@cardscape/lua';
import type { CardList } from '../position/card-list.ts';
import type { Duel } from '../position/duel.ts';

/** The cards of a list, as they are now. */
export function cardsIn({ state }: Duel, list: CardList | null): readonly CardId[] {
  if (!list) return [];
  return list.zone === null ? list.cards : zoneOf(state.table, list.zone).cards;
}

/** A list of these cards. */
export function listOf(cards: readonly CardId[]): CardList {
  return { zone: null, cards: [...cards] };
}

/** The value by which scripts hold a list; the same list is the same value. */
export function listValue({ lists, handles }: Duel, list: CardList): LuaHandle {
  const known = handles.get(list);
  if (known) return known;
  const value = new LuaHandle('list', handles.size + 1);
  lists.set(value, list);
  handles.set(list, value);
  return value;
}

/** A script needs a list no more: its handle stands for an empty one from now on. */
export function forgetList({ lists, handles }: Duel, list: CardList | null): void {
  const value = list && handles.get(list);
  if (value) lists.delete(value);
}

const CARDS: LuaHandle[] = [];

/** The value by which scripts know a card: always the same for the same card. */
export function cardValue(id: CardId): LuaHandle {
  CARDS[id] ??= new LuaHandle('card', id);
  return CARDS[id];
}

const DECKS = new Map<string, LuaHandle>();

/** The value by which scripts know a pile. */
export function deckValue(zone: string): LuaHandle {
  let value = DECKS.get(zone);
  if (!value) {
    value = new LuaHandle('deck', DECKS.size);
    DECKS.set(zone, value);
    ZONES.push(zone);
  }
  return value;
}

const ZONES: string[] = [];

/** The pile that a script means. */
export function zoneOfDeck(value: LuaHandle): string | null {
  return value.kind === 'deck' ? (ZONES[value.id] ?? null) : null;
}
