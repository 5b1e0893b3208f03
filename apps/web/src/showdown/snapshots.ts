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
export function snapshotsOf({ match }: Pick<ShowdownSession, 'match'>): Snapshot[] {
  return match.steps
    .flatMap(({ events }, choices) =>
      events.flatMap((event): Snapshot[] =>
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
export function turnFile(session: Pick<ShowdownSession, 'match' | 'opened'>): {
  readonly name: string;
  readonly text: string;
} {
  const { steps, state } = session.match;
  const states = steps.map((step) => step.state);
  const snapshot = snapshotOf(cardsOf(session).book, states);
  return {
    name: `showdown-start-of-turn-${state.turn}.json`,
    text: `${JSON.stringify(snapshot, null, 2)}\n`,
  };
}
