import { type Command, InvalidArgumentError } from 'commander';
import type { Ends } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { visibly } from '../visible.ts';
import { explain } from './explain.ts';
import { type SolveOptions, solve } from './solve.ts';
import { verify } from './verify.ts';

const FILE = 'a round in JSON, or want lists in the form of TradeMaximizer';
const RESULT = 'what "exchange solve --json" printed';

/** Adds what is done with rounds of exchange. */
export function addCommands(exchange: Command, anyHost: Host, ends: Ends): void {
  const host = visibly(anyHost);
  exchange
    .command('solve')
    .description('find the best exchange, in rings, with the prices that prove it')
    .argument('<file>', FILE)
    .option('--json', 'print JSON for programs')
    .option('--limit-seconds <n>', 'end after so many seconds with the best found so far', seconds)
    .addHelpText('after', '\nHow it is found and proven: docs/exchange.md.')
    .action((file: string, options: SolveOptions) => ends(solve(host, file, options)));
  exchange
    .command('verify')
    .description('count a result anew, and say what is wrong with it')
    .argument('<file>', FILE)
    .argument('<result>', RESULT)
    .addHelpText(
      'after',
      '\nEnds with 0 if it is right and its prices prove it to be the best, else with 1:\none that says of itself that it is not proven, too.',
    )
    .action((file: string, result: string) => ends(verify(host, file, result)));
  exchange
    .command('explain')
    .description('say why somebody got nothing, or not more')
    .argument('<file>', FILE)
    .argument('<result>', RESULT)
    .argument('<person>', 'the id, or the user name, of the person')
    .action((file: string, result: string, person: string) =>
      ends(explain(host, file, result, person)),
    );
}

function seconds(written: string): number {
  const value = Number(written);
  if (written.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  const found = written.trim() === '' ? 'nothing' : written;
  throw new InvalidArgumentError(`Found ${found}; expected a number of seconds.`);
}
