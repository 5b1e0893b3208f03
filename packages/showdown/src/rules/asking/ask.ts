import {
  type CardId,
  type CardTable,
  cardOf,
  knows,
  type Option,
  type Picks,
  type Seat,
  type Target,
  zoneOf,
} from '@cardscape/kernel';
import { isInWaitingLoop, LuaBudgetError } from '@cardscape/lua';
import { attackerName } from '../attack/reckon.ts';
import { isStopped, type StoppedScript } from '../pointcuts/budget.ts';
import type { Duel } from '../position/duel.ts';
import type { Saved } from '../position/saved.ts';
import type { Asking, RaisedQuestion } from '../position/state.ts';
import { atAnswer } from './aims.ts';
import { isAnyLevel } from './allowance.ts';
import type { Matter, QuestionKind, ScriptWords } from './matter.ts';
import { countQuestion } from './questions.ts';

/** Thrown when a player must be asked: the step ends here, and is run again with the answer. */
export class Asked {
  readonly asks: RaisedQuestion;
  constructor(asks: RaisedQuestion) {
    this.asks = asks;
  }

  /** The step that waits for the answer, from the position it is run again from. */
  waiting(
    from: Saved,
    answers: readonly Picks[] = [],
    told = 0,
    stopped: readonly StoppedScript[] = [],
  ): Asking {
    const { question, matter, script } = this.asks;
    const asking = { from, answers: [...answers], question, matter, words: { script, told } };
    return stopped.length > 0 ? { ...asking, stopped } : asking;
  }
}

/** What is asked. */
export interface Question {
  readonly seat: Seat;
  readonly kind: QuestionKind;
  /** How many options there are. */
  readonly count: number;
  /** Lists them: not needed while a step is run again with answers that were given. */
  options(): readonly Option[];
  readonly min?: number;
  readonly max?: number;
  readonly ordered?: boolean;
  /** The cards that are offered. */
  readonly cards?: readonly CardId[];
  readonly matter?: Matter | undefined;
  readonly words?: ScriptWords | undefined;
}

/** Asks a player to pick; gives the places of the options picked. In a preview nothing is picked. */
export function ask(duel: Duel, question: Question): Picks {
  const { seat, kind, count, min = 1, max = 1, ordered = false } = question;
  if (duel.preview || max === 0 || count === 0) return [];
  // What can be answered in one way only is not asked.
  if (min >= count && !(ordered && count > 1)) return firstOf(count);
  countQuestion(duel, question);
  const answer = nextAnswer(duel);
  if (answer === undefined)
    throw new Asked({
      question: { ask: 'pick', seat, kind, options: question.options(), min, max, ordered },
      matter: question.matter ?? null,
      script: question.words ?? null,
    });
  // A script that was stopped since this answer goes no further (R-S23).
  const { running } = duel.budget;
  if (running && isStopped(duel, running.design))
    throw new LuaBudgetError('questions', duel.meter.where());
  const fitting = answer.filter((pick) => pick >= 0 && pick < count).slice(0, max);
  // Only a position that was dealt anew can ask something else than was answered.
  for (let pick = 0; fitting.length < min && pick < count; pick++)
    if (!fitting.includes(pick)) fitting.push(pick);
  return fitting;
}

function firstOf(count: number): Picks {
  return Array.from({ length: count }, (_, place) => place);
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

/** Who has declined the same thing so often is not asked again in this step. */
const ENOUGH = 3;

/** Does a script ask until something is chosen? Then it gets its answer the second time. */
function insists({ book, budget: { running } }: Duel): boolean {
  const chunk = running ? book.sheet(running.design).chunk : undefined;
  if (!chunk || !running) return false;
  return running.meter.where().some((place) => isInWaitingLoop(chunk, place));
}

/** Asks a player to pick one of some cards, or none if they may; gives the card. */
export function askCard(
  duel: Duel,
  seat: Seat,
  kind: QuestionKind,
  cards: readonly CardId[],
  may: boolean,
  matter?: Matter,
  prompt = '',
): CardId | undefined {
  if (cards.length === 0) return undefined;
  const again = () =>
    [seat, kind, ...(prompt ? [prompt] : tellingApart(duel, matter)), ...cards].join(' ');
  const declined = duel.declined.size > 0 ? (duel.declined.get(again()) ?? 0) : 0;
  const must = declined > 0 && insists(duel);
  if (declined >= ENOUGH && may && !must) return undefined;
  const picks = ask(duel, {
    seat,
    kind,
    count: cards.length,
    cards,
    options: () => cardOptions(duel.state.table, seat, kind, cards),
    min: may && !must ? 0 : 1,
    matter,
    words: prompt ? { prompt, answers: [] } : undefined,
  });
  const [pick] = picks;
  if (pick === undefined) {
    duel.declined.set(again(), declined + 1);
    return undefined;
  }
  return cards[pick];
}

/** What makes a question about the same cards another one. */
function tellingApart(duel: Duel, { blow, allowed }: Matter = {}): (string | number)[] {
  if (blow) return [attackerName(duel, blow), blow.damage];
  if (allowed) return [...allowed.kinds, ...(isAnyLevel(allowed) ? [] : [allowed.level])];
  return [];
}

function cardOptions(
  table: CardTable,
  seat: Seat,
  act: QuestionKind,
  cards: readonly CardId[],
): Option[] {
  return cards.map((card, place) =>
    knows(cardOf(table, card), seat) ? { act, card } : { act, target: blind(table, cards, place) },
  );
}

/**
 * A card that the player does not see. Where it lies is said only if all that lies there is offered: of a
 * list that a script has sorted out or shuffled, the places would tell what its cards are.
 */
function blind(table: CardTable, cards: readonly CardId[], place: number): Target {
  const { zone } = cardOf(table, cards[place] as CardId);
  const all = zoneOf(table, zone).cards;
  const isWhole = all.length === cards.length && all.every((card, at) => card === cards[at]);
  return isWhole ? { is: 'hidden', zone, place } : atAnswer(place);
}

/** Asks a player for one of so many answers; gives its place. */
export function askAnswer(
  duel: Duel,
  seat: Seat,
  kind: QuestionKind,
  count: number,
  matter?: Matter,
  words?: ScriptWords,
): number {
  const options = () => firstOf(count).map((at) => ({ act: kind, target: atAnswer(at) }));
  const [pick = 0] = ask(duel, { seat, kind, count, options, matter, words });
  return pick;
}
