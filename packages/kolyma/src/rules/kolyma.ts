import {
  type CardTable,
  createGame,
  type Game,
  type GameRules,
  type Option,
  type PickDecision,
  randomFrom,
  SEATS,
  type Seat,
} from '@cardscape/kernel';
import type { CardSet } from '../files/set-types.ts';
import { type DeckBook, deckBook } from './deck-book.ts';
import { endingWords, type MatchReason } from './endings.ts';
import type { KolymaEvent } from './events.ts';
import { explain } from './explain.ts';
import { faults } from './faults.ts';
import { optionPhrase } from './labels.ts';
import { narrate } from './narrate.ts';
import { openPosition, type Position } from './position.ts';
import { answer, resolve } from './program.ts';
import { promptOf } from './prompts.ts';
import { questionDecision } from './question.ts';
import { beginRound, endTurn, matchIsOver, winsOf } from './rounds.ts';
import { type KolymaState, unopened } from './state.ts';
import { takeTurn, turnDecision } from './turn.ts';
import { type KolymaView, viewOf } from './view.ts';
import { addNumber, addSpecial, deckOf, emptyTable, NUMBER_DECK } from './zones.ts';

/** Who plays whom: two characters of the card set, by name. */
export interface KolymaOptions {
  readonly characters: readonly [string, string];
}

/** Kolyma as the kernel knows it. */
export type KolymaGame = Game<KolymaState, KolymaOptions, KolymaView, KolymaEvent>;

/** Kolyma with a card set, from the start or in a position. */
export function kolyma(set: CardSet, position?: Position): KolymaGame {
  if (!position) return kolymaOf(deckBook(set));
  const { book } = openPosition(set, position);
  return createGame({
    ...kolymaRules(book),
    // The seed of a match stands over that of its position: another match there goes another way.
    setup: ({ characters }, seed) => openPosition(set, { ...position, seed }, characters).state,
  });
}

/** Kolyma with the cards of a deck book. */
export function kolymaOf(book: DeckBook): KolymaGame {
  return createGame(kolymaRules(book));
}

/** The rules of Kolyma as the kernel takes them. */
export type KolymaRules = GameRules<KolymaState, KolymaOptions, KolymaView, KolymaEvent>;

/** The rules for the cards of a deck book. */
export function kolymaRules(book: DeckBook): KolymaRules {
  return {
    name: 'kolyma',
    version: 1,
    setup(options, seed, log) {
      const table = fullDecks(book, options.characters);
      const state = unopened(randomFrom(seed), table, options.characters);
      beginRound(state, log);
      return state;
    },
    decision(state) {
      if (matchIsOver(state)) return { ask: 'over', ...outcome(state) };
      return pending(state);
    },
    advance(state, decision, picks, log) {
      const { options } = decision as PickDecision;
      const picked = picks.map((pick) => options[pick] as Option);
      if (state.question)
        answer(
          state,
          log,
          picked.map(({ card }) => card as number),
        );
      else takeTurn(book, state, log, picked[0] as Option);
      resolve(book, state, log);
      if (!state.question) endTurn(book, state, log);
    },
    view: (state, viewer) => viewOf(book, state, viewer),
    explain,
    prompt: promptOf,
    phrase: optionPhrase,
    narrate,
    ending: endingWords,
    faults: (state) => faults(book, state),
  };
}

/** The table before the first round: all cards in their decks. */
function fullDecks(book: DeckBook, characters: KolymaOptions['characters']): CardTable {
  const table = emptyTable();
  for (const { name } of book.set.numbers) addNumber(table, name, NUMBER_DECK);
  for (const seat of SEATS)
    for (const name of book.character(characters[seat]).deck)
      addSpecial(table, book.special(name).name, seat, deckOf(seat));
  return table;
}

function pending(state: KolymaState): PickDecision {
  return state.question ? questionDecision(state, state.question) : turnDecision(state);
}

function outcome(state: KolymaState): { winner: Seat | null; reason: MatchReason } {
  const [first, second] = [winsOf(state, 0), winsOf(state, 1)];
  if (first === second) return { winner: null, reason: 'equal' };
  return { winner: first > second ? 0 : 1, reason: 'rounds' };
}
