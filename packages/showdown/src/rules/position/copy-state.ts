import { copyTable } from '@cardscape/kernel';
import type { CardBook } from '../book/book.ts';
import { shareCast } from './cast.ts';
import { copyPlayer, copyShown, copyUnit } from './position.ts';
import type { ShowdownState } from './state.ts';

/**
 * A copy of a match to play on from. The step that waits for an answer is never changed, only replaced,
 * so both have the same one: bots copy a position for every answer that they try.
 */
export function copyState(book: CardBook, state: ShowdownState): ShowdownState {
  const { players } = state;
  const copy: ShowdownState = {
    ...state,
    random: { ...state.random },
    table: copyTable(state.table),
    acted: state.acted.slice(),
    players: [copyPlayer(players[0]), copyPlayer(players[1])],
    units: state.units.map((unit) => unit && copyUnit(unit)),
    registers: state.registers.map((one) => ({ ...one })),
    words: copyShown(state.words),
    drops: state.drops.map((one) => ({ ...one })),
    inserted: state.inserted.slice(),
    growing: state.growing.slice(),
  };
  shareCast(book, state, copy);
  return copy;
}
