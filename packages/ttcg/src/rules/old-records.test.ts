import { readFileSync } from 'node:fs';
import { plain, readRecord } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { builtIn } from '../testing/built-in.ts';
import { EDITIONS } from './book/editions.ts';
import type { TtcgEvent } from './events.ts';
import type { TtcgOptions } from './ttcg.ts';

const game = builtIn.game;

/** A match that was written down before positions lost their words. */
interface Fixture {
  readonly record: unknown;
  readonly outcome: { readonly winner: number | null; readonly reason: string };
  readonly lines: number;
  readonly lastLine: string;
}

function fixture(edition: string): Fixture {
  const file = new URL(`../../../../tests/fixtures/records/ttcg-${edition}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Fixture;
}

describe('a record of format 1', () => {
  it.each(Object.keys(EDITIONS))('of edition %s plays to the same end', (edition) => {
    const { record, outcome, lines, lastLine } = fixture(edition);
    const read = readRecord(record);
    if (!('record' in read)) throw new Error(JSON.stringify(read));
    const { options, seed, steps } = read.record;
    let { state, events } = game.setup(options as TtcgOptions, seed);
    const told: TtcgEvent[] = [...events];
    for (const { choice } of steps) {
      ({ state, events } = game.decide(state, choice));
      told.push(...events);
    }
    const end = game.decision(state);
    if (end.ask !== 'over') throw new Error('the match is not over');
    expect({ winner: end.winner, reason: game.ending(end.reason) }).toEqual(outcome);
    const words = told.map((event) => plain(game.narrate(event, 'hands')));
    expect(words).toHaveLength(lines);
    expect(words.at(-1)).toBe(lastLine);
  });
});
