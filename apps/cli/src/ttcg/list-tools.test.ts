import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const LIST =
  '\ufeffNAME;TYPE;SUBTYPES;LEVEL;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL\r\n' +
  'Fox;Fire;Beast;1;200;300;Draw a card.;"Destroy one water unit.";a7626d4dd0045a\r\n' +
  ' Elk ;Earth;Beast,Dragon;2;500;500;Gain 1 point.;Draw two cards.;a7626d4dd0045b';

const ELK = ['TYPE=Earth', 'SUBTYPES=Beast', 'LEVEL=1', 'ATTACK=250', 'DEFENSE=250'];
const bytesOf = (folder: Folder, name = 'l.csv') => readFile(join(folder.path, name));

describe('cards add and edit', () => {
  it('give the same bytes again after an edit and its undoing, in every encoding', async () => {
    const wide = Buffer.from(LIST, 'utf16le');
    const old = Buffer.from(LIST.slice(1).replace('Fox', 'Caf\u00e9'), 'latin1');
    for (const bytes of [Buffer.from(LIST), wide, old]) {
      const folder = await Folder.with({ 'l.csv': new Uint8Array(bytes) });
      const { code } = await folder.run([
        'cards',
        'edit',
        'l.csv',
        'elk',
        'ATTACK=400',
        'DEFENSE=600',
      ]);
      expect(code).toBe(0);
      expect((await bytesOf(folder)).equals(bytes)).toBe(false);
      await folder.run(['cards', 'edit', 'l.csv', 'elk', 'ATTACK=500', 'DEFENSE=500']);
      expect((await bytesOf(folder)).equals(bytes)).toBe(true);
    }
  });

  it('make a list that is not there, with a serial that checks out', async () => {
    const folder = await Folder.with();
    const { out, err } = await folder.run([
      ...['cards', 'add', 'new.csv', 'NAME=Moss Elk', ...ELK, 'RARITY=2'],
      ...['EFFECT1=Draw two cards.', 'EFFECT2=Gain 2 points.'],
    ]);
    expect([out, err]).toEqual(['new.csv: Moss Elk is written.\n', '']);
    const [, row = ''] = String(await bytesOf(folder, 'new.csv')).split('\n');
    const serial = row.split(';')[9] ?? '';
    expect((await folder.run(['cards', 'serial', 'check', serial])).out).toContain('Rare (2)');
  });

  it.each([
    [['edit', 'l.csv', 'Fox', 'EFFECT1=Draw a crad.'], 'l.csv:2:33: error: Fox:'],
    [['edit', 'l.csv', 'Fox', 'ATTACK=lots'], 'ATTACK is "lots"'],
    [['edit', 'l.csv', 'Fox', 'TYPE=Banana'], 'TYPE is "Banana"'],
    [['edit', 'l.csv', 'Fox', 'SERIAL=123'], 'SERIAL is "123"'],
    [['edit', 'l.csv', 'Fox', 'SERIAL=A7626D4DD0045B'], 'l.csv:3:66: error: Elk: SERIAL is'],
    [['add', 'l.csv', 'NAME=Owl', ...ELK.slice(1), 'TYPE=Banana'], 'TYPE is "Banana"'],
    [['add', 'l.csv', 'NAME=Owl'], 'TYPE is empty'],
  ])('%j, which makes something wrong, is refused, and nothing is written', async (args, words) => {
    const folder = await Folder.with({ 'l.csv': LIST });
    const { out, err, code } = await folder.run(['cards', ...args]);
    expect(err).toContain('Not written:\n');
    expect(err).toContain(words);
    expect([out, code]).toEqual(['', 1]);
    expect(String(await bytesOf(folder))).toBe(LIST);
  });

  it('write what is right on a card that was wrong before, and warn of that', async () => {
    const list = LIST.replace('Fire;Beast;1;200', 'Fyre;Beast;1;lots');
    const folder = await Folder.with({ 'l.csv': list });
    const edit = (...texts: string[]) => folder.run(['cards', 'edit', 'l.csv', 'Fox', ...texts]);
    const level = await edit('LEVEL=2', 'NAME=Vixen');
    expect([level.out, level.code]).toEqual(['l.csv: Vixen is written.\n', 0]);
    expect(level.err).toContain('l.csv:2:7: warning: Vixen: TYPE is "Fyre"');
    // The attack was as wrong before; the type hid that.
    const type = await folder.run(['cards', 'edit', 'l.csv', 'Vixen', 'TYPE=Fire']);
    expect([type.out, type.code]).toEqual(['l.csv: Vixen is written.\n', 0]);
    expect(type.err).toContain('warning: Vixen: ATTACK is "lots"');
  });

  it('rename the story of a card with it, or nothing at all', async () => {
    const lore = 'NAME;LORE\r\n"Fox";It waits.\r\nElk;It stands.\r\nHen;It ran.\r\n';
    const folder = await Folder.with({ 'l.csv': LIST, 'lore.csv': lore });
    const rename = (...texts: string[]) => folder.run(['cards', 'edit', 'l.csv', 'Fox', ...texts]);
    const taken = await rename('NAME=Hen');
    expect([taken.err, taken.code]).toEqual([
      'Not written: lore.csv has a story of Hen already, and one of Fox.\n',
      1,
    ]);
    expect(await rename('NAME=Vixen', 'LEVEL=lots')).toMatchObject({ code: 1 });
    expect(String(await bytesOf(folder))).toBe(LIST);
    expect(String(await bytesOf(folder, 'lore.csv'))).toBe(lore);
    expect((await rename('NAME=Vixen')).code).toBe(0);
    expect(String(await bytesOf(folder, 'lore.csv'))).toBe(lore.replace('"Fox"', 'Vixen'));
    await folder.run(['cards', 'edit', 'l.csv', 'Vixen', 'NAME=Owl', 'LORE=It sees.']);
    expect(String(await bytesOf(folder, 'lore.csv'))).toBe(
      lore.replace('"Fox";It waits', 'Owl;It sees'),
    );
  });

  it.each([
    [['edit', 'l.csv', 'Fix', 'ATTACK=1'], 'l.csv: There is no card "Fix". Did you mean Fox?'],
    [['edit', 'none.csv', 'Fox', 'ATTACK=1'], 'none.csv: There is no such file.'],
    [['edit', 'bytes.csv', 'Fox', 'ATTACK=1'], 'bytes.csv: This is no text.'],
    [
      ['edit', 'l.csv', 'Fox', 'ATACK=1'],
      'Found "ATACK=1"; expected COLUMN=TEXT with a column of the list. Did you mean ATTACK?',
    ],
    [['edit', 'l.csv', 'Fox', 'NAME=elk'], 'Not written: Elk has this name already.'],
    [['add', 'l.csv', 'TYPE=Fire'], 'Say what it is called: NAME=...'],
    [['edit', 'l.csv', 'Fox', 'NAME= '], 'Say what it is called: NAME=...'],
    [
      ['add', 'l.csv', 'NAME=Owl', 'EFFECT1=Draw two cards.', 'EFFECT2=gain 1 point.'],
      'Not written: Elk has these two effects already.',
    ],
    [
      ['add', 'noise.csv', 'NAME=Owl'],
      'noise.csv: This is no text that could be written back as it is.',
    ],
    [
      ['add', 'lore.csv', 'NAME=Owl', 'LORE=It waits.'],
      'lore.csv: This file has the stories of cards; name the list beside it.',
    ],
    [
      ['edit', 'closed.csv', 'Fox', 'NAME=Owl'],
      'closed.csv: You are not allowed to have it written.',
    ],
  ])('%j is refused in one line, and nothing is written', async (args, line) => {
    const noise = new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x41]);
    const files = { 'l.csv': LIST, 'closed.csv': LIST, 'noise.csv': noise };
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    const folder = await Folder.with({ ...files, 'bytes.csv': bytes });
    await chmod(join(folder.path, 'closed.csv'), 0o444);
    const { err, code } = await folder.run(['cards', ...args]);
    expect([err, code]).toEqual([`${line}\n`, 1]);
    expect(String(await bytesOf(folder))).toBe(LIST);
  });
});

