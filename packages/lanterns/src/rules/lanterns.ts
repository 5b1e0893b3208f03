import {
  addCard,
  createTable,
  type Game,
  type GameRules,
  moveCard,
  randomFrom,
  SEATS,
  SEES,
  seatSight,
  shuffleZone,
  zoneOf,
} from '@cardscape/kernel';
import type { LanternBook } from '../set/book.ts';
import { explain } from '../words/explain.ts';
import { endingOf, optionPhrase, promptOf } from '../words/labels.ts';
import { narrate } from '../words/narrate.ts';
import { advance } from './advance.ts';
import { decision } from './decision.ts';
import type { LanternEvent } from './events.ts';
import { faults } from './faults.ts';
import type { LanternOptions } from './options.ts';
import { DECK, HAND_SIZE, handOf, keptOf, type LanternState } from './state.ts';
import { type LanternView, viewOf } from './view.ts';

/** The rules of Lanterns as the kernel takes them. */
export type LanternRules = GameRules<LanternState, LanternOptions, LanternView, LanternEvent>;
/** Lanterns as the kernel knows it. */
export type LanternGame = Game<LanternState, LanternOptions, LanternView, LanternEvent>;

/**
 * The rules for the lanterns of a book: a card game as small as one can be that still has everything the
 * kernel deals with. A turn is one act: draw a lantern, peek at the top of the deck, show a lantern, keep
 * one face down, throw a die, bury up to two under the deck in an order, or bid a number. The higher score
 * wins: kept lanterns, dice and bids count.
 */
export function rulesOf(book: LanternBook): LanternRules {
  return {
    name: 'lanterns',
    version: 1,
    setup: ({ turns }, seed) => setup(book, turns, seed),
    decision,
    advance: (state, asked, picks, log) => advance(book, state, asked, picks, log),
    view: viewOf,
    explain,
    prompt: (_, asked) => promptOf(asked),
    phrase: (state, option) => optionPhrase(book, state, option),
    narrate: (event, viewer, names) => narrate(book, event, viewer, names),
    ending: endingOf,
    faults: (state) => faults(book, state),
  };
}

function setup({ lanterns }: LanternBook, turns: number, seed: string): LanternState {
  const table = createTable({
    [DECK]: SEES.nobody,
    [handOf(0)]: seatSight(0),
    [handOf(1)]: seatSight(1),
    [keptOf(0)]: seatSight(0),
    [keptOf(1)]: seatSight(1),
  });
  for (const { name } of lanterns)
    addCard(table, { design: name, owner: null, back: 'lantern', zone: DECK });
  const random = randomFrom(seed);
  shuffleZone(table, random, DECK);
  for (const seat of SEATS)
    for (const card of zoneOf(table, DECK).cards.slice(0, HAND_SIZE))
      moveCard(table, card, handOf(seat), 'bottom');
  return { random, table, conceded: null, turn: turns, active: 0, asking: null, score: [0, 0] };
}
