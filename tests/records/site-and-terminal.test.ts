import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressHash, games, openGame, readSource, writeLink } from '@cardscape/games';
import {
  type BroughtCards,
  type OpenedGame,
  randomFrom,
  recordText,
  split,
} from '@cardscape/kernel';
import { greedyBot } from '@cardscape/players';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Folder } from '../../apps/cli/src/testing/captured-host.ts';
import { replayGames } from '../../apps/web/src/app/replayGames.ts';
import { kolymaTable } from '../../apps/web/src/games/kolyma/table.tsx';
import { showdownTable } from '../../apps/web/src/games/showdown/table.tsx';
import { ttcgTable } from '../../apps/web/src/games/ttcg/table.tsx';
import { memoryShelf } from '../../apps/web/src/look/browser/testing/memoryShelf.ts';
import { loadReplay } from '../../apps/web/src/replay/opening/loadReplay.ts';
import type { AnyGameTable } from '../../apps/web/src/table/gameTable.ts';
import { matchShelf } from '../../apps/web/src/table/matches/matchShelf.ts';
import { openSession } from '../../apps/web/src/table/matches/openSession.ts';
import { readMatchFile } from '../../apps/web/src/table/saves/matchFile.ts';
import type { SessionOpening } from '../../apps/web/src/table/session/opening.ts';
import type { MatchSession } from '../../apps/web/src/table/session/session.ts';

/**
 * Every kind of record and save that the site and the terminal write is opened in the other: a match begun
 * here is watched, checked and played on there, with the cards that someone brought.
 */

// The site asks the browser whether anything may move.
beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterAll(() => void vi.unstubAllGlobals());

const plans = [
  { kind: 'human', name: 'Ada' },
  { kind: 'human', name: 'Bo' },
] as const;

const sites: Readonly<Record<string, AnyGameTable>> = {
  kolyma: kolymaTable,
  ttcg: ttcgTable,
  showdown: showdownTable,
};

/** Sits down on the site, or fails. */
function sitDown(game: string, opening: SessionOpening): MatchSession {
  const opened = openSession(sites[game] as AnyGameTable, opening);
  if ('why' in opened) throw new Error(opened.why);
  return opened.session;
}

const kolymaCards: BroughtCards = {
  files: [
    {
      path: 'my-cards.json',
      text: JSON.stringify([
        {
          name: 'Warm Stones',
          keywords: ['EFFECT_ADDVALUE', 'TARGET_PLAYER'],
          values: [3],
        },
        { name: 'Ola Ownhand', deck: Array(7).fill('Warm Stones') },
      ]),
    },
  ],
};

const showdownCards: BroughtCards = { files: fixtureFiles('showdown-site-own-cards') };
const showdownAlone: BroughtCards = {
  files: fixtureFiles('showdown-terminal-folder'),
  alone: true,
};

function fixtureFiles(name: string): BroughtCards['files'] {
  const file = new URL(`../fixtures/records/${name}.json`, import.meta.url);
  const { cards } = JSON.parse(readFileSync(file, 'utf8')).record;
  return Array.isArray(cards) ? cards : cards.files;
}

/** Matches of every game, with the built-in cards and with cards that someone brought. */
const matches: readonly (readonly [name: string, game: string, cards: BroughtCards | null])[] = [
  ['Kolyma', 'kolyma', null],
  ['Kolyma with brought cards', 'kolyma', kolymaCards],
  ['TTCG', 'ttcg', null],
  ['Showdown', 'showdown', null],
  ['Showdown with brought cards', 'showdown', showdownCards],
  ['Showdown with brought cards alone', 'showdown', showdownAlone],
];

async function openedGame(game: string, cards: BroughtCards | null): Promise<OpenedGame> {
  const opening = await openGame(game, { ...(cards && { cards }) });
  if ('problems' in opening) throw new Error(opening.problems[0].message);
  return opening.opened;
}

/** A match on the site, so many choices into it. */
async function playOnSite(game: string, cards: BroughtCards | null, choices: number) {
  const opened = await openedGame(game, cards);
  const arranged = opened.arrange({}, randomFrom('site'));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const from = { options: arranged.options, seed: 'site', ...(cards && { cards }) };
  const session = sitDown(game, { plans, from, keep: 'never' });
  const bot = greedyBot(opened.bots.evaluate, opened.bots.policy);
  for (let step = 0; step < choices; step++) {
    const state = session.table.position;
    const decision = opened.game.decision(state);
    if (decision.ask === 'over') break;
    const random = split(randomFrom('bot'), String(step));
    session.choose(bot({ game: opened.game, state, decision, random }));
  }
  return { opened, session };
}

