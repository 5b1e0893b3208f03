import { commandsClause, conditionsClause } from './phrases.ts';
import type { CardType, Command, Condition, Program, Side } from './tree.ts';
import { allCommands } from './walk.ts';
import type { Warning } from './warning.ts';

type Conditional = Extract<Command, { do: 'if' }>;

const HIGHEST_VALUE = 99;
const SIDES: Side[] = ['player', 'opponent'];
const TYPES: CardType[] = ['number', 'special'];

/** Warns of commands that do nothing and conditions that cannot matter. */
export function lintProgram(program: Program): Warning[] {
  return allCommands(program.commands).flatMap((command) => {
    if (command.do === 'none') return [];
    if (command.do !== 'if') return zeroAmounts(command);
    const single = command.conditions.flatMap(lintCondition);
    const together = single.some(({ code }) => NEVER.has(code)) ? [] : contradiction(command);
    return [...single, ...together, ...equalPaths(command)];
  });
}

const NEVER = new Set(['K-RANGE-EMPTY', 'K-VALUE-NEVER', 'K-FLAG-OWN']);
const FLAG_TESTS = new Set<Condition['test']>(['discarded', 'swapped', 'flipped', 'transferred']);

const warn = (code: string, message: string, fix: string): Warning => ({
  code,
  part: 'program',
  message,
  fix,
});

function zeroAmounts(command: Exclude<Command, { do: 'none' | 'if' }>): Warning[] {
  if (command.targets.every(({ amount }) => amount !== 0)) return [];
  return [
    warn(
      'K-AMOUNT-ZERO',
      `"${commandsClause([command])}" has a part that does nothing: its value is 0.`,
      'Set another value, or take the target out.',
    ),
  ];
}

function lintCondition(condition: Condition): Warning[] {
  const clause = conditionsClause([condition]);
  if (condition.test === 'quantity' && condition.from > condition.to) {
    const { from, to } = condition;
    const message = `"${clause}" is never true: the range runs from ${from} down to ${to}.`;
    return [warn('K-RANGE-EMPTY', message, 'Put the smaller number first.')];
  }
  if ((condition.test === 'value' || condition.test === 'class') && condition.count === 0) {
    const message = `"${clause}" is always true: 0 cards are always there.`;
    return [warn('K-COUNT-ZERO', message, 'Ask for 1 or more cards.')];
  }
  if (condition.test === 'value' && Math.abs(condition.value) > HIGHEST_VALUE) {
    const message = `"${clause}" is never true: number cards go from -${HIGHEST_VALUE} to ${HIGHEST_VALUE}.`;
    return [warn('K-VALUE-NEVER', message, 'Look for a value that cards have.')];
  }
  if (condition.side === 'player' && FLAG_TESTS.has(condition.test)) {
    // A conditional runs before anything else on its card (R-K4), and flags are cleared when the
    // turn begins (R-K6), so nothing can have happened yet.
    const message = `"${clause}" is never true: nothing has happened to your cards when it is checked.`;
    return [warn('K-FLAG-OWN', message, 'Look at what your opponent did.')];
  }
  return [];
}

function equalPaths({ conditions, success, failure }: Conditional): Warning[] {
  if (JSON.stringify(success) !== JSON.stringify(failure)) return [];
  const message = `Both paths of "if ${conditionsClause(conditions)}" do the same.`;
  return [warn('K-PATHS-EQUAL', message, 'Change one path, or leave the conditional out.')];
}

function contradiction({ conditions }: Conditional): Warning[] {
  const impossible = SIDES.some((side) =>
    TYPES.some((type) => {
      const counts = conditions.filter((condition) => condition.side === side);
      const { least, most } = bounds(counts, type);
      return least > most;
    }),
  );
  if (!impossible) return [];
  const message = `"${conditionsClause(conditions)}" is never true: the conditions exclude each other.`;
  return [warn('K-CONTRADICTION', message, 'Take one of the conditions out, or widen its range.')];
}

/** How many cards of a type the conditions need at least and allow at most. */
function bounds(conditions: readonly Condition[], type: CardType): { least: number; most: number } {
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  const values = new Map<number, number>();
  const colours = new Map<number, number>();
  for (const condition of conditions) {
    if (condition.test === 'quantity' && condition.type === type) {
      least = Math.max(least, condition.from);
      most = Math.min(most, condition.to);
    }
    if (condition.test === 'duplicate' && condition.type === type) least = Math.max(least, 2);
    if (type !== 'number') continue;
    if (condition.test === 'value') raise(values, condition.value, condition.count);
    if (condition.test === 'class') raise(colours, condition.colour, condition.count);
  }
  // A card has one value and one colour, so cards of different values (colours) add up.
  return { least: Math.max(least, sum(values), sum(colours)), most };
}

function raise(counts: Map<number, number>, key: number, count: number): void {
  counts.set(key, Math.max(counts.get(key) ?? 0, count));
}

function sum(counts: Map<number, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
