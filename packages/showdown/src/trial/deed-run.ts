import {
  type CardId,
  cardOf,
  copyData,
  type Decision,
  type Picks,
  zoneOf,
} from '@cardscape/kernel';
import { type Ability, isUnlocked, useAbility } from '../rules/abilities.ts';
import { Asked, ask } from '../rules/ask.ts';
import { strike } from '../rules/attack.ts';
import { attackOptions, mobBlow } from '../rules/attack-phase.ts';
import type { CardBook } from '../rules/book.ts';
import { characterOf, type Duel, sheetOf, unitOf } from '../rules/duel.ts';
import type { ShowdownEvent } from '../rules/events.ts';
import { labelOf } from '../rules/labels.ts';
import { levelUp } from '../rules/level.ts';
import { play } from '../rules/play.ts';
import { openDuel } from '../rules/proceed.ts';
import { save } from '../rules/saved.ts';
import { CHARACTER, handOf, underZone } from '../rules/slots.ts';
import type { ShowdownState } from '../rules/state.ts';
import { step, tidy } from '../rules/steps.ts';
import type { Deed } from './deed.ts';

/** A question that came up, with the words of its options. */
export interface TrialQuestion {
  readonly decision: Decision;
  readonly labels: readonly string[];
}

/** Answers a question; nothing if nobody does. */
export type Answering = (question: TrialQuestion) => Picks | undefined;

/** What came of a piece of a trial. */
export interface Ran {
  readonly state: ShowdownState;
  readonly events: readonly ShowdownEvent[];
  /** Why nothing was done, if so. */
  readonly refusal?: string;
  readonly question?: TrialQuestion;
}

/** Does one thing with a card of the first player: runs it again from its start for each answer. */
export function runDeed(
  book: CardBook,
  start: ShowdownState,
  deed: Exclude<Deed, 'turn'>,
  name: string,
  answering: Answering,
): Ran {
  return runAsking(book, start, answering, (duel) => {
    const refusal = DEEDS[deed](duel, name);
    tidy(duel);
    return refusal;
  });
}

/** Plays one step of the turn. */
export function runStep(book: CardBook, start: ShowdownState, answering: Answering): Ran {
  return runAsking(book, start, answering, (duel) => {
    step(duel);
    return undefined;
  });
}

function runAsking(
  book: CardBook,
  start: ShowdownState,
  answering: Answering,
  perform: (duel: Duel) => string | undefined,
): Ran {
  const answers: Picks[] = [];
  for (;;) {
    const state = copyData(start);
    const events: ShowdownEvent[] = [];
    try {
      const refusal = perform(openDuel(book, state, events, answers, null));
      return { state, events, ...(refusal !== undefined && { refusal }) };
    } catch (thrown) {
      if (!(thrown instanceof Asked)) throw thrown;
      const question = wordedQuestion(book, state, thrown);
      const picks = answering(question);
      if (!picks) return { state, events, question };
      answers.push(picks);
    }
  }
}

function wordedQuestion(book: CardBook, state: ShowdownState, asked: Asked): TrialQuestion {
  const { question: decision, labels: words } = asked;
  const told = { answers: [], told: 0, question: decision, labels: words };
  const now: ShowdownState = { ...state, step: { from: save(state), ...told } };
  const options = decision.ask === 'pick' ? decision.options : [];
  return { decision, labels: options.map((option) => labelOf(book, now, option)) };
}

/** Does something with the card of that name; gives why it could not be done, if so. */
type Doing = (duel: Duel, name: string) => string | undefined;

const DEEDS: Readonly<Record<Exclude<Deed, 'turn'>, Doing>> = {
  play(duel, name) {
    const id = find(duel, handOf(0), name);
    if (id === undefined) return `${name} is not in the hand.`;
    // As if an ability of the character played it.
    duel.source = characterOf(duel, 0);
    return play(duel, 0, id) ? undefined : `${name} could not be played.`;
  },
  'level up'(duel, name) {
    const id = find(duel, handOf(0), name);
    if (id === undefined) return `${name} is not in the hand.`;
    levelUp(duel, 0, id);
    return undefined;
  },
  ability: (duel, name) => {
    const id = find(duel, underZone(0, CHARACTER), name);
    if (id === undefined) return `${name} is not in the build tree.`;
    return use(duel, { card: id, number: 0 });
  },
  'ability 1': (duel) => use(duel, { card: characterOf(duel, 0), number: 1 }),
  'ability 2': (duel) => use(duel, { card: characterOf(duel, 0), number: 2 }),
  'ability 3': (duel) => use(duel, { card: characterOf(duel, 0), number: 3 }),
  attack(duel, name) {
    const options = attackOptions(duel, 0).filter(
      ({ card }) => card !== undefined && nameOf(duel, card) === name,
    );
    const prompt = `Choose what ${name} attacks.`;
    const [pick] = ask(duel, { seat: 0, kind: 'attack', prompt, options });
    const option = pick === undefined ? undefined : options[pick];
    if (option?.card === undefined || option.on === undefined) return `${name} cannot attack.`;
    const unit = unitOf(duel, option.card);
    if (unit) unit.attacks++;
    strike(duel, mobBlow(duel, 0, option.card), option.on);
    return undefined;
  },
};

function use(duel: Duel, ability: Ability): string | undefined {
  const { design } = sheetOf(duel, ability.card);
  const action = ability.number === 0 ? design.levelUp : design.abilities[ability.number - 1];
  if (!action) return `${design.name} has no such ability.`;
  if (action.level === 'one-shot') return 'It works once, when the card is used to level up.';
  if (!isUnlocked(duel, 0, ability))
    return `It needs level ${action.level} and ${action.attributes} of ${design.element}.`;
  useAbility(duel, 0, ability);
  return undefined;
}

function find({ state: { table } }: Duel, zone: string, name: string): CardId | undefined {
  return zoneOf(table, zone).cards.find((id) => cardOf(table, id).design === name);
}

function nameOf({ state: { table } }: Duel, id: CardId): string {
  return cardOf(table, id).design;
}
