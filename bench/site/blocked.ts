import type { Browser, Page } from 'playwright-core';

/** An event of a trace, as far as it is looked at; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** A stretch of time. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What was found of a match. */
export interface Blocked {
  /** The longest task of the page's main thread while a bot was to move, in milliseconds. */
  readonly longest: number;
  /** How many answers came from beside the page. */
  readonly thoughts: number;
}

const MINE = 'it is my move';
const THEIRS = 'it is their move';

/** Plays a match on a page and looks at its main thread while a bot is to move. */
export async function blockedBy(
  browser: Browser,
  page: Page,
  play: () => Promise<unknown>,
): Promise<Blocked> {
  await page.addInitScript(watchMoves, { mine: MINE, theirs: THEIRS });
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
  });
  await play();
  const thoughts = await page.evaluate(() => (globalThis as { thoughts?: number }).thoughts ?? 0);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  return { longest: longestIn(traceEvents), thoughts };
}

/** Runs in the page: marks whose move it is whenever that changes, and counts what workers answer. */
function watchMoves({ mine, theirs }: { mine: string; theirs: string }): void {
  let last = '';
  const look = () => {
    const table = document.querySelector('[data-table]');
    const now = table && !document.querySelector('[data-message="yours"]') ? theirs : mine;
    if (now !== last) performance.mark(now);
    last = now;
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-message'],
  });
  const { Worker: Plain } = globalThis;
  const counts = globalThis as { thoughts?: number };
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => {
        if (data && typeof data === 'object' && 'picks' in data)
          counts.thoughts = (counts.thoughts ?? 0) + 1;
      });
    }
  };
}

/** The longest task of the page's main thread within the moves of the other side, in milliseconds. */
function longestIn(events: readonly TraceEvent[]): number {
  const marks = events
    .filter(({ name }) => name === MINE || name === THEIRS)
    .sort((one, other) => one.ts - other.ts);
  const [first] = marks;
  if (!first) throw new Error('No match was played.');
  const isMain = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const spans: Span[] = marks.flatMap(({ name, ts }, place) =>
    name === THEIRS ? [{ from: ts, to: marks[place + 1]?.ts ?? Number.POSITIVE_INFINITY }] : [],
  );
  const lengths = events
    .filter((event) => event.ph === 'X' && isMain(event) && /RunTask$/.test(event.name))
    // A task that marks the move is the page's own answer to a click.
    .filter(({ ts }) => spans.some(({ from, to }) => ts >= from && ts < to))
    // Time of the thread, where it is told: other work on the machine does not count.
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return Math.max(0, ...lengths);
}
