import type { MatchRecord } from '@cardscape/kernel';
import type { ShowdownOptions } from '@cardscape/showdown';
import { snapshotOf } from '@cardscape/showdown/tools';
import { cardsOf, type ShowdownSession } from './game.ts';

/** The start of a turn that can be gone back to. */
export interface Snapshot {
  readonly turn: number;
  readonly seat: 0 | 1;
  /** How many choices had been made. */
  readonly choices: number;
}

/** The turns of a match so far, the last first. A record is all that is needed to go back. */
export function snapshotsOf(session: Pick<ShowdownSession, 'story'>): Snapshot[] {
  return session
    .story()
    .flatMap(({ events }, choices) =>
      events.flatMap(({ event }): Snapshot[] =>
        event.type === 'turn' ? [{ turn: event.turn, seat: event.seat, choices }] : [],
      ),
    )
    .toReversed();
}

/** The record as it was at a snapshot. */
export function recordAt(
  record: MatchRecord<ShowdownOptions>,
  { choices }: Snapshot,
): MatchRecord<ShowdownOptions> {
  return { ...record, steps: record.steps.slice(0, choices) };
}

/** The file of the start of the turn that is played, which is opened as a position, here and in a terminal. */
export function turnFile(session: Pick<ShowdownSession, 'table' | 'opened'>): {
  readonly name: string;
  readonly text: string;
} {
  const { positions, position } = session.table;
  const snapshot = snapshotOf(cardsOf(session).book, positions);
  return {
    name: `showdown-start-of-turn-${position.turn}.json`,
    text: `${JSON.stringify(snapshot, null, 2)}\n`,
  };
}
