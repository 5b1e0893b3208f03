import { leavesRoom } from '@cardscape/exchange';
import { didYouMean, nearest } from '@cardscape/kernel';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { openBoth } from './open.ts';

/** `cardscape exchange explain`: why somebody got nothing, or not more. */
export async function explain(
  host: Host,
  name: string,
  resultName: string,
  person: string,
): Promise<ExitCode> {
  const opened = await openBoth(host, name, resultName);
  if (!opened) return EXIT.wrong;
  const { exchange, result } = opened;
  const lines = exchange.explain(result, person);
  if (!lines) {
    const likely = didYouMean(nearest(person, exchange.people()));
    host.complain(`There is nobody called "${person}" in ${name}.${likely}`);
    return EXIT.wrong;
  }
  const verdict = exchange.verify(result);
  if (verdict.faults.length > 0) {
    host.complain(`The result is wrong: ${verdict.faults[0]} "exchange verify" says all.`);
    return EXIT.wrong;
  }
  for (const line of lines) host.print(line);
  if (leavesRoom(verdict))
    host.print('The result is not proven to be the best: another may give more.');
  return EXIT.fine;
}
