import {
  cardOf,
  copyData,
  type Random,
  randomFrom,
  SEATS,
  type Seat,
  shuffle,
  zoneOf,
} from '@cardscape/kernel';
import type { CardSet, NumberCard } from '../files/set-types.ts';
import { numberName } from '../language/colours.ts';
import { type DeckBook, deckBook } from './deck-book.ts';
import { type Flags, type KolymaState, noFlags, unopened } from './state.ts';
import { lyingValue, totalOf } from './totals.ts';
import {
  addNumber,
  addSpecial,
  deckOf,
  discardOf,
  emptyTable,
  handOf,
  lineOf,
  NUMBER_DECK,
  NUMBER_DISCARD,
} from './zones.ts';

/** A number card of a position: its value as it lies, and its colour class. */
export interface PositionNumber {
  readonly value: number;
  readonly class: number;
}

/** One side of a position; what is left out is empty. */
export interface PositionPlayer {
  readonly numbers?: readonly PositionNumber[];
  /** Special cards by name. */
  readonly hand?: readonly string[];
  /** Special cards by name, the top one first. */
  readonly deck?: readonly string[];
  /** Special cards that are done with, by name. */
  readonly discard?: readonly string[];
  readonly bonus?: number;
  readonly flags?: readonly (keyof Flags)[];
}

/** A set-up table; the first player is to act. */
export interface Position {
  readonly target: number;
  readonly seed?: string;
  /** The top one first. Left out: the set's number cards, shuffled by the seed. */
  readonly numberDeck?: readonly PositionNumber[];
  readonly numberDiscard?: readonly PositionNumber[];
  readonly players: readonly [PositionPlayer, PositionPlayer];
  /** How far the match has come. Left out: the first turn of the first round. */
  readonly standing?: Standing;
}

/** How far a match has come. */
export type Standing = Pick<
  KolymaState,
  'round' | 'turn' | 'active' | 'passes' | 'dice' | 'results'
>;

/** One side of a table written down. */
export interface WrittenPlayer extends Required<PositionPlayer> {
  readonly total: number;
}

/** A table written down as a position that can be set up again. */
export interface WrittenPosition extends Omit<Required<Position>, 'seed' | 'players' | 'standing'> {
  readonly players: readonly [WrittenPlayer, WrittenPlayer];
}

/** A position set up for play: the set with the number cards it needs, and the state. */
export interface OpenPosition {
  readonly book: DeckBook;
  readonly state: KolymaState;
}

/** Sets a position up. Throws a `RangeError` for a card that the set does not have. */
export function openPosition(
  set: CardSet,
  position: Position,
  characters: readonly [string, string] = ['', ''],
): OpenPosition {
  const random = randomFrom(position.seed ?? '');
  const numberDeck = position.numberDeck ?? shuffledNumbers(set, random);
  const lines = position.players.map(({ numbers = [] }) => numbers);
  const { numberDiscard = [] } = position;
  const numbers = [...numberDeck, ...numberDiscard, ...lines.flat()].map(numberCard);
  const byName = new Map(numbers.map((card) => [card.name, card]));
  const book = deckBook({ ...set, numbers: [...byName.values()] });

  const table = emptyTable();
  for (const card of numberDeck) addNumber(table, numberCard(card).name, NUMBER_DECK);
  for (const card of numberDiscard) addNumber(table, numberCard(card).name, NUMBER_DISCARD);
  for (const seat of SEATS) {
    for (const card of lines[seat] ?? []) addNumber(table, numberCard(card).name, lineOf(seat));
    const { hand = [], deck = [], discard = [] } = position.players[seat];
    for (const name of hand) addSpecial(table, book.special(name).name, seat, handOf(seat));
    for (const name of deck) addSpecial(table, book.special(name).name, seat, deckOf(seat));
    for (const name of discard) addSpecial(table, book.special(name).name, seat, discardOf(seat));
  }
  const state = unopened(random, table, characters);
  const { target, standing } = position;
  Object.assign(state, { round: 1, turn: 1, target, ...(standing && copyData(standing)) });
  for (const seat of SEATS) {
    const { bonus = 0, flags = [] } = position.players[seat];
    state.players[seat].bonus = bonus;
    for (const flag of flags) state.players[seat].flags[flag] = true;
  }
  return { book, state };
}

/** The table as a position again: what `openPosition` would set up. */
export function positionOf({ book, state }: OpenPosition): WrittenPosition {
  const numbersIn = (zone: string) =>
    zoneOf(state.table, zone).cards.map((card) => ({
      value: lyingValue(book, state, card),
      class: book.number(cardOf(state.table, card).design).colour,
    }));
  const namesIn = (zone: string) =>
    zoneOf(state.table, zone).cards.map((card) => cardOf(state.table, card).design);
  const player = (seat: Seat) => ({
    numbers: numbersIn(lineOf(seat)),
    hand: namesIn(handOf(seat)),
    deck: namesIn(deckOf(seat)),
    discard: namesIn(discardOf(seat)),
    bonus: state.players[seat].bonus,
    total: totalOf(book, state, seat),
    flags: (Object.keys(noFlags()) as (keyof Flags)[]).filter(
      (flag) => state.players[seat].flags[flag],
    ),
  });
  return {
    target: state.target,
    numberDeck: numbersIn(NUMBER_DECK),
    numberDiscard: numbersIn(NUMBER_DISCARD),
    players: [player(0), player(1)],
  };
}

/** A match in the middle, as a position that it can begin in. Nothing while an effect waits for an answer. */
export function savedPosition(set: CardSet, state: KolymaState): Position | undefined {
  if (state.question) return undefined;
  const { round, turn, active, passes, dice, results } = state;
  const written = positionOf({ book: deckBook(set), state });
  return { ...written, standing: copyData({ round, turn, active, passes, dice, results }) };
}

/** The card a position means; cards of one value and class share a design. */
function numberCard({ value, class: colour }: PositionNumber): NumberCard {
  return { name: numberName(colour, value), value, colour };
}

function shuffledNumbers(set: CardSet, random: Random): PositionNumber[] {
  const numbers = set.numbers.map(({ value, colour }) => ({ value, class: colour }));
  shuffle(random, numbers);
  return numbers;
}
