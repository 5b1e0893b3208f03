import type { EventLog, Picks, Random } from '@cardscape/kernel';
import { freshMeter } from '@cardscape/lua';
import { Asked } from '../asking/ask.ts';
import type { CardBook } from '../book/book.ts';
import type { ShowdownEvent } from '../events/events.ts';
import { type Listener, storyInto } from '../events/story.ts';
import { Telling } from '../events/telling.ts';
import { type Guilty, Offence } from '../pointcuts/blame.ts';
import { closeBudget, MOST_RESTARTS, openBudget } from '../pointcuts/budget.ts';
import { eventFrame } from '../pointcuts/event-frame.ts';
import { type Cast, castOf } from '../position/cast.ts';
import type { Duel } from '../position/duel.ts';
import { restore, type Saved, save } from '../position/saved.ts';
import type { ShowdownState } from '../position/state.ts';
import { step } from './steps.ts';

/** Answers the question that is open, and plays on to the next one or the end. */
export function answer(
  book: CardBook,
  state: ShowdownState,
  picks: Picks,
  log: EventLog<ShowdownEvent>,
): void {
  const { step: asking } = state;
  if (!asking) throw new RangeError('nothing has been asked');
  const { random } = state;
  const { from, words, stopped } = asking;
  const answers = [...asking.answers, picks];
  state.step = null;
  takeOut(castOf(book, state), state, from);
  const events = new Telling(log, words.told);
  const budget = openBudget(state, stopped, MOST_RESTARTS);
  const duel = openDuel(book, state, events, answers, random, budget);
  if (attempt(duel, from, events)) proceed(book, state, log, from);
}

/** Plays on until somebody is asked something, or the match is over. */
export function proceed(
  book: CardBook,
  state: ShowdownState,
  log: EventLog<ShowdownEvent>,
  last?: Saved,
): void {
  let from = last;
  if (state.spent) delete state.spent;
  const events = new Telling(log, 0);
  const duel = openDuel(book, state, events, [], null);
  while (!state.outcome) {
    from = putAway(duel.cast, state, from);
    duel.budget = openBudget(state, undefined, MOST_RESTARTS);
    if (!attempt(duel, from, events)) return;
    events.begin();
    openAnew(duel);
  }
}

/** Puts a position away, and notes that the table lies like that. */
function putAway(cast: Cast, state: ShowdownState, last: Saved | undefined): Saved {
  const saved = save(state, last, lies(cast, last));
  cast.kept = { saved, changes: cast.changes };
  return saved;
}

/** Takes a position out again; the table is left alone where it lies like that. */
function takeOut(cast: Cast, state: ShowdownState, from: Saved): void {
  restore(state, from, lies(cast, from));
  cast.kept = { saved: from, changes: cast.changes };
}

/** Does the table lie as it was put away? */
function lies({ kept, changes }: Cast, saved: Saved | undefined): boolean {
  return kept !== null && kept.saved === saved && kept.changes === changes;
}

/**
 * Runs a step; gives false if it has ended in a question, which then stands in the state. If a script must
 * be stopped, the step is run again without it: from its start or, where questions have been answered
 * already, from the last answer on. Nobody has seen what is dropped, and whoever is next to run the step
 * again, with another answer, is not held up by it once more.
 */
function attempt(duel: Duel, from: Saved, events: Telling): boolean {
  for (;;)
    try {
      step(duel);
      closeBudget(duel);
      events.keep();
      return true;
    } catch (thrown) {
      if (thrown instanceof Offence) {
        events.drop(thrown.guilty.map(({ told }) => told));
        takeOut(duel.cast, duel.state, from);
        runAgain(duel, thrown.guilty, events);
        continue;
      }
      if (!(thrown instanceof Asked)) throw thrown;
      const { stopped } = duel.budget;
      closeBudget(duel);
      duel.state.step = thrown.waiting(from, duel.answers, events.count, stopped);
      events.keep();
      return false;
    }
}

/** Makes a step ready to be run again without some scripts. */
function runAgain(duel: Duel, guilty: readonly Guilty[], events: Telling): void {
  const { book, state, answers, randomThen, answered, budget } = duel;
  const more = guilty.map(({ design }) => ({ design, since: answered }));
  const next = openBudget(state, [...budget.stopped, ...more], budget.restarts - 1);
  Object.assign(duel, openDuel(book, state, events, answers, randomThen, next));
}

/** Forgets what belongs to the step that is done, as if the state had been opened anew. */
function openAnew(duel: Duel): void {
  duel.log?.begin();
  duel.event = eventFrame();
  duel.sourceSeat = duel.state.active;
  duel.effect = {};
  empty(duel.declined);
  empty(duel.lists);
  empty(duel.handles);
  empty(duel.playing);
  empty(duel.perishing);
  empty(duel.withdrawn);
  empty(duel.waiting);
}

/** Most are empty already, and emptying takes longer than looking. */
function empty(collection: { readonly size: number; clear(): void }): void {
  if (collection.size > 0) collection.clear();
}

/** The state made ready to be played on. */
export function openDuel(
  book: CardBook,
  state: ShowdownState,
  log: Listener | undefined,
  answers: readonly Picks[],
  randomThen: Random | null,
  budget = openBudget(state),
): Duel {
  return {
    book,
    state,
    log: log && storyInto(log),
    cast: castOf(book, state),
    answers,
    answered: 0,
    randomThen,
    declined: new Map(),
    preview: false,
    event: eventFrame(),
    source: null,
    sourceSeat: state.active,
    attackDepth: 0,
    eventDepth: 0,
    settling: false,
    lists: new Map(),
    handles: new Map(),
    playing: new Map(),
    perishing: new Set(),
    withdrawn: new Set(),
    noted: false,
    ability: null,
    waiting: new Map(),
    effect: {},
    meter: freshMeter(),
    budget,
  };
}
