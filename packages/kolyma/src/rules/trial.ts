import { cardOf, type PickDecision, type Picks, readChoice, zoneOf } from '@cardscape/kernel';
import type { CardSet, SpecialCard } from '../files/set-types.ts';
import type { KolymaEvent } from './events.ts';
import { optionLabel } from './labels.ts';
import { type OpenPosition, openPosition, type Position, positionOf } from './position.ts';
import { answer, resolve } from './program.ts';
import { questionDecision } from './question.ts';
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

/** A card played in a position: what happened, and the table after. */
export interface Trial {
  readonly events: readonly KolymaEvent[];
  readonly after: Required<Position>;
  /** The question at which the choices given ran out. */
  readonly question?: OpenQuestion;
}

/**
 * Plays a card from the first player's hand (it is added if it is not there) and stops when it has
 * worked: the turn does not end. Throws an `IllegalChoice` for a choice that cannot be made.
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
  for (const choice of choices) {
    if (!state.question) break;
    const decision = questionDecision(state, state.question);
    const picks = readChoice(decision, namedPicks(open, decision, choice)) as Picks;
    answer(
      state,
      events,
      picks.map((pick) => decision.options[pick]?.card as number),
    );
    resolve(book, state, events);
  }
  return { events, after: positionOf(open), ...openQuestion(open) };
}

function withCard(position: Position, name: string): Position {
  const [first, second] = position.players;
  if (first.hand?.includes(name)) return position;
  return { ...position, players: [{ ...first, hand: [name, ...(first.hand ?? [])] }, second] };
}

function openQuestion({ state }: OpenPosition): { question?: OpenQuestion } {
  if (!state.question) return {};
  const { seat, prompt, max, options } = questionDecision(state, state.question);
  const labels = options.map((option) => optionLabel(state, option));
  return { question: { seat, prompt, count: max, options: labels } };
}

/** The options a choice names; a name that fits none stays, and is refused with the rest. */
function namedPicks(
  { state }: OpenPosition,
  decision: PickDecision,
  choice: NamedChoice,
): NamedPick[] {
  const picks: NamedPick[] = [];
  for (const pick of typeof choice === 'object' ? choice : [choice]) {
    const place = decision.options.findIndex(
      (option, at) =>
        !picks.includes(at) &&
        (optionLabel(state, option) === pick ||
          cardOf(state.table, option.card as number).design === pick),
    );
    picks.push(typeof pick === 'string' && place >= 0 ? place : pick);
  }
  return picks;
}
