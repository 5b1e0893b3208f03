import {
  fingerprint,
  type Game,
  type GameEvent,
  type GameState,
  HASH_LENGTH,
  type MatchRecord,
  RecordMismatch,
  replay,
  type Step,
} from '@cardscape/kernel';
import { findGame, watchable } from './replayGames.ts';
import type { ReplayKit } from './replayKit.ts';

/** A position of a match, and what led to it. */
export type Position = Step<GameState, GameEvent>;

/** A match ready to be watched: every position of it, checked against its record. */
export interface Replay {
  readonly kit: ReplayKit;
  /** The record as far as it is sound. */
  readonly record: MatchRecord;
  /** The first position, then one for each choice. */
  readonly steps: readonly Position[];
  /** What was found where the record stops to be sound. */
  readonly fault?: string | undefined;
}

/** Opens a record: plays all of it and compares every fingerprint. */
export async function loadReplay(
  record: MatchRecord,
): Promise<{ readonly replay: Replay } | { readonly problem: string }> {
  const game = await findGame(record.game);
  if (!game)
    return {
      problem: `This is a record of "${record.game}". This site can show ${watchable.join(', ')}.`,
    };
  const kit = game.openKit(record);
  return 'problem' in kit ? kit : checkReplay(kit, record);
}

/** Plays a record and keeps everything up to the first difference. */
function checkReplay(
  kit: ReplayKit,
  given: MatchRecord,
): { readonly replay: Replay } | { readonly problem: string } {
  const record = withWholeHashes(kit.game, given);
  const steps: Position[] = [];
  let fault: string | undefined;
  try {
    for (const step of replay(kit.game, record)) steps.push(step);
  } catch (error) {
    fault = faultWords(error, steps.length);
  }
  if (steps.length === 0) return { problem: fault ?? 'There is nothing in this record.' };
  return { replay: { kit, record: upTo(record, steps.length - 1), steps, fault } };
}

/** The record of the first choices alone. */
export function upTo(record: MatchRecord, count: number): MatchRecord {
  const { notes, ...rest } = record;
  const kept = notes?.filter(({ step }) => step <= count) ?? [];
  return {
    ...rest,
    steps: record.steps.slice(0, count),
    takebacks: record.takebacks.filter(({ step }) => step <= count),
    ...(kept.length === 0 ? {} : { notes: kept }),
  };
}

/**
 * Completes the shortened fingerprints of a link where the position bears them out. Those it does
 * not stay short, so that the replay stops there like at any other difference.
 */
function withWholeHashes(game: Game, record: MatchRecord): MatchRecord {
  if (record.steps.every(({ hash }) => hash.length === HASH_LENGTH)) return record;
  const steps = [...record.steps];
  try {
    let { state } = game.setup(record.options, record.seed);
    for (const [index, { choice, hash }] of record.steps.entries()) {
      state = game.decide(state, choice).state;
      const whole = fingerprint(state);
      if (!whole.startsWith(hash)) break;
      steps[index] = { choice, hash: whole };
    }
  } catch {
    // What cannot be played is found and named by the replay.
  }
  return { ...record, steps };
}

function faultWords(error: unknown, played: number): string {
  // Here steps are counted from 1: step 0 is the first position.
  if (error instanceof RecordMismatch)
    return error.step < 0
      ? error.message
      : `Step ${error.step + 1} does not play as it was recorded, so the replay ends before it.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `Step ${played} cannot be played: ${reason}`;
}
