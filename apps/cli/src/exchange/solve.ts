import type { Exchange, ExchangeResult } from '@cardscape/exchange';
import { counted, verdictLine } from '@cardscape/kernel';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import { openExchange } from './open.ts';

/** What `exchange solve` can be told. */
export interface SolveOptions {
  readonly json?: boolean;
  readonly limitSeconds?: number;
}

/** `cardscape exchange solve`: the best exchange of a file, in rings, with its proof. */
export async function solve(
  host: Host,
  name: string,
  { json = false, limitSeconds }: SolveOptions,
): Promise<ExitCode> {
  const start = performance.now();
  const opened = await openExchange(host, name);
  if ('problems' in opened) {
    for (const problem of opened.problems) host.complain(verdictLine(problem));
    if (json) host.print(JSON.stringify({ ok: false, errors: opened.problems.map(errorJson) }));
    return EXIT.wrong;
  }
  const { exchange } = opened;
  for (const note of exchange.notes) host.complain(verdictLine(note));
  const isOver = () =>
    limitSeconds !== undefined && performance.now() - start >= limitSeconds * 1000;
  const result = exchange.solve(isOver);
  if (!result.proven)
    host.complain('The time was too short: this is the best found so far, and not proven.');
  if (json) host.print(JSON.stringify(result));
  else for (const line of resultLines(exchange, result)) host.print(line);
  return EXIT.fine;
}

function resultLines(exchange: Exchange, result: ExchangeResult): string[] {
  const rings = result.rings.map((ring) => {
    const steps = ring.map(({ from, card }) => `${from} gives ${card} to`);
    return `  ${steps.join(' ')} ${ring[0]?.from}`;
  });
  const levels = (values: readonly number[]) =>
    values.map((value, level) => `${exchange.levels[level]} ${value}`).join(', ');
  const most = 'peopleBound' in result ? ` (at most ${result.peopleBound})` : '';
  return [
    `${counted(result.cards, 'card')} to ${result.people === 1 ? '1 person' : `${result.people} people`}${most}, in ${counted(result.rings.length, 'ring')}.`,
    ...rings,
    ...Object.entries(result.byLength).map(
      ([length, { rings: count, share }]) =>
        `Rings of ${length}: ${count}, with ${(share * 100).toFixed(0)} % of the cards.`,
    ),
    result.proven
      ? `Proven by its prices: nothing better than ${levels(result.levels)}.`
      : `Not proven: ${levels(result.levels)}; the prices allow ${levels(result.bound)}.`,
  ];
}
