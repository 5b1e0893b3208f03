import {
  type CardId,
  cardOf,
  copyData,
  type Decision,
  type Picks,
  zoneOf,
} from '@cardscape/kernel';
import { Asked, ask } from '../rules/asking/ask.ts';
import { attackAs, attackOptions } from '../rules/attack/attack-phase.ts';
import type { CardBook, PrintedLine } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import type { Ability } from '../rules/position/ability.ts';
import { characterOf, type Duel, deployed, sheetOf } from '../rules/position/duel.ts';
import { save } from '../rules/position/saved.ts';
import { CHARACTER, handOf, underZone } from '../rules/position/slots.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { play } from '../rules/resolve/play.ts';
import { isUnlocked, useAbility } from '../rules/turn/abilities.ts';
import { levelUp } from '../rules/turn/level.ts';
import { openDuel } from '../rules/turn/proceed.ts';
import { step, tidy } from '../rules/turn/steps.ts';
import { labelOf } from '../rules/words/labels.ts';
import { promptOf } from '../rules/words/prompts.ts';
import type { TrialAction } from './action.ts';
import { blaming, hindrances, whyNoRoom } from './hindrances.ts';

/** A question that came up, in words, with those of its options. */
export interface TrialQuestion {
  readonly decision: Decision;
  readonly prompt: string;
  readonly labels: readonly string[];
}

/** Answers a question; nothing if nobody does. */
export type Answering = (question: TrialQuestion) => Picks | undefined;

/** A line that a script has printed, and how many events had come before it. */
export interface TrialPrint extends PrintedLine {
  readonly after: number;
}

/** How something was done. */
interface Done {
  /** Why nothing was done, if so. */
  readonly refusal?: string;
}

/** Takes why a match would not allow what is being done. */
type Hinder = (sentences: readonly string[]) => void;

/** What came of a piece of a trial. */
export interface Ran extends Done {
  readonly state: ShowdownState;
  readonly events: readonly ShowdownEvent[];
  readonly prints: readonly TrialPrint[];
  /** Why a match would not have allowed it, in whole sentences. */
  readonly hindrances: readonly string[];
  readonly question?: TrialQuestion;
}

/** Does one thing with a card of the first player: runs it again from its start for each answer. */
export function runAction(
  book: CardBook,
  start: ShowdownState,
  action: Exclude<TrialAction, 'turn'>,
  name: string,
  answering: Answering,
): Ran {
  return runAsking(book, start, answering, (duel, hinder) => {
    const done = DOING[action](duel, name, hinder);
    tidy(duel);
    return done;
  });
}

/** Plays one step of the turn. */
export function runStep(book: CardBook, start: ShowdownState, answering: Answering): Ran {
  return runAsking(book, start, answering, (duel) => {
    step(duel);
    return {};
  });
}

function runAsking(
  book: CardBook,
  start: ShowdownState,
  answering: Answering,
  perform: (duel: Duel, hinder: Hinder) => Done,
): Ran {
  const answers: Picks[] = [];
  for (;;) {
    const state = copyData(start);
    const events: ShowdownEvent[] = [];
    const prints: TrialPrint[] = [];
    const hindered: string[] = [];
    book.print = (printed) => {
      if (prints.length < MOST_PRINTS) prints.push({ ...printed, after: events.length });
    };
    try {
      const duel = openDuel(book, state, events, answers, null);
      const done = perform(duel, (sentences) => hindered.push(...sentences));
      return { state, events, prints, hindrances: done.refusal ? [] : hindered, ...done };
    } catch (thrown) {
      if (!(thrown instanceof Asked)) throw thrown;
      const question = wordedQuestion(book, state, thrown);
      const picks = answering(question);
      if (!picks) return { state, events, prints, hindrances: hindered, question };
      answers.push(picks);
    } finally {
      book.print = null;
    }
  }
}

/** More lines than this, printed in one action, are not kept. */
const MOST_PRINTS = 1000;

function wordedQuestion(book: CardBook, state: ShowdownState, asked: Asked): TrialQuestion {
  const { question: decision } = asked.asks;
  const now: ShowdownState = { ...state, step: asked.waiting(save(state)) };
  const options = decision.ask === 'pick' ? decision.options : [];
  return {
    decision,
    prompt: promptOf(now, decision),
    labels: options.map((option) => labelOf(book, now, option)),
  };
}

/** Does something with the card of that name. */
type Doing = (duel: Duel, name: string, hinder: Hinder) => Done;

const DOING: Readonly<Record<Exclude<TrialAction, 'turn'>, Doing>> = {
  play(duel, name, hinder) {
    const id = find(duel, handOf(0), name);
    if (id === undefined) return { refusal: `${name} is not in the hand.` };
    hinder(hindrances(duel, 0, id));
    // As if an ability of the character played it.
    duel.source = characterOf(duel, 0);
    const { result, by } = blaming(duel, () => play(duel, 0, id));
    if (result) return {};
    const why = by ?? whyNoRoom(duel, 0, id);
    return { refusal: [`${name} could not be played.`, ...(why ? [why] : [])].join(' ') };
  },
  'level up'(duel, name) {
    const id = find(duel, handOf(0), name);
    if (id === undefined) return { refusal: `${name} is not in the hand.` };
    levelUp(duel, 0, id);
    return {};
  },
  ability: (duel, name) => {
    const id = find(duel, underZone(0, CHARACTER), name);
    if (id === undefined) return { refusal: `${name} is not in the build tree.` };
    return use(duel, { card: id, number: 0 });
  },
  'ability 1': (duel) => use(duel, { card: characterOf(duel, 0), number: 1 }),
  'ability 2': (duel) => use(duel, { card: characterOf(duel, 0), number: 2 }),
  'ability 3': (duel) => use(duel, { card: characterOf(duel, 0), number: 3 }),
  attack(duel, name) {
    const options = attackOptions(duel, 0).filter(({ card }) => nameOf(duel, card) === name);
    const matter = { attacking: name };
    const [pick] = ask(duel, {
      seat: 0,
      kind: 'attack',
      count: options.length,
      options: () => options,
      matter,
    });
    const option = pick === undefined ? undefined : options[pick];
    if (!option)
      return {
        refusal: `${name} cannot attack.${isOut(duel, name) ? '' : ' It is not on the table.'}`,
      };
    attackAs(duel, 0, option);
    return {};
  },
};

function use(duel: Duel, ability: Ability): Done {
  const { design } = sheetOf(duel, ability.card);
  const action = ability.number === 0 ? design.levelUp : design.abilities[ability.number - 1];
  if (!action) return { refusal: `${design.name} has no such ability.` };
  if (action.level === 'one-shot')
    return { refusal: 'It works once, when the card is used to level up.' };
  if (!isUnlocked(duel, 0, ability))
    return {
      refusal: `It needs level ${action.level} and ${action.attributes} of ${design.element}.`,
    };
  useAbility(duel, 0, ability);
  return {};
}

function find({ state: { table } }: Duel, zone: string, name: string): CardId | undefined {
  return zoneOf(table, zone).cards.find((id) => cardOf(table, id).design === name);
}

function isOut(duel: Duel, name: string): boolean {
  return deployed(duel, 0).some((id) => nameOf(duel, id) === name);
}

function nameOf({ state: { table } }: Duel, id: CardId): string {
  return cardOf(table, id).design;
}
