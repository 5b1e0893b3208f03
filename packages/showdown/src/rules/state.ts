import {
  type Card,
  type CardTable,
  copyData,
  type Decision,
  type Picks,
  type Seat,
  type Zone,
} from '@cardscape/kernel';
import type { Position } from './position.ts';

/** A position, and the step that is being resolved if a player has been asked something in it. */
export interface ShowdownState extends Position {
  conceded: Seat | null;
  step: Asking | null;
}

/**
 * A step that waits for an answer. Scripts ask in the middle of a function, so the step is run again
 * from its start with the answers given so far; what it did on the way is what the table shows.
 */
export interface Asking {
  readonly from: Position;
  readonly answers: Picks[];
  /** Events told on the way here: they are not told again. */
  readonly told: number;
  readonly question: Decision;
  /** The words of its options, where they are not about cards. */
  readonly labels: readonly string[];
}

/** A copy of the position alone. */
export function savePosition(state: ShowdownState): Position {
  const { table, units, conceded: _, step: __, ...rest } = state;
  return { ...copyData(rest), table: copyTable(table), units: copyData(units) };
}

/**
 * Goes back to a saved position, which stays as it is. What is printed on the cards is never part of
 * what is gone back to: it does not change in a match.
 */
export function restorePosition(state: ShowdownState, from: Position): void {
  const { table, units, ...rest } = from;
  Object.assign(state, copyData(rest), { units: copyData(units) });
  const { cards, zones } = state.table;
  table.cards.forEach((saved, id) => {
    const card = cards[id] as Card;
    card.zone = saved.zone;
    card.generation = saved.generation;
    card.known = saved.known;
  });
  for (const name in table.zones) {
    const { cards: now } = zones[name] as Zone;
    const { cards: then } = table.zones[name] as Zone;
    now.length = then.length;
    for (let i = 0; i < then.length; i++) now[i] = then[i] as number;
  }
}

function copyTable({ cards, zones }: CardTable): CardTable {
  const copied: Record<string, Zone> = {};
  for (const name in zones) {
    const zone = zones[name] as Zone;
    copied[name] = { ...zone, cards: zone.cards.slice() };
  }
  return { cards: cards.map((card) => ({ ...card })), zones: copied };
}
