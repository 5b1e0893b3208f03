import { cardOf, type Seat, type SeenCard, seeZone, type Viewer, zoneOf } from '@cardscape/kernel';
import type { DeckBook } from './deck-book.ts';
import { winsOf } from './rounds.ts';
import type { Dice, Flags, KolymaState, RoundResult } from './state.ts';
import { lyingValue, totalOf } from './totals.ts';
import { deckOf, discardOf, handOf, held, NUMBER_DECK, NUMBER_DISCARD } from './zones.ts';

/** A number card as it lies. */
export interface LineCard {
  readonly card: number;
  readonly design: string;
  readonly value: number;
  readonly colour: number;
  readonly flipped: boolean;
}

/** One side of the table, seen. */
export interface PlayerView {
  readonly character: string;
  readonly wins: number;
  readonly bonus: number;
  readonly total: number;
  readonly flags: Flags;
  readonly line: readonly LineCard[];
  readonly hand: readonly SeenCard[];
  /** How many special cards are left to draw. */
  readonly deck: number;
  readonly discard: readonly SeenCard[];
}

/** What a viewer sees of a position. */
export interface KolymaView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly turn: number;
  readonly active: Seat;
  readonly passes: number;
  readonly target: number;
  readonly dice: Dice;
  readonly players: readonly [PlayerView, PlayerView];
  /** How many number cards are left to draw. */
  readonly numberDeck: number;
  readonly numberDiscard: readonly SeenCard[];
  readonly results: readonly RoundResult[];
}

/** What this viewer may see, field by field. */
export function viewOf(book: DeckBook, state: KolymaState, viewer: Viewer): KolymaView {
  return {
    viewer,
    round: state.round,
    turn: state.turn,
    active: state.active,
    passes: state.passes,
    target: state.target,
    dice: state.dice,
    players: [playerView(book, state, 0, viewer), playerView(book, state, 1, viewer)],
    numberDeck: zoneOf(state.table, NUMBER_DECK).cards.length,
    numberDiscard: seeZone(state.table, NUMBER_DISCARD, viewer),
    results: state.results,
  };
}

function playerView(book: DeckBook, state: KolymaState, seat: Seat, viewer: Viewer): PlayerView {
  const { character, bonus, flags } = state.players[seat];
  return {
    character,
    wins: winsOf(state, seat),
    bonus,
    total: totalOf(book, state, seat),
    flags,
    line: held(state.table, seat, 'number').map((card) => lineCard(book, state, card)),
    hand: seeZone(state.table, handOf(seat), viewer),
    deck: zoneOf(state.table, deckOf(seat)).cards.length,
    discard: seeZone(state.table, discardOf(seat), viewer),
  };
}

function lineCard(book: DeckBook, state: KolymaState, card: number): LineCard {
  const { design } = cardOf(state.table, card);
  return {
    card,
    design,
    value: lyingValue(book, state, card),
    colour: book.number(design).colour,
    flipped: state.flipped.includes(card),
  };
}
