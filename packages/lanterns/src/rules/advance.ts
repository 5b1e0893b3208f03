import {
  type CardId,
  cardOf,
  type Decision,
  type EventLog,
  moveCard,
  type Option,
  opponentOf,
  type PickDecision,
  type Picks,
  rollDie,
  SEES,
  seatSight,
  seeCard,
  showCard,
  zoneOf,
} from '@cardscape/kernel';
import type { LanternBook } from '../set/book.ts';
import type { LanternEvent } from './events.ts';
import { DECK, handOf, keptOf, type LanternState } from './state.ts';

type Log = EventLog<LanternEvent>;

/** Carries out what was chosen; the turn ends with it unless it asks something. */
export function advance(
  book: LanternBook,
  state: LanternState,
  asked: Decision,
  picks: Picks,
  log: Log,
): void {
  const seat = state.active;
  if (state.asking === 'bid') {
    const number = picks[0] as number;
    state.score[seat] += number;
    log?.push({ type: 'bid', seat, number });
  } else {
    const chosen = picks.map((pick) => (asked as PickDecision).options[pick] as Option);
    if (state.asking === 'bury') bury(state, chosen, log);
    else if (!act(book, state, chosen[0] as Option, log)) return;
  }
  state.asking = null;
  state.active = opponentOf(seat);
  state.turn--;
  if (state.turn === 0) log?.push({ type: 'over', score: [...state.score] });
}

/** Does the act of a turn; false if it asks something first. */
function act(book: LanternBook, state: LanternState, option: Option, log: Log): boolean {
  const { table, active: seat } = state;
  const top = zoneOf(table, DECK).cards[0] as CardId;
  const card = option.card as CardId;
  switch (option.act) {
    case 'bury':
    case 'bid':
      state.asking = option.act;
      return false;
    case 'roll': {
      const number = rollDie(state.random);
      state.score[seat] += number;
      log?.push({ type: 'roll', seat, number });
      return true;
    }
    case 'draw':
      moveCard(table, top, handOf(seat), 'bottom');
      log?.push(eventOf(state, 'draw', [top]));
      return true;
    case 'peek':
      showCard(table, top, seatSight(seat));
      log?.push(eventOf(state, 'peek', [top]));
      return true;
    case 'show':
      showCard(table, card, SEES.all);
      log?.push(eventOf(state, 'show', [card]));
      return true;
    default:
      moveCard(table, card, keptOf(seat), 'bottom');
      state.score[seat] += book.value(cardOf(table, card).design);
      log?.push(eventOf(state, 'keep', [card]));
      return true;
  }
}

function bury(state: LanternState, chosen: readonly Option[], log: Log): void {
  const cards = chosen.map(({ card }) => card as CardId);
  for (const card of cards) moveCard(state.table, card, DECK, 'bottom');
  log?.push(eventOf(state, 'bury', cards));
}

/** An event about lanterns: all learn what the table sees of them, their player the rest. */
function eventOf(
  { table, active: seat }: LanternState,
  type: 'draw' | 'peek' | 'show' | 'keep' | 'bury',
  ids: readonly CardId[],
): LanternEvent {
  const cards = ids.map((card) => seeCard(table, card, 'table'));
  const shows = { cards: ids.map((card) => seeCard(table, card, seat)) };
  return { type, seat, cards, secrets: [{ to: [seat], shows }] };
}
