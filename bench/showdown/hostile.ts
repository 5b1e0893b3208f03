/** How long the worst of the hostile scripts keeps a match from going on. */
import { proceed } from '../../packages/showdown/src/rules/proceed.ts';
import { HOSTILE, positionWith } from '../../packages/showdown/src/testing/hostile-scripts.ts';
import { setUpPosition } from '../../packages/showdown/src/testing/position.ts';
import { report } from '../support/report.ts';

const RUNS = 5;

/** Milliseconds of CPU time from the turn of a script to the next question. */
function millisecondsOf(body: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const { book, state } = setUpPosition(positionWith(body));
    const before = process.cpuUsage();
    proceed(book, state, undefined);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Measures every hostile script and tells of the slowest. */
export function measureHostile(): void {
  const times = Object.entries(HOSTILE).map(([name, body]) => ({
    name,
    value: millisecondsOf(body),
  }));
  const worst = times.reduce((one, other) => (other.value > one.value ? other : one));
  report({
    bench: 'showdown',
    metric: `the slowest of ${times.length} hostile scripts is stopped: ${worst.name}`,
    unit: 'milliseconds',
    value: worst.value,
    target: { most: 50 },
  });
}
