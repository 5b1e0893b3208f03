import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArrows } from './arrows.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-arrows-'));
  await mkdir(join(folder, 'node_modules/@cardscape'), { recursive: true });
  await mkdir(join(folder, 'apps'));
  for (const name of [
    'kernel',
    'lua',
    'kolyma',
    'lanterns',
    'ttcg',
    'showdown',
    'games',
    'players',
    'studio',
  ]) {
    await addPackage(name);
  }
});

afterEach(() => rm(folder, { recursive: true }));

async function addPackage(name: string) {
  const exports = {
    '.': './src/index.ts',
    './tools': './src/tools.ts',
    './match': './src/match/index.ts',
    './set.json': './built/set.json',
    './testing': './src/testing/index.ts',
  };
  await write(`packages/${name}/package.json`, JSON.stringify({ type: 'module', exports }));
  await write(`packages/${name}/src/index.ts`, `export const ${name} = '${name}';`);
  await write(`packages/${name}/src/tools.ts`, 'export const tool = 1;');
  await write(`packages/${name}/src/match/index.ts`, 'export const match = 1;');
  await write(`packages/${name}/built/set.json`, '{}');
  await write(`packages/${name}/src/inner.ts`, 'export const inner = 1;');
  await write(`packages/${name}/src/testing/index.ts`, 'export const helper = 1;');
  const link = join(folder, 'node_modules/@cardscape', name);
  await symlink(join(folder, 'packages', name), link, 'junction');
}

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** The rules that a file with this one import breaks. */
async function broken(file: string, imported: string): Promise<string[]> {
  await write(file, `import * as all from '${imported}';\nexport const used = all;`);
  const { problems } = await checkArrows(folder);
  return problems.map((problem) => problem.split(':', 1)[0] ?? '');
}

