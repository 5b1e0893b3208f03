import {
  addCard,
  addRegion,
  createTable,
  type EventLog,
  moveCard,
  randomFrom,
  rollDie,
  SEATS,
  SEES,
  type Seat,
  seatSight,
  seeCard,
  shuffleZone,
  zoneOf,
} from '@cardscape/kernel';
import type { CardBook } from '../book/book.ts';
import type { ShowdownEvent } from '../events/events.ts';
import { freshPlayer, freshUnit } from '../position/position.ts';
import {
  CHARACTER,
  deckOf,
  graveOf,
  handOf,
  LIMBO,
  slotZone,
  slotZones,
} from '../position/slots.ts';
import type { ShowdownState } from '../position/state.ts';
import { proceed } from './proceed.ts';

/** What a match is played with: by seat, a character and a deck, as names of designs. */
export interface ShowdownOptions {
  readonly characters: readonly [string, string];
  readonly decks: readonly [readonly string[], readonly string[]];
  /** Who begins; the dice decide if it is not said. */
  readonly first?: Seat;
}

/** Cards that the first and the second player begin with (R-S1). */
const FIRST_HAND = 5;
const SECOND_HAND = 6;

/** The position in which the first player is asked for the first time (4.1). */
export function setUp(
  book: CardBook,
  { characters, decks, first }: ShowdownOptions,
  seed: string,
  log: EventLog<ShowdownEvent>,
): ShowdownState {
  const state = emptyState(seed);
  const { table } = state;
  for (const seat of SEATS) {
    const design = book.sheet(characters[seat]).design.name;
    addCard(table, { design, owner: seat, back: 'character', zone: slotZone(seat, CHARACTER) });
    for (const name of decks[seat])
      addCard(table, {
        design: book.sheet(name).design.name,
        owner: seat,
        back: 'showdown',
        zone: deckOf(seat),
      });
    shuffleZone(table, state.random, deckOf(seat));
  }
  state.units.push(...table.cards.map(() => null));
  for (const seat of SEATS) {
    const [id] = zoneOf(table, slotZone(seat, CHARACTER)).cards;
    if (id !== undefined) state.units[id] = freshUnit();
  }
  state.active = first ?? roll(state, log);
  deal(state, log);
  proceed(book, state, log);
  return state;
}

/** A match before anything lies on its table. */
export function emptyState(seed: string): ShowdownState {
  const table = createTable({
    [handOf(0)]: seatSight(0),
    [handOf(1)]: seatSight(1),
    [deckOf(0)]: SEES.nobody,
    [deckOf(1)]: SEES.nobody,
    [graveOf(0)]: SEES.all,
    [graveOf(1)]: SEES.all,
    [LIMBO]: SEES.nobody,
  });
  for (const seat of SEATS)
    for (const kind of ['slot', 'under'] as const)
      addRegion(table, 'table', SEES.all, [...slotZones(seat, kind)]);
  return {
    random: randomFrom(seed),
    table,
    turn: 1,
    active: 0,
    phase: 'start',
    acted: [],
    abilities: 0,
    finishing: false,
    quiet: 0,
    players: [freshPlayer(), freshPlayer()],
    units: [],
    registers: [],
    words: { shown: [] },
    drops: [],
    inserted: [],
    growing: [],
    outcome: null,
    conceded: null,
    step: null,
  };
}

/** The higher roll begins; equal rolls are thrown again. */
function roll(state: ShowdownState, log: EventLog<ShowdownEvent>): Seat {
  const rolls: [number, number][] = [];
  for (;;) {
    const pair: [number, number] = [rollDie(state.random), rollDie(state.random)];
    rolls.push(pair);
    if (pair[0] === pair[1]) continue;
    const first: Seat = pair[0] > pair[1] ? 0 : 1;
    log?.push({ type: 'roll', rolls, first });
    return first;
  }
}

function deal({ table, active }: ShowdownState, log: EventLog<ShowdownEvent>): void {
  for (const seat of SEATS) {
    const count = seat === active ? FIRST_HAND : SECOND_HAND;
    const cards = zoneOf(table, deckOf(seat)).cards.slice(0, count);
    for (const id of cards) moveCard(table, id, handOf(seat), 'bottom');
    log?.push({
      type: 'drew',
      seat,
      cards: cards.map((id) => seeCard(table, id, 'table')),
      secrets: [{ to: [seat], shows: { cards: cards.map((id) => seeCard(table, id, seat)) } }],
    });
  }
}
