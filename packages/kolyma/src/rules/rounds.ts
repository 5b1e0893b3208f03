import {
  moveCard,
  opponentOf,
  rollDie,
  SEATS,
  type Seat,
  shuffleZone,
  zoneOf,
} from '@cardscape/kernel';
import type { DeckBook } from './deck-book.ts';
import { drawCards, type Log } from './moves.ts';
import { type Dice, type KolymaState, noFlags, type Roll } from './state.ts';
import { scoreRound, totalOf } from './totals.ts';
import { deckOf, discardOf, handOf, lineOf, NUMBER_DECK, NUMBER_DISCARD } from './zones.ts';

/** A round has at most so many turns (R-K2). */
export const TURN_LIMIT = 40;
const NUMBERS_DEALT = 4;
const SPECIALS_DEALT = 6;
const ROUNDS = 3;
const WINS_NEEDED = 2;

/** Opens a round: everything back, shuffled, rolled and dealt anew (R-K1, R-K2). */
export function beginRound(state: KolymaState, log: Log): void {
  gatherCards(state);
  state.round++;
  state.turn = 0;
  state.passes = 0;
  const { dice, first } = throwDice(state);
  state.dice = dice;
  state.target = dice.rolls.flat().reduce((sum, die) => sum + die, 0);
  log?.push({ type: 'round', round: state.round, dice, target: state.target, first });
  for (const seat of [first, opponentOf(first)]) {
    drawCards(state, log, seat, 'number', NUMBERS_DEALT, 'deal');
    drawCards(state, log, seat, 'special', SPECIALS_DEALT, 'deal');
  }
  beginTurn(state, log, first);
}

/** Every card to the deck it came from; decks shuffled, bonuses and flags cleared. */
function gatherCards(state: KolymaState): void {
  const { table, random } = state;
  for (const zone of [
    NUMBER_DISCARD,
    ...SEATS.flatMap((seat) => [lineOf(seat), handOf(seat), discardOf(seat)]),
  ])
    for (const card of [...zoneOf(table, zone).cards]) {
      const owner = table.cards[card]?.owner ?? null;
      moveCard(table, card, owner === null ? NUMBER_DECK : deckOf(owner));
    }
  for (const deck of [NUMBER_DECK, deckOf(0), deckOf(1)]) shuffleZone(table, random, deck);
  state.flipped.length = 0;
  for (const player of state.players) {
    player.bonus = 0;
    Object.assign(player.flags, noFlags());
  }
}

/** Two dice each; equal rolls are thrown again for the order alone (R-K1). */
function throwDice(state: KolymaState): { dice: Dice; first: Seat } {
  const roll = (): Roll => [rollDie(state.random), rollDie(state.random)];
  const rolls = [roll(), roll()] as const;
  const rerolls: [Roll, Roll][] = [];
  let [mine, theirs]: readonly [Roll, Roll] = rolls;
  while (sum(mine) === sum(theirs)) {
    mine = roll();
    theirs = roll();
    rerolls.push([mine, theirs]);
  }
  return { dice: { rolls, rerolls }, first: sum(mine) > sum(theirs) ? 0 : 1 };
}

function sum([first, second]: Roll): number {
  return first + second;
}

function beginTurn(state: KolymaState, log: Log, seat: Seat): void {
  state.turn++;
  state.active = seat;
  // Flags speak of a player's current or last turn (R-K6).
  Object.assign(state.players[seat].flags, noFlags());
  log?.push({ type: 'turn', seat, turn: state.turn });
  drawCards(state, log, seat, 'special', 1, 'turn');
}

/** Ends the turn, and with it the round when both have passed or the turns are used up (R-K2). */
export function endTurn(book: DeckBook, state: KolymaState, log: Log): void {
  if (state.passes < 2 && state.turn < TURN_LIMIT) {
    beginTurn(state, log, opponentOf(state.active));
    return;
  }
  const { target } = state;
  const totals = [totalOf(book, state, 0), totalOf(book, state, 1)] as const;
  const result = { ...scoreRound(target, totals), totals, target };
  state.results.push(result);
  log?.push({ type: 'round over', round: state.round, result });
  if (!matchIsOver(state)) beginRound(state, log);
}

/** The rounds a player has won. */
export function winsOf(state: KolymaState, seat: Seat): number {
  return state.results.filter(({ winner }) => winner === seat).length;
}

/** Two won rounds end a match, or three rounds played (R-K2). */
export function matchIsOver(state: KolymaState): boolean {
  return (
    state.results.length === ROUNDS || SEATS.some((seat) => winsOf(state, seat) === WINS_NEEDED)
  );
}
