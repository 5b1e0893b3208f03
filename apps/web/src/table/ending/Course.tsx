import { opponentOf, type Seat } from '@cardscape/kernel';
import { numeral } from '../../look/card/numerals.ts';
import type { Standpoint } from './turningPoint.ts';
import './Course.css';

const width = 320;
const height = 84;
const margin = 8;

/** How a match stood, step by step: a line for each side, and a mark where it turned. */
export function Course({
  course,
  counts,
  near,
  names,
  turn,
}: {
  course: readonly Standpoint[];
  /** What is counted. */
  counts: string;
  near: Seat;
  names: readonly [string, string];
  /** The step that is marked. */
  turn: number | undefined;
}) {
  const all = course.flatMap(({ values }) => values);
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const x = (step: number) =>
    margin + (step / Math.max(1, course.length - 1)) * (width - 2 * margin);
  const y = (value: number) =>
    height - margin - ((value - least) / (most - least)) * (height - 2 * margin);
  const lineOf = (seat: Seat) =>
    course
      .map(({ values, part }, step) => {
        const at = `${x(step).toFixed(1)} ${y(values[seat]).toFixed(1)}`;
        const before = course[step - 1];
        if (before?.part !== part) return `M${at}`;
        // It stands as it did until the step that changes it.
        return `L${x(step).toFixed(1)} ${y(before.values[seat]).toFixed(1)}L${at}`;
      })
      .join('');
  const ends = (seat: Seat) => {
    const [first, last] = [course[0], course.at(-1)];
    return `${names[seat]} from ${numeral(first?.values[seat] ?? 0)} to ${numeral(last?.values[seat] ?? 0)}`;
  };
  const marked = turn === undefined ? undefined : course[turn];
  const far = opponentOf(near);
  return (
    <figure className="course" data-course>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${counts} by step: ${ends(near)}, ${ends(far)}`}
      >
        <line className="course__ground" x1={margin} x2={width - margin} y1={y(0)} y2={y(0)} />
        {turn !== undefined && marked && (
          <line className="course__turn" x1={x(turn)} x2={x(turn)} y1={2} y2={height - 2} />
        )}
        <path className="course__line" d={lineOf(far)} data-side="far" />
        <path className="course__line" d={lineOf(near)} data-side="near" />
        {turn !== undefined && marked && (
          <>
            <circle className="course__mark" cx={x(turn)} cy={y(marked.values[far])} r="4" />
            <circle className="course__mark" cx={x(turn)} cy={y(marked.values[near])} r="4" />
          </>
        )}
      </svg>
      <figcaption>
        <span data-side="near">{names[near]}</span>
        <span data-side="far">{names[far]}</span>
        <span>{counts}, step by step</span>
      </figcaption>
    </figure>
  );
}
