import type { GameEvent, MatchRecord, Seat, ToldStep } from '@cardscape/kernel';
import type { EventMark } from '../gameTable.ts';

/** The start of a part of a match, such as a turn, that can be gone back to. */
export interface Snapshot {
  /** "Turn 3". */
  readonly name: string;
  /** Whose it is, if it is somebody's. */
  readonly seat: Seat | undefined;
  /** How many choices had been made. */
  readonly choices: number;
}

/** The parts of a match so far, the last first. A record is all that is needed to go back. */
export function snapshotsOf(
  story: readonly ToldStep<GameEvent>[],
  markOf: (event: GameEvent) => EventMark | undefined,
): Snapshot[] {
  return story
    .flatMap(({ events }, choices) =>
      events.flatMap(({ event }): Snapshot[] => {
        const mark = markOf(event);
        if (mark?.kind !== 'part') return [];
        return [{ name: `${mark.word} ${mark.number}`, seat: mark.seat, choices }];
      }),
    )
    .toReversed();
}

/** The record as it was at a snapshot. */
export function recordAt(record: MatchRecord, { choices }: Snapshot): MatchRecord {
  return { ...record, steps: record.steps.slice(0, choices) };
}
