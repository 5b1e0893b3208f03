import {
  type CardId,
  cardOf,
  type Option,
  type PickDecision,
  type Seat,
  zoneOf,
} from '@cardscape/kernel';
import type { DeckBook } from './deck-book.ts';
import { discard, type Log, partWith } from './moves.ts';
import { pushCommands } from './program.ts';
import type { KolymaState } from './state.ts';
import { lyingValue } from './totals.ts';
import { drawZone, held } from './zones.ts';

/** What a player can do in a turn (R-K2). */
export type TurnAct = 'play' | 'flip' | 'swap' | 'exchange' | 'pass';

const PASS: Option = { act: 'pass' };

/** Everything the active player can do now. */
export function turnDecision(state: KolymaState): PickDecision {
  const { table, active } = state;
  const specials = held(table, active, 'special');
  const numbers = held(table, active, 'number');
  const options: Option[] = [];
  for (const card of specials) options.push({ act: 'play', card });
  for (const card of numbers) options.push({ act: 'flip', card });
  if (canReplace(state, active, 'number'))
    for (const card of numbers) options.push({ act: 'swap', card });
  if (canReplace(state, active, 'special'))
    for (const card of specials) options.push({ act: 'exchange', card });
  options.push(PASS);
  return {
    ask: 'pick',
    seat: active,
    kind: 'turn',
    options,
    min: 1,
    max: 1,
    ordered: false,
  };
}

/** A card can only be changed for a new one while there is a new one (R-K9). */
export function canReplace(state: KolymaState, seat: Seat, type: 'number' | 'special'): boolean {
  return zoneOf(state.table, drawZone(seat, type)).cards.length > 0;
}

/** Carries out a turn's option, up to the point where its effects are worked off. */
export function takeTurn(book: DeckBook, state: KolymaState, log: Log, option: Option): void {
  const seat = state.active;
  state.passes = option.act === 'pass' ? state.passes + 1 : 0;
  if (option.act === 'pass') {
    log?.push({ type: 'pass', seat });
    return;
  }
  const card = option.card as CardId;
  const { design } = cardOf(state.table, card);
  switch (option.act as TurnAct) {
    case 'play':
      // The card has left the hand before it works (R-K8).
      discard(state, card);
      log?.push({ type: 'play', seat, card, design });
      pushCommands(state, seat, book.special(design).program.commands);
      break;
    case 'flip':
      flip(book, state, log, seat, card);
      break;
    case 'swap':
      partWith(state, log, seat, 'swap', 'number', [card]);
      break;
    case 'exchange':
      partWith(state, log, seat, 'exchange', 'special', [card]);
      break;
  }
}

function flip(book: DeckBook, state: KolymaState, log: Log, seat: Seat, card: CardId): void {
  const turned = state.flipped.indexOf(card);
  if (turned >= 0) state.flipped.splice(turned, 1);
  else state.flipped.push(card);
  state.players[seat].flags.flipped = true;
  const { design } = cardOf(state.table, card);
  log?.push({ type: 'flip', seat, card, design, value: lyingValue(book, state, card) });
}
