import { plain, type Seat, type Viewer } from '@cardscape/kernel';
import { withNames } from '../match/withNames.ts';
import type { Replay } from './loadReplay.ts';
import { namesFor } from './lookers.ts';

/** A stretch of the timeline, such as a round. */
export interface Part {
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
export function partsOf({ kit, steps }: Replay): Part[] {
  const begins = steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const mark = kit.markOf(event);
      return mark?.kind === 'part' ? [{ name: mark.name, from: step }] : [];
    }),
  );
  return begins.map((part, index) => ({
    ...part,
    to: begins[index + 1]?.from ?? steps.length - 1,
  }));
}

/** All marks of a match, in the order of the steps. */
export function marksOf(replay: Replay): Mark[] {
  const { record, steps, fault } = replay;
  const last = steps.length - 1;
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
  if (fault) marks.push({ step: last, kind: 'fault', words: fault });
  return marks.sort((a, b) => a.step - b.step);
}

function eventMarks({ kit, record, steps }: Replay): Mark[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event): Mark[] => {
      const mark = kit.markOf(event);
      if (!mark || mark.kind === 'part') return [];
      const seat = mark.seat ?? undefined;
      const words = withNames(plain(kit.game.narrate(event, 'table')), record.names);
      return [{ step, kind: mark.kind, seat, words }];
    }),
  );
}

/** How the match ended, if it did, as this viewer would say it. */
export function endWords(
  { kit, record, steps }: Replay,
  viewer: Viewer = 'table',
): string | undefined {
  const last = steps.at(-1);
  const outcome = last && kit.game.decision(last.state);
  if (outcome?.ask !== 'over') return undefined;
  const { winner, reason } = outcome;
  if (winner === null) return `The match is a draw: ${reason}.`;
  const verb = winner === viewer ? 'win' : 'wins';
  return `${namesFor(record, viewer)[winner]} ${verb} the match: ${reason}.`;
}

/** The step where the part before this one begins, or this part if it has already gone on. */
export function partBefore(parts: readonly Part[], at: number): number {
  return parts.findLast(({ from }) => from < at)?.from ?? 0;
}

/** The step where the next part begins, or the last step. */
export function partAfter(parts: readonly Part[], at: number, last: number): number {
  return parts.find(({ from }) => from > at)?.from ?? last;
}
