import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';
import { fileIn, folderWith } from '../testing/workshop-folder.ts';

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

  it('makes the usual folder of the effects, and no other', async () => {
    const folder = await Folder.with({ 't.txt': 'Draw a card.', 'placeholders/x.txt': '' });
    const { out, code } = await folder.run(['effects', 'expand', '-f', 't.txt']);
    expect([out, code]).toEqual(['effects/all_effects.txt: 1 effect.\n', 0]);
    expect(await fileIn(folder, 'effects/all_effects.txt')).toBe('Draw a card.\n');
  });

  it('says what is passed over where it only removes duplicates', async () => {
    const folder = await Folder.with({ 'a.txt': 'a\nb\na\n' });
    const { out, err } = await folder.run([
      ...['effects', 'expand', '-d', 'a.txt', '-s', 'x', '-o', 'b.txt', '--check'],
    ]);
    expect(out).toBe('a.txt: 1 duplicate line removed.\n');
    expect(err).toBe('With -d nothing is expanded: -s, -o and --check are passed over.\n');
    expect((await folder.run(['effects', 'expand', '-d', 'a.txt'])).err).toBe('');
  });

  it('refuses to write where nothing is to be written', async () => {
    const folder = await Folder.with({ 'a.txt': 'a\na\n' });
    const { err, code } = await folder.run(['effects', 'expand', '-d', 'a.txt', '-t']);
    expect([err, code]).toEqual([
      'Give either -d, which mends its file, or -t, which writes none.\n',
      1,
    ]);
    expect(await fileIn(folder, 'a.txt')).toBe('a\na\n');
  });

  it('says why a placeholder cannot have a file', async () => {
    const folder = await Folder.with({ 'pw.txt': 'secret\n', 'p/a.txt': 'one\n' });
    const { out, err } = await folder.run([
      ...['effects', 'expand', '-s', 'Draw <../pw> <a>', '-p', 'p', '-t'],
    ]);
    expect(out).toContain('Draw <../pw> one\n');
    expect(err).toContain(
      'p: warning: <../pw> leads out of this folder, where no values are looked for: it stays as it is.\n',
    );
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
    [['-d', 'empty.txt'], 'empty.txt: There is no line in this file.'],
    [['-d', 'none.txt'], 'none.txt: There is no such file.'],
    [
      ['-s', 'x', '-p', 'none'],
      'none: There is no such folder; expected a folder with a file for each placeholder.',
    ],
    [['-s', 'x', '-o', 'none/x.txt'], 'none/x.txt: There is no folder none for it.'],
    [
      ['-s', '<digit><digit1><digit2><digit3><digit4><digit5>'],
      'The template "<digit><digit1><digit2><digit3><digit4><digit5>" would have a million texts or more, and that is too many.',
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
