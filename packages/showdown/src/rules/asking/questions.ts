import type { CardId, Seat } from '@cardscape/kernel';
import { LuaBudgetError } from '@cardscape/lua';
import { blameAsker } from '../pointcuts/blame.ts';
import { isStopped } from '../pointcuts/budget.ts';
import type { Duel } from '../position/duel.ts';
import type { QuestionKind, ScriptWords } from './matter.ts';

/** So often a function may ask the same question with the same options. */
const MOST_ALIKE = 8;

/** So many questions may the scripts of one step ask: it is run again for every answer. */
const MOST_QUESTIONS = 40;

/** What tells one question from another. */
interface Asked {
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly count: number;
  readonly cards?: readonly CardId[];
  readonly words?: ScriptWords | undefined;
}

/**
 * Counts a question of a script. One that asks without end is stopped like any that takes too long
 * (R-S23): of many together the one that has asked most.
 */
export function countQuestion(duel: Duel, { seat, kind, count, cards, words }: Asked): void {
  const { running } = duel.budget;
  if (!running) return;
  duel.budget.questions ??= new Map();
  const { questions } = duel.budget;
  running.asked ??= new Map();
  const said = words ? `${words.prompt}|${words.answers.join('|')}` : '';
  const key = `${seat}|${kind}|${count}|${cards ? cards.join() : ''}|${said}`;
  const times = (running.asked.get(key) ?? 0) + 1;
  // Rock, paper, scissors is played until it is decided: that is the rule's way, not the script's.
  if (times > MOST_ALIKE && kind !== 'rps') throw tooMany(duel);
  running.asked.set(key, times);
  const { design } = running;
  questions.set(design, (questions.get(design) ?? 0) + 1);
  while (total(questions) > MOST_QUESTIONS) {
    const [most] = [...questions].sort(([, one], [, other]) => other - one)[0] ?? [design];
    if (most === design) throw tooMany(duel);
    questions.delete(most);
    if (!isStopped(duel, most)) blameAsker(duel, most);
  }
}

function total(questions: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of questions.values()) sum += count;
  return sum;
}

function tooMany(duel: Duel): LuaBudgetError {
  return new LuaBudgetError('questions', duel.meter.where());
}