describe('cards serial', () => {
  it('makes as many as are asked for, all different, of one tier', async () => {
    const folder = await Folder.with();
    for (const tier of ['5', 'primal rare', 'Primal', 'p']) {
      const { out } = await folder.run(['cards', 'serial', '--tier', tier, '-n', '500']);
      const serials = out.trim().split('\n');
      expect(new Set(serials).size).toBe(500);
      expect(serials.every((serial) => /^P[2-9A-HJKMNP-Z]{13}$/.test(serial))).toBe(true);
    }
  });

  it.each([
    [
      ['--tier', 'rar'],
      '"rar" is no tier; there is 0 (Common), 1 (Uncommon), 2 (Rare), 3 (Ultra Rare), 4 (Mythic Rare) or 5 (Primal Rare). Did you mean Rare?',
    ],
    [['check', ' '], 'Say which serial: 14 characters.'],
    [['-n', '0'], '"0" is no number from 1 to 1000000.'],
    [
      ['check', 'K2345678923456'],
      'K2345678923456: A character is wrong, or two have changed places.',
    ],
  ])('%j ends with 1', async (args, line) => {
    const { err, code } = await (await Folder.with()).run(['cards', 'serial', ...args]);
    expect([err, code]).toEqual([`${line}\n`, 1]);
  });
});

