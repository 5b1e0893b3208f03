import {
  type CardId,
  cardOf,
  IllegalChoice,
  type Option,
  type PickDecision,
  type Picks,
  readChoice,
  zoneOf,
} from '@cardscape/kernel';
import type { CardSet, SpecialCard } from '../files/set-types.ts';
import type { KolymaEvent } from './events.ts';
import { optionLabel } from './labels.ts';
import {
  type OpenPosition,
  openPosition,
  type Position,
  positionOf,
  type WrittenPosition,
} from './position.ts';
import { answer, resolve } from './program.ts';
import { questionPrompt } from './prompts.ts';
import { questionDecision } from './question.ts';
import type { KolymaState, Question } from './state.ts';
import { takeTurn } from './turn.ts';
import { handOf } from './zones.ts';

/** What a choice names: an option by its number from 0, its label, or its card. */
export type NamedPick = number | string;

/** An answer to one question: one pick, or several. */
export type NamedChoice = NamedPick | readonly NamedPick[];

/** A question that nobody has answered. */
export interface OpenQuestion {
  readonly seat: 0 | 1;
  readonly prompt: string;
  readonly count: number;
  readonly options: readonly string[];
}

/** A choice of a trial that its question does not allow. */
export class RefusedChoice extends IllegalChoice {
  /** Its place in the list of choices. */
  readonly index: number;
  readonly question: OpenQuestion;

  constructor(index: number, question: OpenQuestion, message: string) {
    super(message);
    this.index = index;
    this.question = question;
  }
}

/** A card played in a position: what happened, and the table after. */
export interface Trial {
  readonly events: readonly KolymaEvent[];
  readonly after: WrittenPosition;
  /** How many of the choices were needed. */
  readonly answered: number;
  /** The question at which the choices given ran out. */
  readonly question?: OpenQuestion;
}

/**
 * Plays a card from the first player's hand (it is added if it is not there) and stops when it has
 * worked: the turn does not end. Throws a `RefusedChoice` for a choice that cannot be made.
 */
export function tryCard(
  set: CardSet,
  card: SpecialCard,
  position: Position,
  choices: readonly NamedChoice[],
): Trial {
  const specials = [card, ...set.specials.filter(({ name }) => name !== card.name)];
  const open = openPosition({ ...set, specials }, withCard(position, card.name));
  const { book, state } = open;
  const events: KolymaEvent[] = [];
  const played = zoneOf(state.table, handOf(0)).cards.find(
    (id) => cardOf(state.table, id).design === card.name,
  );
  takeTurn(book, state, events, { act: 'play', card: played as number });
  resolve(book, state, events);
  let answered = 0;
  while (state.question && answered < choices.length) {
    const cards = chosenCards(open, choices[answered] as NamedChoice, answered);
    answer(state, events, cards);
    resolve(book, state, events);
    answered++;
  }
  const question = openQuestion(open);
  return { events, after: positionOf(open), answered, ...(question ? { question } : {}) };
}

function withCard(position: Position, name: string): Position {
  const [first, second] = position.players;
  if (first.hand?.includes(name)) return position;
  return { ...position, players: [{ ...first, hand: [name, ...(first.hand ?? [])] }, second] };
}

function openQuestion({ state }: OpenPosition): OpenQuestion | undefined {
  if (!state.question) return undefined;
  const { seat, max, options } = questionDecision(state, state.question);
  const labels = options.map((option) => optionLabel(state, option));
  return { seat, prompt: questionPrompt(state.question), count: max, options: labels };
}

function chosenCards(open: OpenPosition, choice: NamedChoice, index: number): CardId[] {
  const { state } = open;
  const decision = questionDecision(state, state.question as Question);
  const refuse = (why: string) => new RefusedChoice(index, openQuestion(open) as OpenQuestion, why);
  const named = namedPicks(open, decision, choice);
  const strange = named.find((pick) => typeof pick === 'string');
  if (strange !== undefined) throw refuse(`"${strange}" is none of the options.`);
  try {
    const picks = readChoice(decision, named) as Picks;
    return picks.map((pick) => decision.options[pick]?.card as CardId);
  } catch (error) {
    throw error instanceof IllegalChoice ? refuse(error.message) : error;
  }
}

/** The options a choice names; a name that fits none stays as it is. */
function namedPicks(
  { state }: OpenPosition,
  { options }: PickDecision,
  choice: NamedChoice,
): NamedPick[] {
  const picks: NamedPick[] = [];
  for (const pick of typeof choice === 'object' ? choice : [choice]) {
    const place = options.findIndex(
      (option, at) => !picks.includes(at) && namesOf(state, option).includes(lowerCase(pick)),
    );
    picks.push(place >= 0 ? place : pick);
  }
  return picks;
}

/** What an option may be called: its label, or its card. */
function namesOf(state: KolymaState, option: Option): NamedPick[] {
  const { design } = cardOf(state.table, option.card as CardId);
  return [optionLabel(state, option), design].map(lowerCase);
}

function lowerCase(pick: NamedPick): NamedPick {
  return typeof pick === 'string' ? pick.toLowerCase() : pick;
}
