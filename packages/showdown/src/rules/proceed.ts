import type { EventLog, Picks, Random } from '@cardscape/kernel';
import { freshMeter } from '@cardscape/lua';
import { Asked } from './ask.ts';
import type { CardBook } from './book.ts';
import { type Cast, castOf } from './cast.ts';
import type { Duel } from './duel.ts';
import { eventFrame } from './event-frame.ts';
import type { ShowdownEvent } from './events.ts';
import { restore, type Saved, save } from './saved.ts';
import type { ShowdownState } from './state.ts';
import { step } from './steps.ts';
import { storyInto } from './story.ts';

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
  const { from, words } = asking;
  const answers = [...asking.answers, picks];
  state.step = null;
  takeOut(castOf(book, state), state, from);
  const events = skipping(log, words.told);
  const duel = openDuel(book, state, events, answers, random);
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
  const events = skipping(log, 0);
  const duel = openDuel(book, state, events, [], null);
  while (!state.outcome) {
    from = putAway(duel.cast, state, from);
    if (!attempt(duel, from, events)) return;
    events.count = 0;
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

/** Runs a step; gives false if it has ended in a question, which then stands in the state. */
function attempt(duel: Duel, from: Saved, events: Counted): boolean {
  try {
    step(duel);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof Asked)) throw thrown;
    duel.state.step = thrown.waiting(from, duel.answers, events.count);
    return false;
  }
}

/** A log that leaves out what has been told before, and counts. */
interface Counted {
  push(event: ShowdownEvent): void;
  count: number;
}

function skipping(log: EventLog<ShowdownEvent>, told: number): Counted {
  return {
    count: 0,
    push(event) {
      if (this.count++ >= told) log?.push(event);
    },
  };
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
  log: EventLog<ShowdownEvent>,
  answers: readonly Picks[],
  randomThen: Random | null,
): Duel {
  return {
    book,
    state,
    log: log && storyInto(log),
    cast: castOf(book, state),
    answers,
    answered: 0,
    randomThen,
    declined: new Set(),
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
    ability: null,
    waiting: new Map(),
    effect: {},
    meter: freshMeter(),
  };
}
