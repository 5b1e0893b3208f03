import { fileURLToPath } from 'node:url';
import { templateOf } from '@cardscape/showdown/tools';
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
    expect(Object.keys(b.warnings[0])).toEqual([
      'line',
      'column',
      'severity',
      'code',
      'message',
      'fix',
    ]);
    expect(x).toMatchObject({ file: 'x.lua', ok: false });
    expect(x.errors.length).toBeGreaterThan(0);
    expect(code).toBe(1);
  });

  it('says of elements, sheets and files that are no text what would be right', async () => {
    const wide = new Uint8Array(
      Uint16Array.from(`\uFEFF${MOB}`, (sign) => sign.charCodeAt(0)).buffer,
    );
    const odd = MOB.replace(/"ELEMENT" "\w+"/, '"ELEMENT" "WATTER"').replace('My Mob', 'Odd');
    const bare = MOB.replace(/ *"IMAGE".*\n/, '').replace('My Mob', 'Bare');
    const sprite = `ZTCG_SPRITE { "SPR_SOURCE" "spark.png" "SPR_NAME" "spark" "SPR_COUNT" "1"
SPRITE { "SPR_ITEM_X" "0" "SPR_ITEM_Y" "0" "SPR_ITEM_DX" "8" "SPR_ITEM_DY" "8" } }`;
    const binary = Uint8Array.from([1, 2, 3, 0, 255]);
    const files = { 'a.lua': wide, 'b.lua': odd, 'c.lua': bare, 'd.lua': sprite, 'e.lua': binary };
    const { out } = await check(files, '.');
    expect(out.split('\n')).toEqual([
      'a.lua: My Mob: right.',
      'b.lua: Odd: 1 warning.',
      expect.stringContaining('No other card has the element WATTER. Did you mean WATER?'),
      '    Write WATER.',
      'c.lua: Bare: 1 warning.',
      expect.stringContaining('ZTCG_CARD lacks the key "IMAGE"'),
      '    Expected: "IMAGE".',
      'd.lua: spark: 1 warning.',
      expect.stringContaining('The sheet spark.png is missing'),
      '    Put the PNG sheet of the sprite beside the descriptor.',
      'e.lua: 1 error.',
      expect.stringContaining('This is not a text file.'),
      '    Expected: a text in UTF-8 with ZTCG_CARD { ... }.',
      '4 of 5 without errors, 3 warnings.',
      '',
    ]);
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
    expect(right.err).toBe('Not in metadata.txt, so left out: draft.lua.\n');
    expect(right.code).toBe(0);
  });

  it('says what to do about a listed file that is like no other', async () => {
    const { out } = await check({ 'mob.lua': MOB, 'metadata.txt': 'mob.lua\nharbour.lua\n' }, '.');
    expect(out).toContain('metadata.txt:2:1: error: There is no file harbour.lua. (missing-file)');
    expect(out).toContain('    Put the file into the folder, or take this line out of the list.');
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
