import { readFileSync } from 'node:fs';
import { type MatchRecord, plain, problemLine, readRecord, type TextFile } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { linesOf } from '@cardscape/kernel/replay';
import { describe, expect, it } from 'vitest';
import { openRecord } from './open-record.ts';
import { readHash } from './read-source.ts';
import { watchRecord } from './watch-record.ts';

const FIXTURES = [
  ['of the site, with the built-in set', 'showdown'],
  ['of the site, with cards that someone brought', 'showdown-site-own-cards'],
  ['of the site, from a position', 'showdown-site-position'],
  ['of the terminal, with the cards of a folder', 'showdown-terminal-folder'],
  ['of the terminal, with plain cards for what a folder lacks', 'showdown-terminal-plain'],
] as const;

function fixtureOf(name: string) {
  const file = new URL(`../../../tests/fixtures/records/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The built-in cards that have changed since, as they were when the matches were played. */
const asTheyWere: readonly TextFile[] = fixtureOf('showdown-changed-cards');

/** The end of a match, and how many lines are told of it; the players go by their numbers. */
async function endOf({ names: _, ...record }: MatchRecord, ofThen: readonly TextFile[]) {
  const files = [...ofThen, ...(record.cards?.files ?? [])];
  const opening = await openRecord({ ...record, cards: { ...record.cards, files } });
  if ('problems' in opening) throw new Error(problemLine(opening.problems[0]));
  const { opened } = opening;
  const match = Match.of(opened.game, record);
  const { decision, steps } = match;
  if (decision.ask !== 'over') throw new Error('it is not over');
  const told = steps.flatMap(({ events }, step) =>
    events.length > 0 ? linesOf(match, step, 'hands') : [],
  );
  const outcome = { winner: decision.winner, reason: opened.game.ending(decision.reason) };
  return { outcome, lines: told.length, lastLine: plain(told.at(-1) ?? []) };
}

describe.each(FIXTURES)('an old record %s', (_, name) => {
  const { record, link, outcome, lines, lastLine } = fixtureOf(name);
  // Those of the terminal are played with the cards of a folder alone.
  const ofThen = name.includes('terminal') ? [] : asTheyWere;

  it('plays to its end', async () => {
    const read = readRecord(record);
    if ('problem' in read) throw new Error(read.problem);
    expect(await endOf(read.record, ofThen)).toEqual({ outcome, lines, lastLine });
  });

  it('plays to its end from its link', async () => {
    const read = await readHash(link);
    if (!read || 'problem' in read) throw new Error(read?.problem ?? 'no link');
    expect((await endOf(read.record, ofThen)).outcome).toEqual(outcome);
  });
});

it('a record that brings cards which cannot be read says so, though it plays', async () => {
  const read = readRecord(fixtureOf('showdown').record);
  if ('problem' in read) throw new Error(read.problem);
  const told = async (path: string, text: string) => {
    const watching = await watchRecord({ ...read.record, cards: { files: [{ path, text }] } });
    if ('problem' in watching) throw new Error(watching.problem);
    return watching.match;
  };
  const broken = await told('x.lua', '{');
  expect(broken.notice).toMatch(/^Not all cards that this match brings can be read: x\.lua:1:/);
  expect(broken.caveat).toBe('not all cards that it brings can be read');
});
