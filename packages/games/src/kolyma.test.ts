import { readFileSync } from 'node:fs';
import {
  type CardSetFiles,
  type MatchRecord,
  plain,
  randomFrom,
  randomPicks,
  readRecord,
  recordText,
} from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { kolymaModule } from '@cardscape/kolyma';
import { builtInSet, openedKolyma, rebalancedSet } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from './games.ts';
import { openRecord, startOf } from './open-record.ts';
import { writeLink } from './read-link.ts';
import { addressHash, readHash } from './read-source.ts';
import { watchRecord } from './watch-record.ts';

/** A match as it was recorded, and how it ended. */
interface OldMatch {
  readonly record: unknown;
  readonly link: string;
  readonly outcome: { readonly winner: 0 | 1 | null; readonly reason: string };
}

function oldMatch(name: string): OldMatch {
  const file = new URL(`../../../tests/fixtures/records/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Plays a record by the registry; gives the match and its game. */
async function play(record: MatchRecord) {
  const opening = await openRecord(record);
  if ('problems' in opening) throw new Error(opening.problems[0].message);
  return { match: Match.of(opening.opened.game, record), opened: opening.opened };
}

async function outcomeOf(record: MatchRecord) {
  const { match } = await play(record);
  const { decision } = match;
  if (decision.ask !== 'over') throw new Error('The match is not over.');
  return { winner: decision.winner, reason: match.game.ending(decision.reason) };
}

describe('a recorded match of Kolyma', () => {
  it.each(['kolyma', 'kolyma-own-cards'])('%s ends as it did, from its record', async (name) => {
    const old = oldMatch(name);
    const read = readRecord(old.record);
    if ('problem' in read) throw new Error(read.problem);
    expect(await outcomeOf(read.record)).toEqual(old.outcome);
  });

  it.each(['kolyma', 'kolyma-own-cards'])('%s ends as it did, from its old link', async (name) => {
    const { link, outcome } = oldMatch(name);
    const read = await readHash(link.slice(link.indexOf('#') + 1));
    if (!read || 'problem' in read) throw new Error(read?.problem ?? 'no link');
    expect(await outcomeOf(read.record)).toEqual(outcome);
  });
});

const USED = 'Long Pace';
const before = openedKolyma();
const characters = (plays: boolean) =>
  before.cardSet.characters
    .filter(({ deck }) => deck.includes(USED) === plays)
    .map(({ name }) => name)
    .slice(0, 2) as [string, string];

/** A random match with all that a finished record has. */
function played(cast: readonly [string, string]): MatchRecord {
  const options = { characters: cast };
  const start = startOf(before, options, { seed: 'moved on', names: ['Ada', 'Bo'] });
  const match = new Match(before.game, start);
  const random = randomFrom('picks');
  for (let { decision } = match; decision.ask !== 'over'; decision = match.decision)
    match.choose(randomPicks(decision, random));
  return { ...match.record, seen: new SeenKeeper(match as unknown as Match, before).seen() };
}

/** The list of games with another set of Kolyma. */
function gamesWith(set: CardSetFiles): GameEntry[] {
  const module = () => Promise.resolve(kolymaModule);
  return [{ name: 'kolyma', title: 'Kolyma', module, set: () => Promise.resolve(set) }];
}

async function watch(record: MatchRecord, set = builtInSet) {
  const watching = await watchRecord(record, gamesWith(set));
  if ('problem' in watching) throw new Error(watching.problem);
  return watching.match;
}

describe('a match of Kolyma after a card was re-balanced', () => {
  const now = rebalancedSet(USED, [6]);

  it('is shown as it was seen if the card was in it', async () => {
    const record = played(characters(true));
    const file = readRecord(JSON.parse(recordText(record)));
    if ('problem' in file) throw new Error(file.problem);
    const [then, kept] = [await watch(record), await watch(file.record, now)];
    expect([then.isKept, kept.isKept]).toEqual([false, true]);
    expect(kept.notice).toContain(`${USED} has changed`);
    expect(kept.cannotPlayOn).toContain(USED);
    expect(kept.length).toBe(then.length);
    expect(kept.sides).toEqual(then.sides);
    expect(kept.end).toEqual(then.end);
    for (const viewer of [0, 1, 'hands'] as const)
      for (let step = 0; step < then.length; step++) {
        expect(JSON.parse(JSON.stringify(kept.view(step, viewer)))).toEqual(
          then.view(step, viewer),
        );
        expect(kept.lines(step, viewer).map(plain)).toEqual(then.lines(step, viewer).map(plain));
      }
    expect(kept.print(USED)).toEqual(before.print(USED));
    for (const name of characters(true)) expect(kept.print(name)).toEqual(before.print(name));
  });

  it('is played again if the card was not in it', async () => {
    const match = await watch(played(characters(false)), now);
    expect(match.isKept).toBe(false);
    expect(match.cannotPlayOn).toBeUndefined();
  });

  it('goes into a short link and comes back', async () => {
    const { seen: _, ...record } = played(characters(true));
    const link = writeLink(record, before);
    expect(link.letters.length).toBeLessThan(600);
    const read = await readHash(addressHash(link, 3), gamesWith(builtInSet));
    if (!read || 'problem' in read) throw new Error(read?.problem ?? 'no link');
    expect(read.at).toBe(3);
    const { match } = await play(read.record);
    expect(match.record.steps).toEqual(record.steps);
    expect(match.record.options).toEqual(record.options);
    for (const [design, hash] of Object.entries(read.record.designs ?? {}))
      expect(record.designs?.[design]?.startsWith(hash)).toBe(true);
    expect(Object.keys(read.record.designs ?? {})).toHaveLength(
      Object.keys(record.designs ?? {}).length,
    );
  });
});
