import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';
import { fileIn } from '../testing/workshop-folder.ts';

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
  const table = `EFFECTNAME;UNIT;LEVEL_1;LAST\n${['a fire', 'b', 'c Fire.', 'd fired', 'e', 'f'].map((one, at) => `${one};${at < 5 ? 'True' : 'False'};${at < 2 ? 'True' : 'False'};${at === 0 ? 'True' : 'False'}`).join('\n')}\n`;
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

  it('says that no effect has any of the words', async () => {
    const { out, err, code } = await pick('-n', '2', '-k', 'fir', '-k', 'dragon');
    expect(out.split('\n')).toHaveLength(3);
    expect(err).toBe('No effect has "fir" or "dragon": all are picked without a word.\n');
    expect(code).toBe(0);
  });

  it('says of none that none are', async () => {
    const folder = await Folder.with({ 't.csv': 'EFFECTNAME;NEVER\na;False\n' });
    const { err, code } = await folder.run(['effects', 'pick', 't.csv', '-c', 'NEVER', '-n', '1']);
    expect([err, code]).toEqual(['t.csv: Found 0 effects that are True in NEVER.\n', 1]);
  });

  it.each([
    [['-c', 'UNIT', 't.csv', '-n', '1']],
    [['-c', 'UNIT', '-c', 'LEVEL_1', 't.csv', '-n', '1']],
    [['-n', '1', '-c', 'UNIT', '-k', 'fire', 't.csv']],
    [['-c', 'UNIT', '-n', '1', 't.csv']],
    [['-c', 'UNIT', 'named', '-n', '1']],
  ])('finds its table wherever it is named: %j (R-W17)', async (args) => {
    const folder = await Folder.with({ 't.csv': table, named: table });
    const { err, code } = await folder.run(['effects', 'pick', ...args]);
    expect([err, code]).toEqual(['', 0]);
  });

  it.each([
    [['-c', 't.csv'], 't.csv: This is a file; say which column (-c) is meant.'],
    [['-c', 'UNIT', 'gone.csv'], 'gone.csv: There is no such file.'],
  ])(
    'tells of a table that is named instead of a column, or is not there: %j',
    async (args, line) => {
      const folder = await Folder.with({ 't.csv': table });
      const { err, code } = await folder.run(['effects', 'pick', ...args]);
      expect([err, code]).toEqual([`${line}\n`, 1]);
    },
  );

  it.each([
    [
      ['-c', 'UNTI'],
      't.csv:1:1: There is no column "UNTI"; there is EFFECTNAME, UNIT, LEVEL_1, LAST.',
    ],
    [['-k', ' '], 'A keyword (-k) is empty.'],
    [
      ['-c', 'LEVEL_1', 'UNIT', '-c', 'LAST'],
      't.csv: Found 1 effect that is True in LEVEL_1 and UNIT and LAST; a pair needs two.',
    ],
    [['-p', 'x'], '"x" is no number from 1 to 10000.'],
    [['-n', '1', '-p', '1'], 'Give either a number of effects (-n) or a number of pairs (-p).'],
  ])('%j is refused', async (args, line) => {
    const { err, code } = await pick(...args);
    expect([err, code]).toEqual([`${line}\n`, 1]);
  });
});
