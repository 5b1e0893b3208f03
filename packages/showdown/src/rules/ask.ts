import {
  type CardId,
  cardOf,
  type Decision,
  knows,
  type Option,
  type Picks,
  type Seat,
} from '@cardscape/kernel';
import { LuaBudgetError } from '@cardscape/lua';
import type { Duel } from './duel.ts';
import type { Matter } from './state.ts';

/** Thrown when a player must be asked: the step ends here, and is run again with the answer. */
export class Asked {
  readonly question: Decision;
  /** The words of its options, where they are not about cards. */
  readonly labels: readonly string[];
  readonly matter: Matter | null;
  constructor(question: Decision, labels: readonly string[], matter: Matter | null) {
    this.question = question;
    this.labels = labels;
    this.matter = matter;
  }
}

/** What is asked. */
export interface Question {
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: string;
  readonly options: readonly Option[];
  readonly min?: number;
  readonly max?: number;
  readonly ordered?: boolean;
  readonly labels?: readonly string[];
  readonly matter?: Matter;
}

/** Asks a player to pick; gives the places of the options picked. In a preview nothing is picked. */
export function ask(duel: Duel, question: Question): Picks {
  const { seat, kind, prompt, options, min = 1, max = 1, ordered = false } = question;
  if (duel.preview || max === 0 || options.length === 0) return [];
  // What can be answered in one way only is not asked.
  if (min >= options.length && !(ordered && options.length > 1)) return options.map((_, i) => i);
  if (duel.answered >= MOST_QUESTIONS) return askedEnough(duel, options.length, min);
  const answer = nextAnswer(duel);
  if (answer === undefined)
    throw new Asked(
      { ask: 'pick', seat, kind, prompt, options, min, max, ordered },
      question.labels ?? [],
      question.matter ?? null,
    );
  const fitting = answer.filter((pick) => pick >= 0 && pick < options.length).slice(0, max);
  // Only a position that was dealt anew can ask something else than was answered.
  for (let pick = 0; fitting.length < min && pick < options.length; pick++)
    if (!fitting.includes(pick)) fitting.push(pick);
  return fitting;
}

/**
 * Questions that one step may bring. A script that asks without end is stopped like any that takes too
 * long (R-S7): the step is run again for every answer.
 */
const MOST_QUESTIONS = 150;

function askedEnough(duel: Duel, options: number, min: number): Picks {
  if (duel.eventDepth > 0) throw new LuaBudgetError('steps', duel.meter.where());
  return Array.from({ length: Math.min(min, options) }, (_, place) => place);
}

/** The answer to the next question of the step, if it has been given. */
function nextAnswer(duel: Duel): Picks | undefined {
  if (duel.answered >= duel.answers.length) return undefined;
  const answer = duel.answers[duel.answered++];
  const { randomThen, state } = duel;
  // From here on chance is what it was when the answer was given: nobody has seen what comes.
  if (duel.answered === duel.answers.length && randomThen) state.random = { ...randomThen };
  return answer;
}

/** Asks a player to pick one of some cards, or none if they may; gives the card. */
export function askCard(
  duel: Duel,
  seat: Seat,
  kind: string,
  prompt: string,
  cards: readonly CardId[],
  may: boolean,
  matter?: Matter,
): CardId | undefined {
  if (cards.length === 0) return undefined;
  // A script that asks until something is chosen gets its answer the second time.
  const again = () => [seat, kind, prompt, ...cards].join(' ');
  const declined = duel.declined.size > 0 && duel.declined.has(again());
  const picks = ask(duel, {
    seat,
    kind,
    prompt,
    // A card that the player does not see is only a place.
    options: cards.map((card, at) =>
      knows(cardOf(duel.state.table, card), seat) ? { act: kind, card } : { act: kind, at },
    ),
    min: may && !declined ? 0 : 1,
    ...(matter && { matter }),
  });
  const [pick] = picks;
  if (pick === undefined) {
    duel.declined.add(again());
    return undefined;
  }
  return cards[pick];
}

/** Asks a player a question with words as answers; gives the place of the answer. */
export function askWords(
  duel: Duel,
  seat: Seat,
  kind: string,
  prompt: string,
  answers: readonly string[],
): number {
  const [pick = 0] = ask(duel, {
    seat,
    kind,
    prompt,
    options: answers.map((_, at) => ({ act: kind, at })),
    labels: answers,
  });
  return pick;
}
