import type { GameEvent, MatchRecord, Seat, ToldStep } from '@cardscape/kernel';
import type { AnyGameTable } from '../gameTable.ts';

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
  { markOf, turnsByChooser }: Pick<AnyGameTable, 'markOf' | 'turnsByChooser'>,
): Snapshot[] {
  const told = story.flatMap(({ events }, choices) =>
    events.flatMap(({ event }): Snapshot[] => {
      const mark = markOf(event);
      if (mark?.kind !== 'part') return [];
      return [{ name: `${mark.word} ${mark.number}`, seat: mark.seat, choices }];
    }),
  );
  return (told.length === 0 && turnsByChooser ? turnsOf(story) : told).toReversed();
}

/** Each player who chooses after the other begins a turn. */
function turnsOf(story: readonly ToldStep<GameEvent>[]): Snapshot[] {
  return story
    .flatMap(({ chooser }, step) =>
      chooser === undefined || chooser === story[step - 1]?.chooser
        ? []
        : [{ seat: chooser, choices: step - 1 }],
    )
    .map((turn, place) => ({ ...turn, name: `Turn ${place + 1}` }));
}

/** The record as it was at a snapshot. */
export function recordAt(record: MatchRecord, { choices }: Snapshot): MatchRecord {
  return { ...record, steps: record.steps.slice(0, choices) };
}
