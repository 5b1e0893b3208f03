import { SEATS, type Seat } from '@cardscape/kernel';
import type { DeckBook } from './deck-book.ts';
import { TURN_LIMIT } from './rounds.ts';
import type { KolymaState } from './state.ts';
import { held } from './zones.ts';

/** What is wrong with a state that can never be. */
export function faults(book: DeckBook, state: KolymaState): string[] {
  const found: string[] = [];
  const claim = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  const { table } = state;
  const placed = Object.entries(table.zones).flatMap(([zone, { cards }]) =>
    cards.map((card) => ({ zone, card })),
  );
  claim(placed.length === table.cards.length, 'every card lies in one zone');
  claim(new Set(placed.map(({ card }) => card)).size === placed.length, 'no card lies twice');
  for (const { zone, card } of placed)
    claim(table.cards[card]?.zone === zone, `card ${card} knows where it lies`);
  for (const [id, { owner }] of table.cards.entries())
    claim((owner === null) === isNumber(book, state, id), `card ${id} came from its own deck`);
  for (const seat of SEATS) checkHeld(state, seat, claim);
  for (const card of state.flipped)
    claim(
      SEATS.some((seat) => held(table, seat, 'number').includes(card)),
      'flipped cards lie in a line',
    );
  claim(state.turn >= 1 && state.turn <= TURN_LIMIT, `turn ${state.turn} is within the limit`);
  claim(state.target >= 4 && state.target <= 24, `target ${state.target} can be thrown`);
  claim(state.question !== null || state.frames.length === 0, 'nothing is left half done');
  claim(state.results.length <= 3, 'at most three rounds are played');
  return found;
}

function isNumber(book: DeckBook, state: KolymaState, id: number): boolean {
  const design = state.table.cards[id]?.design;
  return book.set.numbers.some(({ name }) => name === design);
}

function checkHeld(
  state: KolymaState,
  seat: Seat,
  claim: (holds: boolean, what: string) => void,
): void {
  const cardsIn = (type: 'number' | 'special') => held(state.table, seat, type);
  for (const id of cardsIn('number'))
    claim(state.table.cards[id]?.owner === null, 'lines hold number cards');
  for (const id of cardsIn('special'))
    claim(state.table.cards[id]?.owner !== null, 'hands hold special cards');
  claim(Number.isSafeInteger(state.players[seat].bonus), 'the bonus is a whole number');
}
