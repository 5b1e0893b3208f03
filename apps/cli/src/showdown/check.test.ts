import { fileURLToPath } from 'node:url';
import { templateOf } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { Folder, runIn } from '../testing/captured-host.ts';

const fixtures = fileURLToPath(new URL('../testing/', import.meta.url));
const MOB = templateOf('mob').replace('my_mob.png', '');
const BROKEN = MOB.replace('drawCard', 'drawCrd');

const check = async (files: Record<string, unknown>, ...args: string[]) =>
  (await Folder.with(files)).run(['showdown', 'check', ...args]);

describe('showdown check', () => {
  it('says of each file that it is right, or what is not, and what mends it', async () => {
    const { code, out } = await check({ 'a.lua': MOB, 'b.lua': BROKEN }, 'a.lua', 'b.lua');
    expect(out.split('\n')).toEqual([
      'a.lua: My Mob: right.',
      'b.lua: My Mob: 1 error, 1 warning.',
      expect.stringMatching(
        /^ {2}b\.lua:3:10: error: The card "My Mob" is already defined by a\.lua/,
      ),
      '    Give it a name of its own.',
      '  b.lua:28:5: warning: The function drawCrd is not known; the script stops here. Did you mean drawCard? (unknown-function)',
      '    Write drawCard.',
      '1 of 2 without errors, 1 warning.',
      '',
    ]);
    expect(code).toBe(1);
  });

  it('prints a line for each file for programs', async () => {
    const { code, out } = await check(
      { 'b.lua': BROKEN, 'x.lua': 'hello' },
      '--json',
      'b.lua',
      'x.lua',
    );
    const [b, x] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(b).toMatchObject({ file: 'b.lua', name: 'My Mob', ok: true, errors: [] });
    expect(b.warnings).toEqual([
      expect.objectContaining({
        code: 'unknown-function',
        line: 28,
        column: 5,
        fix: 'Write drawCard.',
      }),
    ]);
    expect(x).toMatchObject({ file: 'x.lua', ok: false });
    expect(x.errors.length).toBeGreaterThan(0);
    expect(code).toBe(1);
  });

  it('takes folders with all that is in them; warnings do not count as errors', async () => {
    const { code, out } = await runIn(fixtures, ['showdown', 'check', 'showdown']);
    expect(out).toContain('showdown/bog_lantern.lua: Bog Lantern: 1 warning.');
    expect(out).toContain('The picture reed_sling.png is missing');
    expect(out).toContain('3 of 3 without errors, 3 warnings.');
    expect(code).toBe(0);
  });

  it('takes of a folder with a metadata.txt what that lists, and says what is not there', async () => {
    const files = {
      'mob.lua': MOB,
      'draft.lua': BROKEN,
      'metadata.txt': 'mob.lua\r\nmobb.lua\r\n',
    };
    const { code, out } = await check(files, '.');
    expect(out.split('\n')).toEqual([
      'metadata.txt: 1 error.',
      '  metadata.txt:2:1: error: There is no file mobb.lua. Did you mean mob.lua? (missing-file)',
      '    Expected: mob.lua.',
      'mob.lua: My Mob: right.',
      '1 of 2 without errors, 0 warnings.',
      '',
    ]);
    expect(code).toBe(1);
    const right = await check({ ...files, 'metadata.txt': 'mob.lua\n' }, '.');
    expect(right.out).toContain('1 of 1 without errors');
    expect(right.code).toBe(0);
  });

  it('reads what was written with an older encoding', async () => {
    const bytes = Buffer.from(MOB.replace('My Mob', 'Caf\u00e9'), 'latin1');
    const { code, out } = await check({ 'a.lua': new Uint8Array(bytes) }, 'a.lua');
    expect(out).toContain('a.lua: Caf\u00e9: right.');
    expect(code).toBe(0);
  });

  it.each([
    ['nowhere.lua', 'There is no such file.'],
    ['.', 'There are no .lua files in this folder.'],
  ])('says that %s cannot be read', async (name, message) => {
    const { code, out } = await check({}, name);
    expect(out).toContain(message);
    expect(code).toBe(1);
  });
});
