import { chmod, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const FILES = {
  'effects/all_effect_templates.txt': 'Draw <number> cards\nGain <number> <type> points\n',
  'placeholders/number.txt': '1\n2\n3\n',
  'placeholders/type.txt': 'fire\nwater\n',
  'placeholders/combinations_to_remove.txt': '# None\n',
  'placeholders/phrase_replacements.txt': '# None\n',
};

const folderWith = (files: Record<string, string> = {}) => Folder.with({ ...FILES, ...files });
const fileIn = (folder: Folder, name: string) => readFile(join(folder.path, name), 'utf8');

describe('effects expand', () => {
  it('prints what the document tells of its example, but R-W3', async () => {
    const folder = await folderWith({
      'placeholders/combinations_to_remove.txt': '# Exclude invalid draw\nDraw 1\n',
      'placeholders/phrase_replacements.txt': 'two card: two cards\n',
    });
    const { out, err, code } = await folder.run([
      'effects',
      'expand',
      '-s',
      'Draw <number> card',
      '-t',
    ]);
    expect(out).toBe('Draw 2 card\nDraw 3 card\nTotal combinations: 2\n');
    expect([err, code]).toEqual(['', 0]);
  });

  it('takes the documented places where none is named', async () => {
    const folder = await folderWith();
    const { out } = await folder.run(['effects', 'expand', '-f']);
    expect(out).toBe('effects/all_effects.txt: 9 effects.\n');
    expect((await fileIn(folder, 'effects/all_effects.txt')).split('\n').slice(0, 4)).toEqual([
      ...['Draw 1 cards', 'Draw 2 cards', 'Draw 3 cards', 'Gain 1 fire points'],
    ]);
  });

  it('warns of what is missing or empty, and goes on (R-W6)', async () => {
    const folder = await Folder.with({ 'p/empty.txt': '\n', 'p/round.txt': '<round>\n' });
    const { out, err, code } = await folder.run([
      ...['effects', 'expand', '-s', 'Draw <none> <empty> <round>', '-p', 'p', '-t'],
    ]);
    expect(out).toBe('Draw <none> <empty> <round>\nTotal combinations: 1\n');
    expect(err).toBe(
      [
        'placeholders/combinations_to_remove.txt: warning: There is no such file, so no phrase is removed.',
        'placeholders/phrase_replacements.txt: warning: There is no such file, so no phrase is replaced.',
        'p/none.txt: warning: There is no such file, so <none> stays as it is.',
        'p/empty.txt: warning: There is no value in this file, so <empty> stays as it is.',
        'p/round.txt: warning: The values of <round> lead back to it, and it stays as it is there.',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
  });

  it('removes duplicate lines from a file, and does nothing else', async () => {
    const folder = await folderWith({ 'x.txt': 'b\r\na\r\nb\r\n\r\nc' });
    const { out } = await folder.run(['effects', 'expand', '-d', 'x.txt']);
    expect(out).toBe('x.txt: 1 duplicate line removed.\n');
    expect(await fileIn(folder, 'x.txt')).toBe('b\r\na\r\n\r\nc');
  });

  it('checks every effect, and lists by template what is not understood', async () => {
    const folder = await folderWith();
    const { out, code } = await folder.run(['effects', 'expand', '-f', '-t', '--check']);
    expect(out).toContain('Gain <number> <type> points\n  6 of 6 effects are not understood:\n');
    expect(out).toContain('3 of 9 effects can be played.\n');
    expect(code).toBe(1);
    const right = await folder.run([
      'effects',
      'expand',
      '-s',
      'Draw <number> cards.',
      '-t',
      '--check',
    ]);
    expect(right.out).toContain('3 of 3 effects can be played.\n');
    expect(right.code).toBe(0);
  });

  it.each([
    [[], 'Give either a sentence (-s) or a file of sentences (-f).'],
    [['-s', 'x', '-f'], 'Give either a sentence (-s) or a file of sentences (-f).'],
    [['-f', 'none.txt'], 'none.txt: There is no such file.'],
    [['-f', 'empty.txt'], 'empty.txt: There is no template in this file.'],
    [
      ['-s', 'x', '-p', 'none'],
      'none: There is no such folder; expected a folder with a file for each placeholder.',
    ],
    [['-s', 'x', '-o', 'none/x.txt'], 'none/x.txt: There is no such folder.'],
    [
      ['-s', '<digit><digit1><digit2><digit3><digit4><digit5>'],
      'This (<digit><digit1><digit2><digit3><digit4><digit5>) would have 1000000 texts or more; fewer can be made.',
    ],
  ])('%j is refused in one line', async (args, line) => {
    const digits = ['', 1, 2, 3, 4, 5].map((one) => [
      `placeholders/digit${one}.txt`,
      '0\n1\n2\n3\n4\n5\n6\n7\n8\n9',
    ]);
    const folder = await folderWith({ 'empty.txt': '\n \n', ...Object.fromEntries(digits) });
    const { code, err } = await folder.run(['effects', 'expand', ...args]);
    expect([err, code]).toEqual([`${line}\n`, 1]);
    expect(await readdir(join(folder.path, 'effects'))).toEqual(['all_effect_templates.txt']);
  });
});

describe('effects annotate', () => {
  const effects = 'Draw 2 cards\nGain 5 life\nDraw 1 creature\n';

  it('does as the document tells', async () => {
    const folder = await folderWith({
      'effects.txt': effects,
      'effects.csv': 'EFFECTNAME;HasDraw\nDraw two cards;False\nGain life;False\n',
    });
    await folder.run([
      'effects',
      'annotate',
      '-i',
      'effects.txt',
      '-o',
      'output.csv',
      '-c',
      'HasDraw',
      '-t',
      'Draw <number>',
    ]);
    expect(await fileIn(folder, 'output.csv')).toBe(
      'EFFECTNAME;HasDraw\nDraw 2 cards;True\nGain 5 life;False\nDraw 1 creature;True\n',
    );
    await folder.run([
      'effects',
      'annotate',
      '-i',
      'effects.csv',
      '-o',
      'updated.csv',
      '-c',
      'HasDraw',
      '-e',
      'Draw two',
    ]);
    expect(await fileIn(folder, 'updated.csv')).toBe(
      'EFFECTNAME;HasDraw\nDraw two cards;True\nGain life;False\n',
    );
  });

  it('begins with the effects while there is no table, and goes on with the table', async () => {
    const folder = await folderWith({ 'effects/all_effects.txt': effects });
    await folder.run(['effects', 'annotate', '-c', 'UNIT', '-t', 'Draw <number>']);
    await folder.run(['effects', 'annotate', '-c', 'ONE', '-t', ' <number> c', '-m', 'UNIT']);
    await folder.run(['effects', 'annotate', '-c', 'ONE', '-e', 'creature', 'x']);
    await folder.run(['effects', 'annotate', '-d', 'life']);
    expect(await fileIn(folder, 'effects/effects_with_placeholders.csv')).toBe(
      'EFFECTNAME;UNIT;ONE\nDraw 2 cards;True;True\nDraw 1 creature;True;True\n',
    );
  });

  it('keeps quotes where they are needed, and other columns as they are', async () => {
    const table = '\ufeffNOTE;EFFECTNAME\r\n"a;""b""";Draw 1\r\n" c ";"x\r\ny"\r\n';
    const folder = await folderWith({ 'a.csv': table });
    await folder.run([
      'effects',
      'annotate',
      '-i',
      'a.csv',
      '-o',
      'a.csv',
      '-c',
      'Z',
      '-t',
      'Draw <number>',
    ]);
    expect(await fileIn(folder, 'a.csv')).toBe(
      'NOTE;EFFECTNAME;Z\n"a;""b""";Draw 1;True\n c ;"x\r\ny";False\n',
    );
  });

  it('lets a pattern without a file fit nothing (R-W5)', async () => {
    const folder = await folderWith({ 'e.txt': 'Draw <none>\n' });
    const { err, code } = await folder.run([
      'effects',
      'annotate',
      '-i',
      'e.txt',
      '-o',
      'o.csv',
      '-c',
      'A',
      '-t',
      'Draw <none>',
      'Draw <none+1>',
    ]);
    expect(err).toContain(
      'placeholders/none.txt: warning: There is no such file, so <none> fits nothing.\n',
    );
    expect(code).toBe(0);
    expect(await fileIn(folder, 'o.csv')).toBe('EFFECTNAME;A\nDraw <none>;False\n');
  });

  it.each([
    [['-c', 'A'], 'Give exactly one of -t (patterns), -e (texts) and -d (texts to delete).'],
    [
      ['-c', 'A', '-t', 'x', '-e', 'y'],
      'Give exactly one of -t (patterns), -e (texts) and -d (texts to delete).',
    ],
    [['-t', 'x'], 'Say which column (-c) is to be set.'],
    [['-c', 'A', '-e', ''], 'An empty text is part of every effect.'],
    [['-c', 'EFFECTNAME', '-t', 'x'], 'EFFECTNAME holds the effects; name another column (-c).'],
    [['-c', 'UNT', '-e', 'x'], 'a.csv:1:1: There is no column "UNT"; there is EFFECTNAME, UNIT.'],
    [
      ['-c', 'A', '-t', 'x', '-m', 'B'],
      'a.csv:1:1: There is no column "B"; there is EFFECTNAME, UNIT.',
    ],
    [
      ['-c', 'A', '-t', 'x', '-p', 'none'],
      'none: There is no such folder; expected a folder with a file for each placeholder.',
    ],
    [['-c', 'A', '-t', 'x', '-i', 'none.csv'], 'none.csv: There is no such file.'],
    [['-c', 'A', '-t', 'x', '-i', 'empty.csv'], 'empty.csv: There is nothing in this file.'],
    [
      ['-c', 'A', '-t', 'x', '-i', 'other.csv'],
      'other.csv:1:1: There is no column "EFFECTNAME"; there is A, B.',
    ],
    [
      ['-c', 'A', '-t', 'x', '-i', 'short.csv'],
      'short.csv:3:1: The line has 1 field; the header names 2 columns.',
    ],
    [
      ['-c', 'A', '-t', 'x', '-i', 'open.csv'],
      'open.csv:2:3: Found a quoted field that is not closed, or goes on after its quote; expected a quote at both ends of the field, and each quote inside it doubled.',
    ],
  ])('%j is refused in one line, and nothing is written', async (args, line) => {
    const folder = await folderWith({
      'a.csv': 'EFFECTNAME;UNIT\nDraw;True\n',
      'empty.csv': '',
      'other.csv': 'A;B\n1;2\n',
      'short.csv': 'EFFECTNAME;UNIT\nDraw;True\nGain\n',
      'open.csv': 'EFFECTNAME;UNIT\nx;"True\ny;False\n',
      'o.csv': 'as it was',
    });
    const { err, code } = await folder.run([
      'effects',
      'annotate',
      '-i',
      'a.csv',
      '-o',
      'o.csv',
      ...args,
    ]);
    expect([err, code]).toEqual([`${line}\n`, 1]);
    expect(await fileIn(folder, 'o.csv')).toBe('as it was');
  });
});

describe('what is written', () => {
  const build = ['effects', 'build', 'rules.yaml'];
  const rules = 'rules:\n- {set: UNIT, text: [Draw <number>]}\n';

  it('appears whole or not at all', async () => {
    const folder = await folderWith({
      'rules.yaml': rules,
      'effects/all_effects.txt': 'as it was',
    });
    const table = 'effects/effects_with_placeholders.csv';
    await folder.write(table, 'closed');
    await chmod(join(folder.path, table), 0o444);
    const { err, code } = await folder.run(build);
    expect([err, code]).toEqual([`${table}: You are not allowed to have it written.\n`, 1]);
    expect(await fileIn(folder, 'effects/all_effects.txt')).toBe('as it was');
    expect(await fileIn(folder, table)).toBe('closed');
    expect((await readdir(join(folder.path, 'effects'))).length).toBe(3);
  });

  it('keeps links and rights', async () => {
    const folder = await folderWith({ 'rules.yaml': rules, 'real.csv': 'old' });
    await chmod(join(folder.path, 'real.csv'), 0o640);
    await symlink('real.csv', join(folder.path, 'link.csv'));
    await folder.run([...build, '--table', 'link.csv']);
    expect(await fileIn(folder, 'real.csv')).toContain('EFFECTNAME;UNIT\n');
    await writeFile(join(folder.path, 'link.csv'), 'still a link');
    expect(await fileIn(folder, 'real.csv')).toBe('still a link');
  });

  it('is refused where a folder lies or nothing can be written', async () => {
    const folder = await folderWith({ 'in.txt': 'b\na\n', 'closed/x.txt': '' });
    const sort = (output: string) => folder.run(['effects', 'sort', '-i', 'in.txt', '-o', output]);
    expect((await sort('effects')).err).toBe('effects: This is a folder.\n');
    await chmod(join(folder.path, 'closed'), 0o555);
    expect((await sort('closed/y.txt')).err).toContain('You are not allowed');
    await chmod(join(folder.path, 'closed'), 0o755);
  });
});

describe('effects sort', () => {
  it('does as the document tells', async () => {
    const effects = 'Draw 2 cards\nGain 5 life\nDraw 1 creature\n\nAdd 3 points\nadd\nZebra\n';
    const folder = await Folder.with({ 'input.txt': effects, 'empty.txt': '\n' });
    expect((await folder.run(['effects', 'sort'])).out).toBe('output.txt: 6 lines.\n');
    expect(await fileIn(folder, 'output.txt')).toBe(
      'Add 3 points\nDraw 1 creature\nDraw 2 cards\nGain 5 life\nZebra\nadd\n',
    );
    const { err, code } = await folder.run(['effects', 'sort', '-i', 'empty.txt']);
    expect([err, code]).toEqual(['empty.txt: There is no line in this file.\n', 1]);
  });
});

describe('effects pick', () => {
  const table = `EFFECTNAME;UNIT;LEVEL_1\n${['a fire', 'b', 'c Fire.', 'd fired', 'e', 'f'].map((one, at) => `${one};${at < 5 ? 'True' : 'False'};${at < 2 ? 'True' : 'False'}`).join('\n')}\n`;
  const pick = async (...args: string[]) =>
    (await Folder.with({ 't.csv': table })).run(['effects', 'pick', 't.csv', ...args]);

  it('gives ten numbered pairs of different effects unless told', async () => {
    const { out } = await pick('-c', 'UNIT', '--seed', 'x');
    const pairs = out.trim().split('\n');
    expect(pairs).toHaveLength(10);
    expect(
      new Set(
        pairs.map((one) =>
          one
            .replace(/^\d+\. /, '')
            .split(' / ')
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(10);
    expect(pairs.at(-1)).toMatch(/^10\. .+ \/ .+$/);
    expect(out).not.toContain('f\n');
    expect((await pick('-c', 'UNIT', '--seed', 'x')).out).toBe(out);
  });

  it('takes only what is True in all columns, and says when that is little', async () => {
    const { out, err } = await pick('-c', 'UNIT', '-c', 'LEVEL_1', '-p', '5');
    expect(out).toMatch(/^1\. (a fire \/ b|b \/ a fire)\n$/);
    expect(err).toBe('There is no more than 1 pair.\n');
  });

  it('takes half of them by a word, as a whole word', async () => {
    const { out } = await pick('-n', '4', '-k', 'fire', '--json', '--seed', 'q');
    const { effects } = JSON.parse(out);
    expect(effects.slice(0, 2).sort()).toEqual(['a fire', 'c Fire.']);
    expect(new Set(effects).size).toBe(4);
  });

  it.each([
    [['-c', 'UNTI'], 't.csv:1:1: There is no column "UNTI"; there is EFFECTNAME, UNIT, LEVEL_1.'],
    [['-p', 'x'], '"x" is no number from 1 to 10000.'],
    [['-n', '1', '-p', '1'], 'Give either a number of effects (-n) or a number of pairs (-p).'],
  ])('%j is refused', async (args, line) => {
    const { err, code } = await pick(...args);
    expect([err, code]).toEqual([`${line}\n`, 1]);
  });
});
