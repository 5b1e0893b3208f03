import { readFileSync } from 'node:fs';
import { type MatchRecord, plain, readRecord } from '@cardscape/kernel';
import { replay } from '@cardscape/kernel/replay';
import { describe, expect, it } from 'vitest';
import type { KolymaOptions } from './module.ts';
import { openedKolyma } from './testing/built-in.ts';

/** A match as it was recorded before positions were free of words, and how it ended. */
interface OldMatch {
  readonly record: unknown;
  readonly outcome: { readonly winner: 0 | 1 | null; readonly reason: string };
  readonly lines: number;
  readonly lastLine: string;
}

function oldMatch(name: string): OldMatch {
  const file = new URL(`../../../tests/fixtures/records/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('an old record', () => {
  it.each(['kolyma', 'kolyma-own-cards'])('%s plays as it was told then', (name) => {
    const old = oldMatch(name);
    const read = readRecord(old.record);
    if ('problem' in read) throw new Error(read.problem);
    const { cards, options } = read.record;
    const { game } = openedKolyma({ options, ...(cards && { cards }) });
    const steps = [...replay(game, read.record as MatchRecord<KolymaOptions>)];
    const told = steps.flatMap(({ events }) =>
      events.map((event) => plain(game.narrate(event, 'hands'))),
    );
    expect(told).toHaveLength(old.lines);
    expect(told.at(-1)).toBe(old.lastLine);
    const outcome = game.decision(steps.at(-1)!.state);
    if (outcome.ask !== 'over') throw new Error('The match is not over.');
    const { winner, reason } = outcome;
    expect({ winner, reason: game.ending(reason) }).toEqual(old.outcome);
  });
});
