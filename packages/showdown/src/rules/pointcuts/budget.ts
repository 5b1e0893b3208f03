import type { CardId, Picks } from '@cardscape/kernel';
import type { Limits, Meter, Purse } from '@cardscape/lua';
import type { Position } from '../position/position.ts';

/** R-S23: what one call of a function may use up. No honest one needs a tenth of it. */
const USUAL: Limits = { steps: 60_000, memory: 1_000_000, depth: 150 };

/** The same in a match in which several scripts had to be stopped. */
const CAUTIOUS: Limits = { steps: 20_000, memory: 300_000, depth: 150 };

/** So many scripts may be stopped before the rest is given less. */
const FEW_STOPPED = 3;

/** What all scripts of a step may use up together, previews of options included. */
const WHOLE_PURSE: Readonly<Purse> = { steps: 600_000, memory: 8_000_000 };

/** What a step has in any case, however much was used up since the last answer. */
const LEAST_PURSE: Readonly<Purse> = { steps: 60_000, memory: 1_000_000 };

/** Less than this in a step is not written down. */
const LITTLE: Readonly<Purse> = { steps: 20_000, memory: 300_000 };

/** So often a step is run again because a script had to be stopped. */
export const MOST_RESTARTS = 4;

/** A script that was stopped in the step under way, for good: all functions of a design. */
export interface StoppedScript {
  readonly design: string;
  /** How many questions of the step had been answered: what came before stays as it was. */
  readonly since: number;
}

/** A call of a card's function under way. */
export interface Running {
  readonly card: CardId;
  readonly design: string;
  readonly pointcut: string;
  readonly meter: Meter;
  readonly outer: Running | null;
  /** Depth of calls that it had when it began. */
  readonly depth: number;
  /** What was used up by small calls that it has set off. */
  setOff: number;
  /** How often it has asked each question. */
  asked: Map<string, number> | null;
}

/** What a function has used up, of those that stand out. */
export interface Account {
  readonly card: CardId;
  readonly pointcut: string;
  spent: number;
}

/** What the scripts of a step may use up, and what they have. */
export interface Budget {
  readonly purse: Purse;
  /** What was in the purse at the start of the step. */
  readonly full: Readonly<Purse>;
  /** By design. */
  accounts: Map<string, Account> | null;
  /** Questions that scripts have asked, by design. */
  questions: Map<string, number> | null;
  /** Scripts without which the step is run. */
  readonly stopped: readonly StoppedScript[];
  /** Scripts that were stopped where they were, since the step is not run again. */
  ended: readonly string[];
  /** How often the step may still be run again. */
  readonly restarts: number;
  /** Somebody has been blamed for the empty purse. */
  blamed: boolean;
  running: Running | null;
}

const NONE: readonly never[] = [];

/** The budget of a step; one that is only looked at is never run again. */
export function openBudget(
  { spent }: Pick<Position, 'spent'>,
  stopped: readonly StoppedScript[] = NONE,
  restarts = 0,
): Budget {
  const full = spent
    ? {
        steps: Math.max(LEAST_PURSE.steps, WHOLE_PURSE.steps - spent.steps),
        memory: Math.max(LEAST_PURSE.memory, WHOLE_PURSE.memory - spent.memory),
      }
    : WHOLE_PURSE;
  return {
    purse: { steps: full.steps, memory: full.memory },
    full,
    accounts: null,
    questions: null,
    stopped,
    ended: NONE,
    restarts,
    blamed: false,
    running: null,
  };
}

/** What a budget is asked about. */
interface Spending {
  readonly state: Position;
  readonly budget: Budget;
  readonly answers: readonly Picks[];
  readonly answered: number;
}

/** Is the script of a design not called any more? */
export function isStopped({ state, budget, answered }: Spending, design: string): boolean {
  const { stopped, ended } = budget;
  if (state.stopped?.includes(design)) return true;
  if (stopped.length > 0 && stopped.some((one) => one.design === design && one.since <= answered))
    return true;
  return ended.length > 0 && ended.includes(design);
}

/** What a call may use up now. */
export function limitsOf({ state, budget, answered }: Spending): Limits {
  let count = state.stopped?.length ?? 0;
  for (const { since } of budget.stopped) if (since <= answered) count++;
  return count < FEW_STOPPED ? USUAL : CAUTIOUS;
}

/** Have the scripts of the step used up what they have together? */
export function isPurseEmpty({ purse }: Budget): boolean {
  return purse.steps <= 0 || purse.memory <= 0;
}

/** Can the step be run again: has nothing been asked since its last answer was used? */
export function mayRestart({ budget, answers, answered }: Spending): boolean {
  return budget.restarts > 0 && answered === answers.length;
}

/** Writes down what a step has stopped and used up. */
export function closeBudget({ state, budget }: Spending): void {
  const { stopped, ended, full, purse } = budget;
  if (stopped.length + ended.length > 0)
    state.stopped = [
      ...(state.stopped ?? []),
      ...new Set([...stopped.map(({ design }) => design), ...ended]),
    ];
  const steps = full.steps - purse.steps;
  const memory = full.memory - purse.memory;
  if (steps <= LITTLE.steps && memory <= LITTLE.memory) return;
  const { spent } = state;
  state.spent = { steps: (spent?.steps ?? 0) + steps, memory: (spent?.memory ?? 0) + memory };
}
