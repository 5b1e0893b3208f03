import { createGame, type Game, type GameRules, type Outcome } from '@cardscape/kernel';
import type { CardBook } from './book.ts';
import { copyState } from './copy-state.ts';
import { endingWords } from './endings.ts';
import type { ShowdownEvent } from './events.ts';
import { explain } from './explain.ts';
import { faultsOf } from './faults.ts';
import { labelOf } from './labels.ts';
import { narrate } from './narrate.ts';
import { phraseOf } from './phrases.ts';
import { answer } from './proceed.ts';
import { promptOf } from './prompts.ts';
import { type ShowdownOptions, setUp } from './setup.ts';
import type { ShowdownState } from './state.ts';
import { type ShowdownView, viewOf } from './view.ts';

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
