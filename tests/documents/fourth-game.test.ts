import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameEntry, openGame, startOf } from '@cardscape/games';
import {
  type LabelledPick,
  mustOpen,
  type OpenedGame,
  type Picks,
  plain,
  type SeatNews,
} from '@cardscape/kernel';
import { greedyBot, LocalTable, randomBot } from '@cardscape/players';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { menuOf } from '../../apps/web/src/table/generic/menu.ts';
import { offersOf } from '../../apps/web/src/table/generic/offers.ts';
import { seenTable } from '../../apps/web/src/table/generic/seenTable.ts';
import { isAnswer, stepped } from '../../apps/web/src/table/picking/numbers.ts';
import { inRoot } from '../../scripts/lib/root.mjs';
import { makeSets } from '../../scripts/lib/sets.mjs';

/** A block of the document that stands in a file, or changes one. */
interface Block {
  readonly language: string;
  readonly path: string;
  readonly text: string;
}

const document = readFileSync(inRoot('docs/fourth-game.md'), 'utf8');
const blocks: readonly Block[] = [...document.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', path = '', text = '']) => ({ language, path, text }),
);
const created = blocks.filter(({ language }) => language !== 'diff');
const changes = blocks.filter(({ language }) => language === 'diff');

// Within the checkout, so that its packages are found from there.
mkdirSync(inRoot('.cache'), { recursive: true });
const folder = mkdtempSync(inRoot('.cache/fourth-game-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A file as it is after a change of the document. Fails where the file is no longer as the document says. */
function changed(before: string, { path, text }: Block): string {
  const lines = text.trimEnd().split('\n');
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  if (!before.includes(side('+'))) throw new Error(`${path} has no:\n${side('+')}`);
  return before.replace(side('+'), side('-'));
}

const texts = new Map<string, string>();
for (const change of changes)
  texts.set(
    change.path,
    changed(texts.get(change.path) ?? readFileSync(inRoot(change.path), 'utf8'), change),
  );
for (const { path, text } of created) write(path, text);
for (const [path, text] of texts) write(path, text);
// What `npm install` does, and what every command does first.
mkdirSync(join(folder, 'node_modules/@cardscape'), { recursive: true });
symlinkSync(join(folder, 'packages/pebbles'), join(folder, 'node_modules/@cardscape/pebbles'));
makeSets(folder);

const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);
const { games } = (await load('packages/games/src/games.ts')) as { games: readonly GameEntry[] };
const opened: OpenedGame = mustOpen(await openGame('pebbles', {}, games));

describe('the fourth game of the document', () => {
  it('costs as many files as the document says', () => {
    const files = new Set(blocks.map(({ path }) => path)).size;
    expect(document).toContain(`| in all | ${files} |`);
  });

  it('has the types that the house asks for', () => {
    write(
      'apps/web/src/table/generic/gameSheet.ts',
      readFileSync(inRoot('apps/web/src/table/generic/gameSheet.ts'), 'utf8'),
    );
    const { config } = ts.readConfigFile(inRoot('tsconfig.base.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('.'));
    const files = created
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, path));
    const program = ts.createProgram(files, { ...options, incremental: false, noEmit: true });
    const faults = files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    });
    expect(faults).toEqual([]);
  });

  it('is played to its end by bots, and tells its table and its story', () => {
    const thoughts: (() => void)[] = [];
    const table = new LocalTable({
      opened,
      from: startOf(opened, {}, { seed: 'bots', names: ['Ada', 'Bo'] }),
      bots: { 0: greedyBot(opened.bots.evaluate, opened.bots.policy), 1: randomBot() },
      later(think) {
        thoughts.push(think);
        return () => {};
      },
    });
    for (let think = thoughts.shift(); think; think = thoughts.shift()) think();
    expect(table.isOver).toBe(true);
    let story = '';
    table.seat('table').listen((news) => {
      if (news.news !== 'seated') return;
      story = news.story.flatMap(({ events }) => events.map(({ words }) => plain(words))).join(' ');
      expect(opened.tableText(news.view, ['Ada', 'Bo']).lines[1]).toMatch(
        /^Ada: \d+ points, 0 in hand, laid down \w+, \w+, \w+, \w+\.$/,
      );
    });
    expect(story).toMatch(/lays down \w+\. (Ada|Bo) rolls a \d: it (skips for \d+|sinks)\./);
  });

  it('lies on the table of any game, and is played there to its end', async () => {
    const table = new LocalTable({
      opened,
      from: startOf(opened, {}, { seed: 'person' }),
      bots: { 1: randomBot() },
      later(think) {
        think();
        return () => {};
      },
    });
    const seat = table.seat(0);
    let now: SeatNews | undefined;
    seat.listen((news) => {
      now = news;
    });
    for (let turns = 0; !table.isOver; turns++) {
      expect(turns).toBeLessThan(20);
      const { step, decision, view } = now as SeatNews;
      if (decision.ask !== 'pick' && decision.ask !== 'number') throw new Error('Nobody is asked.');
      await seat.choose(
        step,
        decision.ask === 'pick' ? picked(view, decision) : numbered(decision),
      );
    }
    expect(now?.decision.ask).toBe('over');
  });
});

describe('the command that the document calls', () => {
  it('is built before it runs, where its sources have changed', () => {
    expect(document).toContain('npx cardscape play pebbles');
    const command = 'apps/cli/bin/cardscape.js';
    write(command, readFileSync(inRoot(command), 'utf8'));
    write('apps/cli/package.json', '{ "type": "module" }');
    write(
      'scripts/fresh.mjs',
      `import { mkdirSync, writeFileSync } from 'node:fs';
       export async function makeFresh(name) {
         const dist = new URL(\`../apps/\${name}/dist/\`, import.meta.url);
         mkdirSync(dist, { recursive: true });
         writeFileSync(new URL('main.js', dist), 'console.log("built and run")');
       }`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, command)], {
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual(['built and run\n', '']);
  });
});

/** What is picked on the first card of the hand; everything else on the table is found on the way. */
function picked(view: unknown, decision: LabelledPick): Picks {
  const { laid, shared, sides } = seenTable(view, decision);
  expect(shared.map(({ field }) => field.label)).toEqual(['Beach']);
  expect(sides[0].fields.map(({ field }) => field.label)).toEqual(['Shore']);
  expect(sides[1].facts).toMatchObject([{ of: 'score' }]);
  const { at, listed } = offersOf(decision, laid);
  expect(listed).toEqual([]);
  const [[anchor, places] = ['', []]] = at;
  expect(sides[0].hands[0]?.items[0]?.anchor).toBe(anchor);
  expect(menuOf(decision, places, [])).toMatchObject([
    { verb: 'Lay', does: expect.stringMatching(/^\w+ \(\d+\)$/) },
  ]);
  return [places[0] as number];
}

/** The number after two steps up. */
function numbered(decision: Parameters<typeof stepped>[0]): Picks {
  const number = stepped(decision, stepped(decision, decision.min, 1), 1);
  expect(isAnswer(decision, number)).toBe(true);
  return [number];
}

// The test that the document gives the game stands here as one of these.
await load('packages/pebbles/src/rules.test.ts');
