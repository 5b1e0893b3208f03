import { ownList } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const CHANGES = [{}, { EFFECT2: 'Draw one glorp.' }, { DEFENSE: '100' }];
const LIST = ownList(28, (place) => CHANGES[place] ?? {});

/** Where the word stands that nobody knows. */
const COLUMN = (LIST.split('\n')[2] ?? '').indexOf('glorp') + 1;
const PLACE = `card_list.csv:3:${COLUMN}: error: Wharf Newt 1: `;

/** Twenty-five cards that can be played, twice each. */
const DECK = Array.from({ length: 25 }, (_, place) => `2 Wharf Newt ${place + 2}`).join('\n');

const folder = () => Folder.with({ 'card_list.csv': LIST, 'deck.txt': `Name: Newts\n${DECK}\n` });
const run = async (...args: string[]) => (await folder()).run(args);

describe('cards check', () => {
  it('answers each row with a line of JSON', async () => {
    const { code, out } = await run('cards', 'check', 'card_list.csv', '--json');
    expect(code).toBe(1);
    const entries = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(entries).toHaveLength(28);
    expect(entries[0]).toEqual({
      name: 'Wharf Newt 0',
      line: 2,
      ok: true,
      errors: [],
      warnings: [],
    });
    expect(entries[1]).toMatchObject({
      ok: false,
      errors: [{ line: 3, column: COLUMN, where: 'EFFECT2', found: '"glorp"' }],
    });
    expect(entries[2]).toMatchObject({ ok: true, warnings: [{ line: 4, where: 'ATTACK' }] });
  });

  it('says the same in words', async () => {
    const { code, out } = await run('cards', 'check', 'card_list.csv');
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`${PLACE}The word "glorp"`),
      expect.stringMatching(
        /^card_list\.csv:4:\d+: warning: Wharf Newt 2: Attack 300 \+ defense 100/,
      ),
      'card_list.csv: 27 of 28 cards can be played, 1 warning.',
    ]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'Found no line at all'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'no text'],
    ['a header alone', ownList(0), 'There is a header, but no card below it.'],
  ])('refuses %s', async (_, content, words) => {
    const { code, out } = await (await Folder.with({ 'a.csv': content })).run([
      'cards',
      'check',
      'a.csv',
    ]);
    expect(code).toBe(1);
    expect(out).toContain(words);
  });

  it('refuses what is not there', async () => {
    const { code, out } = await run('cards', 'check', 'b.csv');
    expect(code).toBe(1);
    expect(out).toContain('b.csv: error: There is no such file.');
  });
});

describe('--cards', () => {
  it('is searched by ttcg cards; what cannot be played is told', async () => {
    const { code, out, err } = await run('ttcg', 'cards', 'n:wharf', '--cards', 'card_list.csv');
    expect(code).toBe(0);
    expect(out).toMatch(/^27 cards\./);
    expect(err.trimEnd().split('\n')).toEqual([expect.stringContaining(PLACE)]);
  });

  it('is known to decks and to trials', async () => {
    const deck = await run('ttcg', 'deck', 'check', 'deck.txt', '--cards', 'card_list.csv');
    expect(deck.out).toContain('Newts: 50 cards, legal in edition 0.059.');
    const position = { players: [{ units: ['this'], deck: ['Wharf Newt 5'] }, {}] };
    const files = { 'card_list.csv': LIST, 'p.json': position };
    const tried = await (await Folder.with(files)).run([
      'ttcg',
      'try',
      'Draw a card.',
      '--position',
      'p.json',
      '--cards',
      'card_list.csv',
    ]);
    expect(tried.out).toContain('Player 1 draws Wharf Newt 5.');
  });

  it('ends a command where nothing of the list can be used', async () => {
    const list = ownList(2, () => ({ EFFECT1: 'Glorp.' }));
    const { code, err } = await (await Folder.with({ 'a.csv': list })).run([
      'ttcg',
      'cards',
      '--cards',
      'a.csv',
    ]);
    expect(code).toBe(1);
    expect(err).toContain('a.csv:2:');
  });

  it('is played with, and the record carries the cards of the decks alone', async () => {
    const here = await folder();
    const decks = ['--you', 'deck.txt', '--opponent', 'Bone Ledger'];
    const args = ['play', 'ttcg', '--cards', 'card_list.csv', ...decks, '--record', 'r.json'];
    const { out } = await here.run([...args, '--seed', 'own'], ['keep', 'no', 'end', 'concede']);
    expect(out).toContain('You play deck.txt; your opponent plays Bone Ledger.');
    const shown = await here.run(['replay', 'r.json']);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('The record is right');
    const { readFile } = await import('node:fs/promises');
    const record = JSON.parse(await readFile(`${here.path}/r.json`, 'utf8'));
    const [list] = record.cards.files;
    expect(list.text.trim().split('\n')).toHaveLength(26);
    expect(JSON.stringify(record.cards)).not.toContain('.png');
  });
});

describe('ttcg fuzz', { timeout: 60_000 }, () => {
  it('plays games with the cards of a list, and counts their effects', async () => {
    const here = await Folder.with({ 'a.csv': ownList(5) });
    const { code, out } = await here.run([
      'ttcg',
      'fuzz',
      'a.csv',
      '--games',
      '20',
      '--json',
      '--seed',
      'a',
    ]);
    expect(code).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(11);
    expect(lines[0].effect).toMatchObject({ card: 'Wharf Newt 0', effect: 1 });
    expect(lines.at(-1)).toMatchObject({ games: 20, cards: 5, problems: 0, refused: 0 });
  });

  it('ends with 1 where a card cannot be read, or a number of games', async () => {
    const here = await folder();
    const { code, err } = await here.run(['ttcg', 'fuzz', 'card_list.csv', '--games', '1']);
    expect(code).toBe(1);
    expect(err).toContain(PLACE);
    expect((await here.run(['ttcg', 'fuzz', 'card_list.csv', '--games', 'many'])).code).toBe(1);
  });
});
