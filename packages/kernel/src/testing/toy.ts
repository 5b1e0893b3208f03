import {
  addCard,
  type CardId,
  createTable,
  moveCard,
  SEES,
  type SeenCard,
  seatSight,
  seeCard,
  seeZone,
  showCard,
  shuffleZone,
  zoneOf,
} from '../cards/cards.ts';
import { randomFrom, rollDie } from '../chance/random.ts';
import { createGame } from '../contract/create-game.ts';
import type { GameEvent } from '../contract/events.ts';
import type {
  Decision,
  EventLog,
  Game,
  GameRules,
  GameState,
  Option,
  Outcome,
  PickDecision,
} from '../contract/game.ts';
import { opponentOf, SEATS, type Seat, type Viewer } from '../contract/seats.ts';
import { namesFor } from '../english/names.ts';

/**
 * Lanterns, a card game as small as one can be that still has everything the kernel deals with. A turn
 * is one act: draw a card, peek at the top of the deck, show a card, keep one face down, throw a die,
 * bury up to two cards under the deck in an order, or bid a number. The higher score wins: kept cards,
 * dice and bids count.
 */
export interface LanternState extends GameState {
  turn: number;
  active: Seat;
  /** What is asked in the middle of a turn. */
  asking: 'bury' | 'bid' | null;
  readonly score: [number, number];
}

/** How many turns are played. */
export interface LanternOptions {
  readonly turns: number;
}

/** The table as seen. */
export interface LanternView {
  readonly turn: number;
  readonly active: Seat;
  readonly score: readonly [number, number];
  readonly zones: Readonly<Record<string, readonly SeenCard[]>>;
}

/** What happens at the table; a drawn or peeked card is told to its player alone. */
export type LanternEvent = GameEvent & {
  readonly type: 'draw' | 'peek' | 'show' | 'keep' | 'roll' | 'bury' | 'bid';
  readonly seat: Seat;
  readonly cards?: readonly SeenCard[];
  readonly number?: number;
};

/** The rules of Lanterns. */
export type LanternRules = GameRules<LanternState, LanternOptions, LanternView, LanternEvent>;
/** Lanterns as a game. */
export type LanternGame = Game<LanternState, LanternOptions, LanternView, LanternEvent>;

const ZONES = ['deck', 'hand 0', 'hand 1', 'kept 0', 'kept 1'] as const;
const HAND_SIZE = 3;
const HIGHEST_BID = 3;

function setup({ turns }: LanternOptions, seed: string): LanternState {
  const own = (seat: Seat) => seatSight(seat);
  const table = createTable({
    deck: SEES.nobody,
    'hand 0': own(0),
    'hand 1': own(1),
    'kept 0': own(0),
    'kept 1': own(1),
  });
  for (let value = 1; value <= 12; value++)
    addCard(table, { design: String(value), owner: null, back: 'lantern', zone: 'deck' });
  const random = randomFrom(seed);
  shuffleZone(table, random, 'deck');
  for (const seat of SEATS)
    for (const card of zoneOf(table, 'deck').cards.slice(0, HAND_SIZE))
      moveCard(table, card, `hand ${seat}`, 'bottom');
  return { random, table, conceded: null, turn: turns, active: 0, asking: null, score: [0, 0] };
}

function hand({ table, active }: LanternState): readonly CardId[] {
  return zoneOf(table, `hand ${active}`).cards;
}

function decision(state: LanternState): Decision | Outcome {
  if (state.turn === 0) return outcome(state);
  const asked = { seat: state.active, kind: state.asking ?? 'turn' };
  if (state.asking === 'bid') return { ...asked, ask: 'number', min: 1, max: HIGHEST_BID };
  if (state.asking === 'bury') {
    const options = hand(state).map((card) => ({ act: 'bury', card }));
    const max = Math.min(2, options.length);
    return {
      ...asked,
      ask: 'pick',
      options,
      min: 0,
      max,
      ordered: true,
    };
  }
  const options = turnOptions(state);
  return { ...asked, ask: 'pick', options, min: 1, max: 1, ordered: false };
}

function turnOptions(state: LanternState): Option[] {
  const options: Option[] = [{ act: 'roll' }, { act: 'bid' }];
  if (zoneOf(state.table, 'deck').cards.length > 0) options.push({ act: 'draw' }, { act: 'peek' });
  if (hand(state).length > 0) options.push({ act: 'bury' });
  for (const card of hand(state)) options.push({ act: 'show', card }, { act: 'keep', card });
  return options;
}

function outcome({ score: [first, second] }: LanternState): Outcome {
  const winner = first === second ? null : first > second ? 0 : 1;
  return { ask: 'over', winner, reason: winner === null ? 'equal' : 'score' };
}

