import { opponentOf, plain, type Seat, type Viewer } from '@cardscape/kernel';
import type { Replay } from '../opening/loadReplay.ts';
import { playersFor } from './lookers.ts';

/** A stretch of the timeline, such as a round. */
export interface Part {
  /** What such parts are called, and which of them it is: "Turn", 3. */
  readonly word: string;
  readonly number: number;
  readonly name: string;
  /** The step it begins with. */
  readonly from: number;
  /** The step it ends with: the first of the next part, or the last of all. */
  readonly to: number;
}

/** Something worth finding again on the timeline. */
export interface Mark {
  readonly step: number;
  readonly kind: 'play' | 'score' | 'takeback' | 'note' | 'end' | 'fault';
  /** The player it is about. */
  readonly seat?: Seat | undefined;
  /** What it says when pointed at. */
  readonly words: string;
}

/** The parts of a match in order. */
export function partsOf({ table, match }: Replay): Part[] {
  const begins = stepsOf(match).flatMap((step) =>
    match.events(step).flatMap((event) => {
      const mark = table.markOf(event);
      if (mark?.kind !== 'part') return [];
      const { word, number } = mark;
      return [{ word, number, name: `${word} ${number}`, from: step }];
    }),
  );
  return begins.map((part, index) => ({
    ...part,
    to: begins[index + 1]?.from ?? match.length - 1,
  }));
}

const stepsOf = ({ length }: Replay['match']) => Array.from({ length }, (_, step) => step);

/** Does the match end where it stops playing as it was recorded? */
export function isCutShort({ notice, isKept, caveat }: Replay['match']): boolean {
  return notice !== undefined && !isKept && caveat === undefined;
}

/** All marks of a match, in the order of the steps. */
export function marksOf(replay: Replay): Mark[] {
  const { record, match } = replay;
  const last = match.length - 1;
  const marks: Mark[] = [
    ...eventMarks(replay),
    ...record.takebacks.map(({ step, dropped }) => ({
      step,
      kind: 'takeback' as const,
      words: `${dropped} ${dropped === 1 ? 'choice was' : 'choices were'} taken back here.`,
    })),
    ...(record.notes ?? []).map(({ step, text }) => ({ step, kind: 'note' as const, words: text })),
  ];
  const end = endWords(replay);
  if (end) marks.push({ step: last, kind: 'end', words: end });
  if (match.notice && isCutShort(match))
    marks.push({ step: last, kind: 'fault', words: match.notice });
  return marks.sort((a, b) => a.step - b.step);
}

function eventMarks({ table, match }: Replay): Mark[] {
  return stepsOf(match).flatMap((step) => {
    const lines = match.lines(step, 'table');
    return match.events(step).flatMap((event, place): Mark[] => {
      const mark = table.markOf(event);
      if (!mark || mark.kind === 'part') return [];
      const seat = mark.seat ?? undefined;
      return [{ step, kind: mark.kind, seat, words: plain(lines[place] ?? []) }];
    });
  });
}

/** How the match ended, if it did, as this viewer would say it. */
export function endWords(
  { record, match: { end } }: Replay,
  viewer: Viewer = 'table',
): string | undefined {
  if (!end) return undefined;
  const { winner, words } = end;
  const names = playersFor(record, viewer);
  if (winner === null) return `The match is a draw: ${words}.`;
  const verb = winner === viewer ? 'win' : 'wins';
  const loser = opponentOf(winner);
  if (isConcession(record))
    return `${names[loser]} ${loser === viewer ? 'concede' : 'concedes'}: ${names[winner]} ${verb} the match.`;
  return `${names[winner]} ${verb} the match: ${words}.`;
}

/** Was the match given up? */
export function isConcession({ steps }: Replay['record']): boolean {
  const last = steps.at(-1)?.choice;
  return last !== undefined && 'concede' in last;
}

/** The step where the part before this one begins, or this part if it has already gone on. */
export function partBefore(parts: readonly Part[], at: number): number {
  return parts.findLast(({ from }) => from < at)?.from ?? 0;
}

/** The step where the next part begins, or the last step. */
export function partAfter(parts: readonly Part[], at: number, last: number): number {
  return parts.find(({ from }) => from > at)?.from ?? last;
}
