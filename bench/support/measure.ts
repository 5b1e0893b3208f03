/** How long to run, in seconds of CPU time. */
export interface Span {
  readonly warmUp: number;
  readonly measured: number;
}

/**
 * Runs a piece of work again and again and gives how much it got done in a second of CPU time (user
 * and system, of all threads, so that collecting garbage is paid for). The work is told its number and
 * returns its count.
 */
export function perCpuSecond(work: (run: number) => number, { warmUp, measured }: Span): number {
  let run = 0;
  const runFor = (seconds: number): number => {
    const start = process.cpuUsage();
    let done = 0;
    for (;;) {
      done += work(run++);
      const spent = cpuSeconds(start);
      if (spent >= seconds) return done / spent;
    }
  };
  runFor(warmUp);
  return runFor(measured);
}

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000_000;
}