function advance(
  state: LanternState,
  asked: Decision,
  picks: readonly number[],
  log: EventLog<LanternEvent>,
): void {
  const seat = state.active;
  if (state.asking === 'bid') {
    score(state, picks[0] as number);
    log?.push({ type: 'bid', seat, number: picks[0] as number });
  } else {
    const chosen = picks.map((pick) => (asked as PickDecision).options[pick] as Option);
    if (state.asking === 'bury') bury(state, chosen, log);
    else if (!act(state, chosen[0] as Option, log)) return;
  }
  state.asking = null;
  state.active = opponentOf(seat);
  state.turn--;
}

/** Does the act of a turn; false if it asks something first. */
function act(state: LanternState, option: Option, log: EventLog<LanternEvent>): boolean {
  const { table, active: seat } = state;
  const top = zoneOf(table, 'deck').cards[0] as CardId;
  const card = option.card as CardId;
  switch (option.act) {
    case 'bury':
    case 'bid':
      state.asking = option.act;
      return false;
    case 'roll': {
      const number = rollDie(state.random);
      score(state, number);
      log?.push({ type: 'roll', seat, number });
      return true;
    }
    case 'draw':
      moveCard(table, top, `hand ${seat}`, 'bottom');
      log?.push(told(state, 'draw', top));
      return true;
    case 'peek':
      showCard(table, top, seatSight(seat));
      log?.push(told(state, 'peek', top));
      return true;
    case 'show':
      showCard(table, card, SEES.all);
      log?.push(told(state, 'show', card));
      return true;
    default:
      moveCard(table, card, `kept ${seat}`, 'bottom');
      score(state, Number(table.cards[card]?.design));
      log?.push(told(state, 'keep', card));
      return true;
  }
}

function bury(state: LanternState, chosen: readonly Option[], log: EventLog<LanternEvent>): void {
  const cards = chosen.map(({ card }) => card as CardId);
  for (const card of cards) moveCard(state.table, card, 'deck', 'bottom');
  log?.push({
    type: 'bury',
    seat: state.active,
    cards: cards.map((card) => seeCard(state.table, card, 'table')),
  });
}

/** An event about one card: all learn what the table sees of it, its player the rest. */
function told(state: LanternState, type: LanternEvent['type'], card: CardId): LanternEvent {
  const seat = state.active;
  const cards = [seeCard(state.table, card, 'table')];
  const shows = { cards: [seeCard(state.table, card, seat)] };
  return { type, seat, cards, secrets: [{ to: [seat], shows }] };
}

function score(state: LanternState, points: number): void {
  state.score[state.active] += points;
}

const PROMPTS: Readonly<Record<string, string>> = {
  bid: 'Bid a number.',
  bury: 'Bury up to two cards.',
};

/** The score is secret while cards are kept: it would tell what they are. */
function view(state: LanternState, viewer: Viewer): LanternView {
  const { turn, active, table } = state;
  const zones = Object.fromEntries(ZONES.map((zone) => [zone, seeZone(table, zone, viewer)]));
  const seen = (seat: Seat) => (viewer === seat || viewer === 'hands' ? state.score[seat] : 0);
  return { turn, active, score: [seen(0), seen(1)], zones };
}

/** The rules of Lanterns; a test spoils one of them to see whether a check notices. */
export const lanternRules: LanternRules = {
  name: 'lanterns',
  version: 1,
  setup,
  decision,
  advance,
  view,
  explain: (state, seat, action) => {
    if (state.active !== seat) return 'It is not your turn.';
    const now = decision(state) as Decision;
    const legal = now.ask === 'pick' && now.options.some((option) => sameOption(option, action));
    return legal ? undefined : 'That cannot be done now.';
  },
  prompt: (_, { kind }) => PROMPTS[kind] ?? 'Act.',
  label: ({ table }, option) =>
    option.card === undefined ? option.act : `${option.act} ${table.cards[option.card]?.design}`,
  ending: (reason) => (reason === 'equal' ? 'equal scores' : 'the higher score'),
  narrate: ({ type, seat, cards = [], number }, viewer, names) => [
    namesFor(viewer, names).does(seat, type),
    ...cards.map((card) => ('card' in card ? ` ${card.design}` : ' a card')),
    ...(number === undefined ? [] : [` ${number}`]),
  ],
  faults: ({ table }) => {
    const placed = Object.values(table.zones).flatMap(({ cards }) => cards);
    return new Set(placed).size === table.cards.length ? [] : ['a card is lost'];
  },
};

function sameOption(left: Option, right: Option): boolean {
  return left.act === right.act && left.card === right.card;
}

/** A game of Lanterns. */
export const lanterns: LanternGame = createGame(lanternRules);

/** Lanterns with some of its rules replaced. */
export function spoiltLanterns(spoilt: Partial<LanternRules>): LanternGame {
  return createGame({ ...lanternRules, ...spoilt });
}
