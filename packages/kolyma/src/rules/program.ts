import { type CardId, runFrames } from '@cardscape/kernel';
import type { Command } from '../language/tree.ts';
import { holds, seatOf } from './conditions.ts';
import type { DeckBook } from './deck-book.ts';
import { drawCards, type Log, partWith } from './moves.ts';
import type { Frame, KolymaState, Question } from './state.ts';
import { totalOf } from './totals.ts';
import { held } from './zones.ts';

/** Puts a list of commands on the stack: they run from the last to the first (R-K4). */
export function pushCommands(
  state: KolymaState,
  seat: Frame['seat'],
  commands: readonly Command[],
): void {
  state.frames.push({ seat, commands, at: commands.length - 1, target: 0 });
}

/** Works on what has been played until it is done or somebody must choose cards. */
export function resolve(book: DeckBook, state: KolymaState, log: Log): void {
  runFrames<Frame, Question, KolymaState>(state, (now, frame) => work(book, now, log, frame));
}

/** Takes the cards a player chose for the open question. */
export function answer(state: KolymaState, log: Log, cards: readonly CardId[]): void {
  const { seat, parting, type } = state.question as Question;
  state.question = null;
  partWith(state, log, seat, parting, type, cards);
}

function work(book: DeckBook, state: KolymaState, log: Log, frame: Frame): boolean {
  const command = frame.commands[frame.at];
  if (!command) return true;
  if (command.do === 'none') {
    frame.at--;
  } else if (command.do === 'if') {
    frame.at--;
    branch(book, state, log, frame, command);
  } else if (frame.target < command.targets.length) {
    // Several targets act in the order of the list (R-K8).
    affect(book, state, log, frame, command, frame.target++);
  } else {
    frame.at--;
    frame.target = 0;
  }
  return false;
}

function branch(
  book: DeckBook,
  state: KolymaState,
  log: Log,
  frame: Frame,
  command: Extract<Command, { do: 'if' }>,
): void {
  const held = command.conditions.every((condition) => holds(book, state, frame.seat, condition));
  log?.push({ type: 'check', seat: frame.seat, held });
  pushCommands(state, frame.seat, held ? command.success : command.failure);
}

function affect(
  book: DeckBook,
  state: KolymaState,
  log: Log,
  frame: Frame,
  command: Exclude<Command, { do: 'if' | 'none' }>,
  target: number,
): void {
  const { side, amount } = command.targets[target] as (typeof command.targets)[number];
  const seat = seatOf(side, frame.seat);
  if (command.do === 'add') {
    state.players[seat].bonus += amount;
    log?.push({ type: 'add', seat, amount, total: totalOf(book, state, seat) });
    return;
  }
  const { do: act, type } = command;
  if (act === 'draw') {
    drawCards(state, log, seat, type, amount, 'effect');
    return;
  }
  const cards = held(state.table, seat, type);
  // With no more cards than asked for there is nothing to choose: all go (R-K8).
  if (cards.length <= amount) partWith(state, log, seat, act, type, [...cards]);
  else if (amount > 0) state.question = { seat, parting: act, type, count: amount };
}
