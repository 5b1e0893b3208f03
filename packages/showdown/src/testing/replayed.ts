import { type GameEvent, type MatchRecord, plain, readRecord } from '@cardscape/kernel';
import type { ShowdownGame } from '../rules/showdown.ts';
import type { ShowdownOptions } from '../rules/turn/setup.ts';

/** What a fixture says of a match: how it ended, and its log. */
export interface Replayed {
  readonly outcome: { readonly winner: 0 | 1 | null; readonly reason: string };
  /** Log lines for a spectator who sees the hands. */
  readonly lines: number;
  readonly lastLine: string;
}

/** The record of a fixture, as it is read today. */
export function recordIn(fixture: { readonly record: unknown }): MatchRecord<ShowdownOptions> {
  const read = readRecord(fixture.record);
  if ('problem' in read) throw new Error(read.problem);
  return read.record as MatchRecord<ShowdownOptions>;
}

/** Plays the choices of a record and says what came of them. */
export function replayed(game: ShowdownGame, record: MatchRecord<ShowdownOptions>): Replayed {
  let { state, events } = game.setup(record.options, record.seed);
  const happened: GameEvent[] = [...events];
  for (const { choice } of record.steps) {
    ({ state, events } = game.decide(state, choice));
    happened.push(...events);
  }
  const end = game.decision(state);
  if (end.ask !== 'over') throw new Error(`it is not over: ${game.prompt(state, end)}`);
  const lines = (happened as typeof events).map((event) => plain(game.narrate(event, 'hands')));
  return {
    outcome: { winner: end.winner, reason: game.ending(end.reason) },
    lines: lines.length,
    lastLine: lines.at(-1) ?? '',
  };
}
