import loadHighs from 'highs';
import type { Levels } from '../levels.ts';
import type { Round } from '../round/round.ts';

const highs = await loadHighs();

/** So many values a level has in small rounds: they are told apart in one sum. */
const BASE = 128;

/**
 * The best levels of a small round by an integer program that knows nothing of networks: whole numbers of
 * copies given and taken, and a yes or no for each person.
 */
export function oracleLevels({ people }: Round): Levels {
  const longest = Math.max(0, ...people.map(({ order }) => order.length));
  const worth: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const whole: string[] = [];
  const yes: string[] = [];
  const moved = new Map<string, string[]>();
  const level = (power: number, count: number) => count * BASE ** power;
  const columns: { name: string; levels: Levels }[] = [];
  const column = (name: string, levels: Levels) => {
    columns.push({ name, levels });
    const sum = levels.reduce((all, count, at) => all + level(3 - at, count), 0);
    worth.push(`${sum} ${name}`);
  };
  for (const [number, person] of people.entries()) {
    const takes: string[] = [];
    const gives: string[] = [];
    const copies = (side: string, design: string, most: number, levels: Levels) => {
      const name = `${side}${number}_${columns.length}`;
      column(name, levels);
      bounds.push(`0 <= ${name} <= ${most}`);
      whole.push(name);
      const sign = side === 'g' ? '+' : '-';
      moved.set(design, [...(moved.get(design) ?? []), `${sign} ${name}`]);
      return name;
    };
    for (const [design, most] of person.spares) gives.push(copies('g', design, most, [0, 0, 0, 0]));
    for (const [design, most] of person.wants) {
      const place = person.order.indexOf(design);
      const wish = place < 0 ? 0 : longest - place;
      takes.push(copies('t', design, most, [0, 1, person.waited, wish]));
    }
    const part = `p${number}`;
    column(part, [1, 0, 0, 0]);
    yes.push(part);
    if (takes.length > 0) rows.push(`${takes.join(' + ')} <= ${person.limit}`);
    rows.push(`${part} ${takes.map((name) => `- ${name}`).join(' ')} <= 0`);
    const both = [...takes.map((name) => `+ ${name}`), ...gives.map((name) => `- ${name}`)];
    if (both.length > 0) rows.push(`${both.join(' ')} = 0`);
  }
  for (const names of moved.values()) rows.push(`${names.join(' ')} = 0`);
  const program = [
    'Maximize',
    ` obj: ${worth.join(' + ')}`,
    'Subject To',
    ...rows.map((row, at) => ` c${at}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    ...(whole.length > 0 ? ['General', ` ${whole.join(' ')}`] : []),
    'Binary',
    ` ${yes.join(' ')}`,
    'End',
  ].join('\n');
  const { Columns: found, Status } = highs.solve(program, { mip_rel_gap: 0, mip_abs_gap: 0.5 });
  if (Status !== 'Optimal') throw new Error(`The oracle says ${Status}.`);
  const sum = [0, 0, 0, 0];
  for (const { name, levels } of columns) {
    const amount = Math.round((found[name] as { Primal: number }).Primal);
    for (const [at, count] of levels.entries()) sum[at] = (sum[at] as number) + count * amount;
  }
  return sum;
}