describe.each(matches)('a match of %s', (_name, game, cards) => {
  it('from the site, as a file, is checked, told and played on in the terminal', async () => {
    const { session } = await playOnSite(game, cards, 12);
    const { record } = session;
    expect(record.steps.length).toBeGreaterThan(3);
    expect(record.seen?.steps).toHaveLength(record.steps.length + 1);
    const folder = await Folder.with({ 'match.json': recordText(record) });
    const told = await folder.run(['replay', 'match.json']);
    expect(told.err).toBe('');
    expect(told.out).toContain(`The record is right: ${record.steps.length} choices.`);
    const played = await folder.run(
      ['play', 'lanterns', '--two', '--seed', 'x'],
      // The first may be taken by the one who is called to the screen.
      ['load match.json', 'concede', 'concede', 'save after.json', 'quit'],
    );
    expect(played.out).toContain('Loaded match.json.');
    const after = JSON.parse(await readFile(join(folder.path, 'after.json'), 'utf8'));
    expect(after).toMatchObject({ game, set: record.set, designs: record.designs });
    expect(after.steps).toHaveLength(record.steps.length + 1);
  });

  it('from the site, as a link, is told in the terminal', async () => {
    const { session, opened } = await playOnSite(game, cards, 12);
    const { record } = session;
    const link = `https://example.org/replay#${addressHash(writeLink(record, opened), 3)}`;
    const { code, out, err } = await (await Folder.with()).run(['replay', link]);
    expect(err).toBe('');
    expect([code, out]).toEqual([0, expect.stringContaining('The record is right')]);
  });

  it('from the terminal is watched and played on at the site', async () => {
    const folder = await Folder.with();
    for (const { path, text } of cards?.files ?? [])
      await folder.write(path.replaceAll('/', '-'), text);
    const names = (cards?.files ?? []).map(({ path }) => path.replaceAll('/', '-'));
    const played = await folder.run(
      [
        ...['play', game, '--seed', 'terminal', '--record', 'kept.json'],
        ...(cards ? ['--cards', ...names] : []),
        ...(cards?.alone ? ['--alone'] : []),
      ],
      ['1', '1', 'pass', 'undo', 'save saved.json', 'quit'],
    );
    expect([played.code, played.err]).toEqual([0, '']);
    for (const file of ['kept.json', 'saved.json']) {
      const read = await readSource(await readFile(join(folder.path, file), 'utf8'));
      if ('problem' in read) throw new Error(read.problem);
      const { record } = read;
      expect(record).toMatchObject({ format: 2, game, set: { id: `${game}-core` } });
      expect(record.cards?.files ?? []).toHaveLength(cards?.files.length ?? 0);
      const loaded = await loadReplay(record, replayGames);
      if ('problem' in loaded) throw new Error(loaded.problem);
      expect(loaded.replay.match.notice).toBeUndefined();
      const session = sitDown(game, { plans, from: record, keep: 'never' });
      expect(session.table.positions).toHaveLength(record.steps.length + 1);
      session.concede(0);
      expect(session.table.isOver).toBe(true);
    }
  });

  it('that the browser kept comes back whole, and goes on in the terminal', async () => {
    const { session } = await playOnSite(game, cards, 8);
    const { record } = session;
    const shelf = memoryShelf();
    const about = { id: `${game}-1`, game, names: ['Ada', 'Bo'], where: '' } as const;
    matchShelf(() => shelf).write(about, { plans, record, over: false });
    const saved = matchShelf(() => shelf).read(`${game}-1`);
    expect(saved?.record).toEqual(JSON.parse(JSON.stringify(record)));
    const folder = await Folder.with({ 'save.json': JSON.stringify(saved) });
    const { out, err } = await folder.run(['replay', 'save.json']);
    expect(err).toBe('');
    expect(out).toContain('The record is right');
  });

  it('as a report of something wrong, with a note, is told in the terminal', async () => {
    const { session } = await playOnSite(game, cards, 4);
    const report = { note: 'It looked odd.', record: session.record };
    const folder = await Folder.with({ 'report.json': JSON.stringify(report, null, 2) });
    const { code, err } = await folder.run(['replay', 'report.json']);
    expect([code, err]).toEqual([0, '']);
  });
});

describe('the smallest game', () => {
  it('is written by the terminal and watched at the site, which has no table for it', async () => {
    const folder = await Folder.with();
    await folder.run(
      ['play', 'lanterns', '--seed', 'a', '--record', 'match.json'],
      ['draw', 'roll'],
    );
    const read = await readSource(await readFile(join(folder.path, 'match.json'), 'utf8'));
    expect(read).toMatchObject({ record: { game: 'lanterns', set: { id: 'lanterns-core' } } });
    if ('problem' in read) throw new Error(read.problem);
    const loaded = await loadReplay(read.record, replayGames);
    expect(loaded).toMatchObject({ replay: { match: { length: read.record.steps.length + 1 } } });
  });

  it('is among the games of the one list', () => {
    expect(games.map(({ name }) => name).sort()).toEqual([
      'kolyma',
      'lanterns',
      'showdown',
      'ttcg',
    ]);
  });
});

describe('a record with brought cards, opened as a file in Showdown', () => {
  it('is the match that the terminal wrote', async () => {
    const folder = await Folder.with();
    for (const [at, { text }] of showdownCards.files.entries())
      await folder.write(`card-${at}.lua`, text);
    const names = showdownCards.files.map((_, at) => `card-${at}.lua`);
    await folder.run(
      ['play', 'showdown', '--seed', 'b', '--cards', ...names, '--record', 'match.json'],
      ['1'],
    );
    const text = await readFile(join(folder.path, 'match.json'), 'utf8');
    const opened = readMatchFile(showdownTable, text, 'match.json', { cards: { files: [] } });
    expect(opened).toMatchObject({ from: { cards: { files: names.map((path) => ({ path })) } } });
  });
});