describe('cards stats', () => {
  it('writes plots as PNG and SVG, and prints the numbers', async () => {
    const folder = await Folder.with({ 'l.csv': LIST });
    const { out, code } = await folder.run([
      'cards',
      'stats',
      'l.csv',
      '-o',
      'deep/figures',
      '--json',
    ]);
    expect(code).toBe(0);
    const { cards, types, typeMentions, subtypes, similarCards } = JSON.parse(out);
    const named = (list: { name: string; count: number }[], name: string) =>
      list.find((one) => one.name === name)?.count;
    expect(cards).toBe(2);
    expect([named(types, 'fire'), named(types, 'water')]).toEqual([1, 0]);
    expect([named(subtypes, 'beast'), named(subtypes, 'dragon')]).toEqual([2, 1]);
    expect([named(typeMentions, 'water'), named(typeMentions, 'fire')]).toEqual([1, 0]);
    expect(similarCards).toHaveLength(1);
    const files = await readdir(join(folder.path, 'deep/figures'));
    expect(files).toHaveLength(20);
    expect(files).toContain('types.png');
    const plotted = await folder.run(['cards', 'stats', 'l.csv', '-o', 'solid', '--plot-3d']);
    expect(plotted.out).toContain('solid: 11 plots');
    expect(await readdir(join(folder.path, 'solid'))).toContain('type_by_mention_3d.svg');
  });

  it('counts what is there, and warns of the rest (R-W16)', async () => {
    const list =
      'TYPE;SUBTYPES;EFFECT1;EFFECT2\nFire;Beast;Bewitch a water unit.;\nLava;;Draw a card.;x\n';
    const folder = await Folder.with({ 'l.csv': list });
    const { out, err, code } = await folder.run(['cards', 'stats', 'l.csv', '-o', 'figures']);
    expect(code).toBe(0);
    expect(out).toContain('2 cards.\nTypes: fire 1, lava 1.\nSubtypes: beast 1.\nRanks: none.\n');
    expect(out).toContain('  In effects of fire: water 1.\nWhat effects do: draw 1.\n');
    expect(err.split('\n')).toHaveLength(4);
    expect(err).toContain('l.csv:2:12: warning: Line 2: The word "bewitch" is not known.');
  });

  it('is refused where a plot would be written over the list (R-W14)', async () => {
    const folder = await Folder.with({ 'out/types.svg': LIST });
    const { err, code } = await folder.run(['cards', 'stats', 'out/types.svg', '-o', 'out']);
    expect([err, code]).toEqual([
      'out/types.svg: A plot would be written over this list; name another folder (-o).\n',
      1,
    ]);
    expect(String(await bytesOf(folder, 'out/types.svg'))).toBe(LIST);
  });

  it('is refused for a list that is not there, and where a file lies in the way', async () => {
    const folder = await Folder.with({ 'l.csv': LIST, way: 'x' });
    expect((await folder.run(['cards', 'stats', 'none.csv'])).code).toBe(1);
    const { err, code } = await folder.run(['cards', 'stats', 'l.csv', '-o', 'way']);
    expect([err, code]).toEqual(['way: This is no folder; name one for the plots (-o).\n', 1]);
    // It is looked at before anything else: before the list, and before anything is drawn.
    const first = await folder.run(['cards', 'stats', 'none.csv', '-o', 'way']);
    expect(first.err).toBe(err);
  });
});
