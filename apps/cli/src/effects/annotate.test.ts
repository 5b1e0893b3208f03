import { describe, expect, it } from 'vitest';
import { fileIn, folderWith } from '../testing/workshop-folder.ts';

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

  it('warns of what says neither True nor False, with its line', async () => {
    const odd = Array.from({ length: 6 }, (_, at) => `Gain ${at};maybe;\n`).join('');
    const table = `EFFECTNAME;A;B\n"Draw\n1";maybe;True\nDraw 2;;false\n${odd}`;
    const folder = await folderWith({ 'a.csv': table });
    const annotate = ['effects', 'annotate', '-i', 'a.csv', '-o', 'b.csv', '-c', 'A'];
    const { err, code } = await folder.run([...annotate, '-m', 'B', '-e', 'Draw']);
    expect(code).toBe(0);
    expect(err.split('\n')).toEqual([
      'a.csv:2:1: warning: A is "maybe"; expected True or False. It does not count as True.',
      ...[5, 6, 7, 8].map((line) => expect.stringMatching(`^a.csv:${line}:1: warning: A is`)),
      'And 2 more such lines.',
      'a.csv:4:1: warning: B is "false"; expected True or False. It does not count as True.',
      '',
    ]);
    expect(await fileIn(folder, 'b.csv')).toContain(
      '1";True;True\nDraw 2;False;false\nGain 0;maybe;',
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
    [['-c', ' ', '-t', 'x'], 'Say which column (-c) is to be set.'],
    [
      ['-c', 'A', '-t', 'x', '-i', 'comma.csv'],
      'comma.csv:1:1: There is no column "EFFECTNAME"; there is EFFECTNAME,A. Divide the fields by semicolons.',
    ],
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
      'comma.csv': 'EFFECTNAME,A\nDraw,True\n',
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
