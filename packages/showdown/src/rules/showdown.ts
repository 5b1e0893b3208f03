import { createGame, type Game, type GameRules, type Outcome } from '@cardscape/kernel';
import type { CardBook } from './book/book.ts';
import type { ShowdownEvent } from './events/events.ts';
import { explain } from './outlook/explain.ts';
import { copyState } from './position/copy-state.ts';
import { faultsOf } from './position/faults.ts';
import type { ShowdownState } from './position/state.ts';
import { answer } from './turn/proceed.ts';
import { type ShowdownOptions, setUp } from './turn/setup.ts';
import { type ShowdownView, viewOf } from './view.ts';
import { endingWords } from './words/endings.ts';
import { labelOf } from './words/labels.ts';
import { narrate } from './words/narrate.ts';
import { phraseOf } from './words/phrases.ts';
import { promptOf } from './words/prompts.ts';

/** Showdown with the cards of a book. */
export type ShowdownGame = Game<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent>;

/** Its rules. */
type ShowdownRules = GameRules<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent>;

/** Makes the game of a book of cards. */
export function showdown(book: CardBook): ShowdownGame {
  return createGame(showdownRules(book));
}

/** The rules of a match with the cards of a book. */
export function showdownRules(book: CardBook): ShowdownRules {
  return {
    name: 'showdown',
    version: 1,
    setup: (options, seed, log) => setUp(book, options, seed, log),
    decision: (state) => state.step?.question ?? outcomeOf(state),
    advance: (state, _, picks, log) => answer(book, state, picks, log),
    view: (state, viewer) => viewOf(book, state, viewer),
    explain: (state, seat, option) => explain(book, state, seat, option),
    prompt: promptOf,
    phrase: (state, option) => phraseOf(book, state, option),
    label: (state, option) => labelOf(book, state, option),
    narrate,
    ending: endingWords,
    faults: (state) => faultsOf(book, state),
    copy: (state) => copyState(book, state),
  };
}

function outcomeOf({ outcome }: ShowdownState): Outcome {
  if (!outcome) throw new RangeError('nobody is asked, and the match is not over');
  return { ask: 'over', ...outcome };
}
