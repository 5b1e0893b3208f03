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
  const isRight = faults.length === 0;
  if (!leavesRoom(verdict)) {
    if (isRight) host.print(`Right, and proven to be the best: ${words}.`);
    return isRight ? EXIT.fine : EXIT.wrong;
  }
  if (isRight && result.claims.proven === false)
    host.print(`An exchange that can be made, and not proven to be the best: ${words}.`);
  // Additions have refused it; only to say how much is missing it is solved anew.
  const missing = shortfall(exchange, levels, exchange.solve().levels);
  if (missing !== undefined)
    host.print(`A better result exists: ${missing}. Its rings have ${words}.`);
  else if (isRight)
    host.print(
      `The prices do not prove it: they allow [${bound.join()}], its rings have [${levels.join()}].`,
    );
  return EXIT.wrong;
}
