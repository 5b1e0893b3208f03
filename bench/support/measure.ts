/** How long to run, in seconds of CPU time. */
export interface Span {
  readonly warmUp: number;
  readonly measured: number;
}

/** How much was done in a second of CPU time. */
export interface Speed {
  /** In the best second: others at work on the same machine only ever take something away. */
  readonly best: number;
  /** Over all seconds. */
  readonly mean: number;
}

/**
 * Runs a piece of work again and again and gives how much it got done in a second of CPU time (user
 * and system, of all threads, so that collecting garbage is paid for). The work is told its number and
 * returns its count.
 */
export function perCpuSecond(work: (run: number) => number, { warmUp, measured }: Span): Speed {
  let run = 0;
  const runFor = (seconds: number): { done: number; spent: number } => {
    const start = process.cpuUsage();
    let done = 0;
    for (;;) {
      done += work(run++);
      const spent = cpuSeconds(start);
      if (spent >= seconds) return { done, spent };
    }
  };
  runFor(warmUp);
  let best = 0;
  let done = 0;
  let spent = 0;
  while (spent < measured) {
    const second = runFor(1);
    best = Math.max(best, second.done / second.spent);
    done += second.done;
    spent += second.spent;
  }
  return { best, mean: done / spent };
}

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000_000;
}
