import {
  addCard,
  type CardId,
  createGame,
  type Decision,
  type EventLog,
  type Game,
  type GameRules,
  type Option,
  type PickDecision,
  type Picks,
  randomFrom,
  SEATS,
} from '@cardscape/kernel';
import type { CardSet } from '../set/card-set.ts';
import { type CardBook, cardBook } from './book/book.ts';
import { DEFAULT_EDITION, type EditionName } from './book/editions.ts';
import type { TtcgEvent } from './events.ts';
import { couldBe } from './meaning/could-be.ts';
import { copyState } from './position/copy-state.ts';
import type { Duel } from './position/duel.ts';
import { faults } from './position/faults.ts';
import { FIRST_POINTS } from './position/limits.ts';
import { openDuel } from './position/open-duel.ts';
import type { Ending, PlayerState, TtcgState } from './position/state.ts';
import { deckOf, emptyTable } from './position/zones.ts';
import { act } from './turn/actions.ts';
import { pending } from './turn/options.ts';
import { proceed } from './turn/proceed.ts';
import { dealHands, rollForFirst } from './turn/turn.ts';
import { type TtcgView, viewOf } from './view.ts';
import { ending } from './words/ending.ts';
import { explain } from './words/explain.ts';
import { optionPhrase } from './words/labels.ts';
import { narrate } from './words/narrate.ts';
import { promptOf } from './words/prompt.ts';

/** Who plays with what: two lists of cards, each named as often as it is in the deck. */
export interface TtcgOptions {
  readonly edition?: EditionName;
  /** `Name`, or `Name|5` for a card of a tier. */
  readonly decks: readonly [readonly string[], readonly string[]];
}

/** TTCG as the kernel knows it. */
export type TtcgGame = Game<TtcgState, TtcgOptions, TtcgView, TtcgEvent>;

/** Opens TTCG with a card set. */
export function ttcg(set: CardSet): TtcgGame {
  return ttcgOf(cardBook(set));
}

/** TTCG with the cards of a book. */
export function ttcgOf(book: CardBook): TtcgGame {
  return createGame(ttcgRules(book));
}

/** The rules of TTCG with the cards of a book. */
export function ttcgRules(book: CardBook): GameRules<TtcgState, TtcgOptions, TtcgView, TtcgEvent> {
  const duelOf = (state: TtcgState, log?: EventLog<TtcgEvent>) => openDuel(book, state, log);
  return {
    name: 'ttcg',
    version: 3,
    setup(options, seed, log) {
      const state = unopened(options, seed);
      const duel = duelOf(state, log);
      rollForFirst(duel);
      dealHands(duel);
      proceed(duel);
      return state;
    },
    decision: (state) => (state.over ? { ask: 'over', ...state.over } : pending(duelOf(state))),
    advance(state, decision, picks, log) {
      const duel = duelOf(state, log);
      choose(duel, decision, picks);
      proceed(duel);
    },
    view: (state, viewer) => viewOf(duelOf(state), viewer),
    explain: (state, seat, action) => explain(duelOf(state), seat, action),
    prompt: (state) => promptOf(duelOf(state)),
    phrase: (state, option) => optionPhrase(duelOf(state), option),
    narrate,
    ending: (reason) => ending(reason as Ending),
    faults: (state) => faults(duelOf(state)),
    couldBe: (state, card) => couldBe(duelOf(state), card),
    copy: copyState,
  };
}

/** Takes the answer to a question, or does what was chosen freely. */
function choose(duel: Duel, decision: Decision, picks: Picks): void {
  const { state } = duel;
  const { options } = decision as PickDecision;
  if (!state.question) {
    act(duel, decision.seat, options[picks[0] ?? 0] as Option);
    return;
  }
  const { question } = state;
  const cards = question.ask === 'cards' ? picks.map((pick) => question.from[pick] as CardId) : [];
  state.question = null;
  state.reply = { cards, place: picks[0] ?? -1 };
}

/** The position before the die is rolled: all cards in their decks. */
export function unopened(
  { edition = DEFAULT_EDITION, decks }: TtcgOptions,
  seed: string,
): TtcgState {
  const table = emptyTable();
  for (const seat of SEATS)
    for (const design of decks[seat])
      addCard(table, { design, owner: seat, back: 'ttcg', zone: deckOf(seat) });
  return {
    random: randomFrom(seed),
    table,
    conceded: null,
    edition,
    players: [newPlayer(), newPlayer()],
    turn: 0,
    active: 0,
    first: 0,
    stage: 'mulligan',
    step: 0,
    field: table.cards.map(() => null),
    chain: [],
    resolving: false,
    forming: false,
    window: null,
    news: [],
    waiting: [],
    lasting: [],
    delayed: [],
    watches: [],
    working: [],
    frames: [],
    question: null,
    reply: null,
    past: { thisTurn: [], lastTurn: [] },
    triggered: 0,
    over: null,
  };
}

function newPlayer(): PlayerState {
  return {
    points: FIRST_POINTS,
    played: 0,
    playedCards: [],
    settled: false,
    skips: { turn: 0, draw: 0, main: 0, battle: 0 },
  };
}
