import { opponentOf, type Seat } from '@cardscape/kernel';

/** What a game's standing is measured by, as everybody at the table may know it. */
export interface Gauge<View> {
  /** What is counted: "Points". */
  readonly counts: string;
  /** Whether more of it is better, or less. */
  readonly better: 'more' | 'less';
  /** How both sides stand. */
  of(view: View): readonly [number, number];
  /** The part of the match, where the standing begins anew with each. */
  part?(view: View): number;
}

/** How a match stood after a step. */
export interface Standpoint {
  readonly values: readonly [number, number];
  readonly part: number;
}

/** The largest change that was never made up. */
export interface TurningPoint {
  readonly step: number;
  /** By how much it brought the winner ahead. */
  readonly by: number;
}

/** Finds it: a step after which the loser never stood as well again as before it, in the same part of the match. */
export function turningPoint(
  course: readonly Standpoint[],
  winner: Seat,
  better: Gauge<unknown>['better'],
): TurningPoint | undefined {
  const loser = opponentOf(winner);
  const leads = course.map(({ values }) =>
    better === 'more' ? values[winner] - values[loser] : values[loser] - values[winner],
  );
  let best: TurningPoint | undefined;
  /** The smallest lead from here to the end of the part. */
  let least = Number.POSITIVE_INFINITY;
  for (let step = course.length - 1; step > 0; step--) {
    const [here, before] = [course[step], course[step - 1]];
    const [lead = 0, led = 0] = [leads[step], leads[step - 1]];
    least = Math.min(
      course[step + 1]?.part === here?.part ? least : Number.POSITIVE_INFINITY,
      lead,
    );
    if (here?.part !== before?.part || least <= led) continue;
    // Of two that are as large, the first one told the rest.
    if (best === undefined || lead - led >= best.by) best = { step, by: lead - led };
  }
  return best;
}
