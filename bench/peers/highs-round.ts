import { createRequire } from 'node:module';
import type { madeUpRound } from '@cardscape/exchange/testing';

type Round = ReturnType<typeof madeUpRound>;

/** Something that can be decided, between nothing and a number, and what it counts on each level. */
interface Column {
  readonly name: string;
  readonly most: number;
  readonly levels: readonly number[];
}

const LEVELS = 4;

/**
 * The four levels of a round by HiGHS: a linear program for each level, which keeps what those before it have
 * reached. Nothing if it needs more time than it has.
 */
export async function highsLevels(
  round: Round,
  seconds: number,
): Promise<{ readonly levels: number[]; readonly seconds: number } | undefined> {
  // Bundled code does not lie beside its WebAssembly.
  const wasm = createRequire(import.meta.url).resolve('highs/runtime');
  const { default: load } = await import('highs');
  const highs = await load({ locateFile: () => wasm });
  const { columns, rows } = programOf(round);
  const reached: number[] = [];
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000_000;
  };
  for (let level = 0; level < LEVELS; level++) {
    const kept = reached.map((value, before) => `${sumOf(columns, before)} >= ${value}`);
    const program = [
      'Maximize',
      ` worth: ${sumOf(columns, level)}`,
      'Subject To',
      ...[...rows, ...kept].map((row, at) => ` r${at}: ${row}`),
      'Bounds',
      ...columns.map(({ name, most }) => ` 0 <= ${name} <= ${most}`),
      'End',
    ].join('\n');
    const { Status, ObjectiveValue } = highs.solve(program, { time_limit: seconds - spent() });
    if (Status !== 'Optimal' || spent() > seconds) return undefined;
    reached.push(Math.round(ObjectiveValue));
  }
  return { levels: reached, seconds: spent() };
}

function sumOf(columns: readonly Column[], level: number): string {
  const parts = columns.flatMap(({ name, levels }) =>
    levels[level] ? [`+ ${levels[level]} ${name}`] : [],
  );
  // A row may not be longer than the reader of HiGHS takes.
  return parts.map((part, at) => (at % 50 === 49 ? `${part}\n` : part)).join(' ');
}

/** What each gives and takes, and whether they take part; what comes in goes out. */
function programOf({ people }: Round): { columns: Column[]; rows: string[] } {
  const columns: Column[] = [];
  const rows: string[] = [];
  const designs = new Map<string, string[]>();
  const longest = Math.max(0, ...people.map(({ order }) => order.length));
  for (const [number, person] of people.entries()) {
    const gives: string[] = [];
    const takes: string[] = [];
    const add = (column: Column) => {
      columns.push(column);
      return column.name;
    };
    const move = (design: string, part: string) =>
      designs.set(design, [...(designs.get(design) ?? []), part]);
    for (const [design, most] of person.spares) {
      const name = add({ name: `g${number}_${columns.length}`, most, levels: [] });
      gives.push(`- ${name}`);
      move(design, `+ ${name}`);
    }
    const wishes = new Map(person.order.map((design, place) => [design, longest - place]));
    for (const [design, most] of person.wants) {
      const levels = [0, 1, person.waited, wishes.get(design) ?? 0];
      const name = add({ name: `t${number}_${columns.length}`, most, levels });
      takes.push(`+ ${name}`);
      move(design, `- ${name}`);
    }
    const part = add({ name: `p${number}`, most: 1, levels: [1] });
    rows.push(`${takes.join(' ')} <= ${person.limit}`);
    rows.push(`${takes.join(' ')} ${gives.join(' ')} = 0`);
    rows.push(`${part} ${takes.map((take) => take.replace('+', '-')).join(' ')} <= 0`);
  }
  for (const parts of designs.values())
    rows.push(parts.map((part, at) => (at % 50 === 49 ? `${part}\n` : part)).join(' '));
  return { columns, rows: rows.map((row) => (row.includes('=') ? row : `${row} = 0`)) };
}
