import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const stones = { name: 'Warm Stones', keywords: ['EFFECT_ADDVALUE', 'TARGET_PLAYER'], values: [3] };

async function check(files: Record<string, unknown>, ...names: string[]) {
  const folder = await Folder.with(files);
  const { code, out, err } = await folder.run(['kolyma', 'check', '--json', ...names]);
  expect(err).toBe('');
  const lines = out.trim().split('\n');
  return { code, entries: lines.map((line) => JSON.parse(line)) };
}

describe('kolyma check --json', () => {
  it('says what a right card does, on one line', async () => {
    const { code, entries } = await check({ 'a.json': stones }, 'a.json');
    expect(code).toBe(0);
    expect(entries).toEqual([
      {
        file: 'a.json',
        name: 'Warm Stones',
        kind: 'special',
        ok: true,
        english: 'Add 3 to your total.',
        warnings: [],
      },
    ]);
  });

  it('names the place of an error, what was found and what was expected', async () => {
    const broken = { ...stones, keywords: ['EFFECT_ADDVALUE', 'TYPE_NUMBER'] };
    const { code, entries } = await check({ 'a.json': broken }, 'a.json');
    expect(code).toBe(1);
    expect(entries[0]).toMatchObject({
      file: 'a.json',
      name: 'Warm Stones',
      kind: 'special',
      ok: false,
      errors: [
        {
          line: 1,
          where: 'keywords',
          position: 1,
          found: 'TYPE_NUMBER',
          expected: ['TARGET_PLAYER', 'TARGET_OPPONENT'],
        },
      ],
    });
  });

  it('keeps the entries of a list apart', async () => {
    const list = [
      stones,
      { ...stones, name: 'Two', values: [] },
      { name: 'Three', value: 3, class: 'red' },
      { name: 'Four' },
    ];
    const { entries } = await check({ 'a.json': list }, 'a.json');
    expect(entries.map(({ name, ok }) => [name, ok])).toEqual([
      ['Warm Stones', true],
      ['Two', false],
      ['Three', true],
      ['Four', false],
    ]);
  });

  it('looks for the cards of a deck in all files and in the built-in set', async () => {
    const hero = { name: 'Ada', deck: ['Warm Stones', 'Long Pace', 'Lung Pace'] };
    const { entries } = await check({ 'a.json': hero, 'b.json': stones }, 'a.json', 'b.json');
    expect(entries[0].errors).toHaveLength(1);
    expect(entries[0].errors[0]).toMatchObject({
      where: 'set',
      position: 2,
      expected: ['"Long Pace"'],
    });
  });

  it('lets a card take a built-in name, but not a name of another given card', async () => {
    const pace = { ...stones, name: 'Long Pace' };
    const { entries } = await check(
      { 'a.json': pace, 'b.json': pace },
      'a.json',
      'b.json',
      'a.json',
    );
    expect(entries.map(({ ok }) => ok)).toEqual([true, false]);
  });

  it('checks the .json files of a folder', async () => {
    const { entries } = await check({ 'a.json': stones, 'b.txt': 'x' }, '.');
    expect(entries.map(({ file }) => file)).toEqual(['a.json']);
  });

  it('reads files with a byte order mark and with Windows line ends', async () => {
    const text = `\uFEFF${JSON.stringify(stones, null, 2).replaceAll('\n', '\r\n')}`;
    expect((await check({ 'a.json': text }, 'a.json')).code).toBe(0);
  });

  it.each([
    ['nothing there', {}, 'There is no such file.'],
    ['an empty file', { 'a.json': '' }, 'The file ends too early'],
    ['no JSON', { 'a.json': '{ "name": }' }, 'a string in double quotes'],
    [
      'binary garbage',
      { 'a.json': Uint8Array.of(0xff, 0xfe, 0, 1, 0x9c) },
      'expected text in UTF-8',
    ],
    ['zeros', { 'a.json': new Uint8Array(100) }, 'U+0000'],
    ['50 MB', { 'a.json': new Uint8Array(50_000_000) }, 'expected at most'],
    ['2 MB of text', { 'a.json': `"${'x'.repeat(2_000_000)}"` }, 'at most 1000000 characters'],
    ['deep brackets', { 'a.json': '['.repeat(100_000) }, 'more than 32 deep'],
  ])('answers clearly to %s', async (_, files, message) => {
    const { code, entries } = await check(files, 'a.json');
    expect(code).toBe(1);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ file: 'a.json', ok: false });
    expect(entries[0].errors[0].message).toContain(message);
  });
});

describe('kolyma check', () => {
  it('reports errors as editors link them, and sums up', async () => {
    const folder = await Folder.with({
      'a.json': [stones, { ...stones, name: 'Two', values: [] }],
    });
    const { code, out } = await folder.run(['kolyma', 'check', 'a.json']);
    expect(code).toBe(1);
    expect(out).toMatch(/^a\.json: Warm Stones: Add 3 to your total\.$/m);
    expect(out).toMatch(/^a\.json:1:\d+: error: Two: Value 0 is missing/m);
    expect(out).toContain('1 of 2 right, 0 warnings.');
  });

  it('says that a folder holds no cards', async () => {
    const folder = await Folder.with();
    const { code, out } = await folder.run(['kolyma', 'check', '.']);
    expect(code).toBe(1);
    expect(out).toContain('no .json files');
  });

  it('wants a file', async () => {
    const folder = await Folder.with();
    const { code, err } = await folder.run(['kolyma', 'check']);
    expect(code).toBe(1);
    expect(err).toContain("missing required argument 'files'");
  });
});
