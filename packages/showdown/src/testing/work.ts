/** Milliseconds of work in which a hostile script is to be stopped. */
export const LIMIT = 50;

/** A machine that is busy with other things is slower now and then, and the first runs warm it up. */
const MOST_RUNS = 12;

/** Milliseconds of work that something takes when nothing holds it up. */
export function workOf(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < MOST_RUNS && least >= LIMIT; time++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
