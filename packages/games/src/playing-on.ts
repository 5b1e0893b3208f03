import {
  type GameEvent,
  type GameState,
  type MatchRecord,
  type OpenedGame,
  type Opening,
  problemLines,
  sentence,
} from '@cardscape/kernel';
import { changesSince } from './changes.ts';
import { startOf } from './open-record.ts';

/** What a match is played on with, or why it cannot be. */
type PlayedOn<Played> = { readonly played: Played } | { readonly problem: string };

/**
 * The match of a record, to be played on from its last choice: whoever sits down to it gets the game and the
 * record, and plays it again. It asks for the same cards and rules, and its record says from now on what it
 * is played with.
 */
export function playOn<State extends GameState, Options, View, Event extends GameEvent, Played>(
  record: MatchRecord<Options>,
  opening: Opening<OpenedGame<State, Options, View, Event>>,
  sitDown: (
    opened: OpenedGame<State, Options, View, Event>,
    record: MatchRecord<Options>,
  ) => Played,
  names = record.names,
): PlayedOn<Played> {
  const problem = whyNotPlayOn(record, opening);
  if (problem !== undefined) return { problem };
  const { opened } = opening as { opened: OpenedGame<State, Options, View, Event> };
  const { options, seed } = record;
  try {
    const start = startOf(opened, options, { seed, ...(names && { names }) });
    return { played: sitDown(opened, { ...record, ...start }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: cannotPlayOn(record, opened, changesSince(record, opened).clause, reason) };
  }
}

/**
 * Why a match cannot be played on, as far as can be told without playing it again: its cards cannot be
 * opened, or one of them or the rules have changed. Nothing if they are as they were.
 */
export function whyNotPlayOn<State extends GameState, Options, View, Event extends GameEvent>(
  record: MatchRecord,
  opening: Opening<OpenedGame<State, Options, View, Event>>,
): string | undefined {
  if ('problems' in opening) return cannotBeOpened(record, problemLines(opening.problems));
  const { opened } = opening;
  const { designs, clause } = changesSince(record, opened);
  if (designs.length === 0 && record.version === opened.game.version) return undefined;
  return cannotPlayOn(record, opened, clause);
}

/** What is said of a match whose cards cannot be opened. */
export function cannotBeOpened(record: MatchRecord, reason: string): string {
  return `Its cards cannot be opened here: ${reason}${neededSet(record)}`;
}

/** Playing on needs the same cards and rules: others would change the match from here on. */
export function cannotPlayOn(
  record: MatchRecord,
  { game, set }: Pick<OpenedGame, 'set'> & { readonly game: Pick<OpenedGame['game'], 'version'> },
  since: string | undefined,
  reason = '',
): string {
  if (since === undefined) return `It no longer plays as it was recorded. ${reason}`;
  const clause = sentence(`since this match was played, ${since}`);
  const isSameSet = record.set !== undefined && set.hash.startsWith(record.set.hash);
  if (record.version === game.version) return `${clause}${neededSet(record)}`;
  const rules = ` It needs version ${record.version} of the rules.`;
  return `${clause}${rules}${isSameSet ? '' : neededSet(record)}`;
}

function neededSet({ set }: MatchRecord): string {
  return set ? ` It needs the set ${set.id} ${set.hash}.` : '';
}
