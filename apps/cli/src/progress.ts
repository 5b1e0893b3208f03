import type { Host } from './host.ts';

/** What takes longer than this is told, and again after each such time. */
const TOLD_EVERY_MS = 1000;

/** Tells how far a piece of work has come, if it takes its time. */
export function progress(
  host: Pick<Host, 'complain' | 'now'>,
  what: string,
): (done: number, all: number) => void {
  let told = host.now();
  return (done, all) => {
    const now = host.now();
    if (now - told < TOLD_EVERY_MS) return;
    told = now;
    host.complain(`${what}: ${done} of ${all}`);
  };
}