describe('the arrows', () => {
  it.each([
    ['packages/kolyma/src/a.ts', '@cardscape/kernel'],
    ['packages/kolyma/src/a.ts', '@cardscape/lua'],
    ['packages/lua/src/a.ts', '@cardscape/kernel'],
    ['packages/games/src/a.ts', '@cardscape/kolyma'],
    ['packages/games/src/a.ts', '@cardscape/kolyma/set.json'],
    ['packages/studio/src/testing/a.ts', '@cardscape/kolyma/set.json'],
    ['packages/players/src/a.ts', '@cardscape/games'],
    ['packages/players/src/a.ts', '@cardscape/kernel'],
    ['packages/players/src/a.ts', '@cardscape/kolyma'],
    ['apps/web/src/app/a.ts', '@cardscape/kernel'],
    ['apps/web/src/app/a.ts', '@cardscape/studio'],
    ['apps/cli/src/a.ts', 'node:fs'],
    ['apps/cli/src/a.ts', '@cardscape/games'],
    ['apps/cli/src/play/a.ts', '@cardscape/players'],
    ['apps/cli/src/play/a.test.ts', '@cardscape/kolyma'],
    ['apps/cli/src/play/a.test.ts', '@cardscape/kolyma/set.json'],
    ['apps/cli/src/kolyma/a.ts', '@cardscape/kolyma/tools'],
    ['apps/web/src/replay/a.ts', '@cardscape/games'],
    ['apps/web/src/table/kept/a.test.ts', '@cardscape/kolyma/testing'],
    ['apps/web/src/games/ttcg/a.ts', '@cardscape/ttcg/tools'],
    ['apps/web/src/games/ttcg/decks/a.ts', '@cardscape/ttcg/tools'],
    ['apps/web/src/games/kolyma/workshop/try/a.ts', '@cardscape/kolyma/tools'],
    ['apps/web/src/games/showdown/docs/a.ts', '@cardscape/showdown/tools'],
    ['packages/kolyma/src/a.test.ts', '@cardscape/kernel/testing'],
    ['packages/kolyma/src/a.test.ts', 'node:fs'],
    ['packages/kernel/src/a.test.ts', '@cardscape/lanterns/testing'],
    ['packages/players/src/a.test.ts', '@cardscape/lanterns/testing'],
    ['packages/store/src/a.ts', 'node:fs'],
    ['packages/players/src/table/a.ts', '@cardscape/kernel/match'],
    ['packages/games/src/a.test.ts', '@cardscape/kernel/match'],
    ['packages/games/src/testing/a.ts', '@cardscape/kernel/match'],
  ])('let %s import %s', async (file, imported) => {
    expect(await broken(file, imported)).toEqual([]);
  });

  it.each([
    ['packages/kernel/src/a.ts', '@cardscape/kolyma', 'layer-1-knows-only-what-is-below'],
    ['packages/kernel/src/a.ts', '@cardscape/lua', 'layer-1-knows-only-what-is-below'],
    ['packages/lua/src/a.ts', '@cardscape/kolyma', 'layer-2-knows-only-what-is-below'],
    ['packages/kolyma/src/a.ts', '@cardscape/games', 'layer-3-knows-only-what-is-below'],
    ['packages/games/src/a.ts', '@cardscape/players', 'layer-4-knows-only-what-is-below'],
    ['packages/kernel/src/a.ts', '@cardscape/lanterns', 'only-tests-of-the-kernel-play-lanterns'],
    ['packages/kernel/src/a.test.ts', '@cardscape/kolyma', 'layer-1-knows-only-what-is-below'],
    ['packages/kolyma/src/a.test.ts', '@cardscape/lanterns', 'layer-3-knows-only-what-is-below'],
    ['packages/kolyma/src/a.ts', '@cardscape/ttcg', 'layer-3-knows-only-what-is-below'],
    ['packages/kolyma/src/a.ts', '@cardscape/players', 'layer-3-knows-only-what-is-below'],
    ['packages/players/src/a.ts', '@cardscape/studio', 'layer-5-knows-only-what-is-below'],
    ['packages/newcomer/src/a.ts', '@cardscape/kernel', 'every-package-has-a-layer'],
    ['apps/web/src/newcomer/a.ts', '@cardscape/kernel', 'the-site-has-these-rooms'],
    ['apps/web/src/a.ts', '@cardscape/kernel', 'the-site-has-these-rooms'],
    ['packages/kolyma/src/a.ts', '../../kernel/src/inner.ts', 'through-the-front-door'],
    ['apps/web/src/app/a.ts', '../../../../packages/kernel/src/index.ts', 'through-the-front-door'],
    ['packages/kolyma/src/a.ts', '@cardscape/kernel/src/inner.ts', 'nothing-unresolved'],
    ['apps/cli/src/a.ts', '@cardscape/kolyma/src/inner.ts', 'nothing-unresolved'],
    ['apps/cli/src/kolyma/a.ts', '@cardscape/kolyma', 'only-the-registry-opens-games'],
    ['apps/web/src/games/ttcg/a.ts', '@cardscape/ttcg', 'only-the-registry-opens-games'],
    ['apps/web/src/app/a.ts', '@cardscape/lanterns', 'only-the-registry-opens-games'],
    ['apps/cli/src/kolyma/a.ts', '@cardscape/kolyma/set.json', 'only-the-registry-has-the-sets'],
    ['apps/web/src/games/ttcg/a.ts', '@cardscape/ttcg/set.json', 'only-the-registry-has-the-sets'],
    ['packages/players/src/a.ts', '@cardscape/ttcg/set.json', 'only-the-registry-has-the-sets'],
    ['packages/kolyma/src/a.ts', '../built/set.json', 'only-the-registry-has-the-sets'],
    [
      'apps/web/src/games/kolyma/a.ts',
      '@cardscape/ttcg/tools',
      'tools-of-ttcg-stay-in-its-folders',
    ],
    [
      'apps/web/src/app/pages/a.ts',
      '@cardscape/kolyma/tools',
      'tools-of-kolyma-stay-in-its-folders',
    ],
    [
      'apps/web/src/games/ttcg/make/a.ts',
      '@cardscape/showdown/tools',
      'tools-of-showdown-stay-in-its-folders',
    ],
    ['packages/kernel/src/a.ts', 'node:crypto', 'packages-do-no-io'],
    ['packages/kernel/src/a.ts', 'fs', 'packages-do-no-io'],
    ['apps/web/src/app/a.ts', 'node:fs', 'packages-do-no-io'],
    ['packages/kolyma/src/a.ts', '@cardscape/kernel/testing', 'tests-stay-out-of-the-product'],
    ['packages/kernel/src/a.ts', './a.ts', 'no-circles'],
    ['apps/cli/src/play/a.ts', '@cardscape/kernel/match', 'only-tables-hold-running-matches'],
    [
      'apps/web/src/table/session/a.ts',
      '@cardscape/kernel/match',
      'only-tables-hold-running-matches',
    ],
    ['packages/games/src/a.ts', '@cardscape/kernel/match', 'only-tables-hold-running-matches'],
    ['packages/players/src/a.ts', '@cardscape/kernel/match', 'only-tables-hold-running-matches'],
  ])('do not let %s import %s', async (file, imported, rule) => {
    expect(await broken(file, imported)).toEqual([rule]);
  });

  it('do not let one app import another', async () => {
    await write('apps/server/src/b.ts', 'export const b = 1;');
    expect(await broken('apps/web/src/app/a.ts', '../../../server/src/b.ts')).toEqual([
      'apps-do-not-know-each-other',
    ]);
  });

  describe('between the rooms of the site', () => {
    const rooms = ['look/card', 'table/session', 'replay/kit', 'documents', 'make', 'collect'];
    const screens = ['ttcg', 'showdown', 'kolyma'].map((game) => `games/${game}/table`);

    beforeEach(async () => {
      for (const room of ['app', ...rooms, ...screens]) {
        await write(`apps/web/src/${room}/b.ts`, 'export const b = 1;');
      }
    });

    /** The rules that are broken when a file in one room imports a file of another. */
    const brokenBy = (room: string, other: string) =>
      broken(`apps/web/src/${room}/a.ts`, relative(room, `${other}/b.ts`).replaceAll('\\', '/'));

    it.each([
      ['app', 'games/ttcg/table'],
      ['app', 'table/session'],
      ['app', 'look/card'],
      ['games/kolyma/workshop', 'games/kolyma/table'],
      ['games/kolyma/table', 'table/session'],
      ['games/showdown/table', 'replay/kit'],
      ['replay/kit', 'table/session'],
      ['documents', 'look/card'],
    ])('let %s import something of %s', async (room, other) => {
      expect(await brokenBy(room, other)).toEqual([]);
    });

    it.each<[room: string, other: string, rule: string]>([
      ['games/ttcg/card', 'games/showdown/table', 'screens-of-a-game-know-only-it'],
      ['games/kolyma/album', 'games/ttcg/table', 'screens-of-a-game-know-only-it'],
      ...rooms.map((room): [string, string, string] => [
        room,
        'games/kolyma/table',
        'shared-rooms-know-no-game',
      ]),
      ['replay/kit', 'app', 'the-app-is-above-all-rooms'],
      ['games/ttcg/table', 'app', 'the-app-is-above-all-rooms'],
      ['look/card', 'table/session', 'the-look-knows-no-other-room'],
      ['look/paper', 'documents', 'the-look-knows-no-other-room'],
    ])('do not let %s import something of %s', async (room, other, rule) => {
      expect(await brokenBy(room, other)).toEqual([rule]);
    });

    it('do not let a shared room load a game later either', async () => {
      const load = "export const later = () => import('../../games/ttcg/table/b.ts');";
      await write('apps/web/src/replay/kit/a.ts', load);
      const { problems } = await checkArrows(folder);
      expect(problems).toEqual([expect.stringMatching(/^shared-rooms-know-no-game: /)]);
    });
  });

  it.each([
    ['apps/cli/src/kolyma/a.ts', '@cardscape/kolyma'],
    ['apps/web/src/app/pages/a.ts', '@cardscape/kolyma'],
    ['apps/web/src/app/pages/a.ts', '@cardscape/kolyma/tools'],
  ])('let %s know the types of %s', async (file, imported) => {
    await write(file, `export type * from '${imported}';`);
    expect((await checkArrows(folder)).problems).toEqual([]);
  });

  it.each([
    ['apps/cli/src/a.ts', '@cardscape/kolyma', 'the-terminal-knows-no-game'],
    ['apps/cli/src/play/a.ts', '@cardscape/lanterns', 'the-terminal-knows-no-game'],
    ['apps/cli/src/replay.ts', '@cardscape/ttcg/tools', 'the-terminal-knows-no-game'],
    ['apps/cli/src/kolyma/a.ts', '@cardscape/ttcg', 'commands-of-a-game-know-only-it'],
    ['apps/web/src/replay/kit/a.ts', '@cardscape/ttcg', 'shared-rooms-know-no-game'],
    ['apps/web/src/table/session/a.ts', '@cardscape/kolyma', 'shared-rooms-know-no-game'],
    ['apps/web/src/look/card/a.ts', '@cardscape/showdown', 'shared-rooms-know-no-game'],
  ])('do not even let %s know the types of %s', async (file, imported, rule) => {
    await write(file, `export type * from '${imported}';`);
    const [problem, ...others] = (await checkArrows(folder)).problems;
    expect(problem).toMatch(new RegExp(`^${rule}: `));
    expect(others).toEqual([]);
  });

  it('do not let a tool reach the opening of its game over another file', async () => {
    await write('packages/kolyma/src/open-kolyma.ts', 'export const open = 1;');
    await write('packages/kolyma/src/trial.ts', "export { open } from './open-kolyma.ts';");
    expect(await broken('packages/kolyma/src/tools.ts', './trial.ts')).toEqual([
      'tools-open-nothing',
    ]);
  });

  it('do not let a running match be reached but by its own door', async () => {
    await write('packages/kernel/src/match/match.ts', 'export interface Match {}');
    await write('packages/kernel/src/match/index.ts', "export type { Match } from './match.ts';");
    await write('packages/kernel/src/match/log.ts', "export type { Match } from './match.ts';");
    expect((await checkArrows(folder)).problems).toEqual([]);
    expect(await broken('packages/kernel/src/index.ts', './match/log.ts')).toEqual([
      'running-matches-have-a-door-of-their-own',
    ]);
  });

  it('see an import of types only', async () => {
    await write('packages/kernel/src/a.ts', "export type * from '@cardscape/kolyma';");
    expect((await checkArrows(folder)).problems).toHaveLength(1);
  });

  it('find a circle through several files', async () => {
    await write(
      'packages/kernel/src/a.ts',
      "import { b } from './b.ts';\nexport const a = () => b;",
    );
    await write(
      'packages/kernel/src/b.ts',
      "import { a } from './a.ts';\nexport const b = () => a;",
    );
    const [problem] = (await checkArrows(folder)).problems;
    expect(problem).toMatch(/^no-circles: .*a\.ts -> .*b\.ts -> .*a\.ts/);
  });

  it('fail where there was nothing to check', async () => {
    await rm(join(folder, 'packages'), { recursive: true });
    await mkdir(join(folder, 'packages'));
    expect((await checkArrows(folder)).problems).toEqual([
      'There are no source files, so nothing was checked.',
    ]);
  });
});
