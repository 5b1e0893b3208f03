import { leavesRoom, shortfall } from '@cardscape/exchange';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { openBoth } from './open.ts';

/** `cardscape exchange verify`: counts a result anew, believing nothing that it says of itself. */
export async function verify(host: Host, name: string, resultName: string): Promise<ExitCode> {
  const opened = await openBoth(host, name, resultName);
  if (!opened) return EXIT.wrong;
  const { exchange, result } = opened;
  const verdict = exchange.verify(result);
  const { faults, levels, bound } = verdict;
  for (const fault of faults) host.print(fault);
  const words = exchange.levels.map((level, at) => `${level} ${levels[at]}`).join(', ');
  if (leavesRoom(verdict)) {
    // Additions have refused it; only to say how much is missing it is solved anew.
    const missing = shortfall(exchange, levels, exchange.solve().levels);
    host.print(
      missing === undefined
        ? `The prices do not prove it: they allow [${bound.join()}], its rings have [${levels.join()}].`
        : `A better result exists: ${missing}. Its rings have ${words}.`,
    );
    return EXIT.wrong;
  }
  if (faults.length > 0) return EXIT.wrong;
  host.print(`Right, and proven to be the best: ${words}.`);
  return EXIT.fine;
}
