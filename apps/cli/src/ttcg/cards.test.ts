import { builtIn } from '@cardscape/ttcg/testing';
import { writeDeck } from '@cardscape/ttcg/tools';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const run = async (...args: string[]) => (await Folder.with()).run(['ttcg', ...args]);

describe('ttcg cards', () => {
  it('lists the whole set', async () => {
    const { code, out } = await run('cards');
    const { designs } = builtIn.cardSet;
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(`${designs.length} cards. All cards.`);
    expect(out.trimEnd().split('\n')).toHaveLength(designs.length + 1);
  });

  it('finds cards by a query', async () => {
    const { out } = await run('cards', 't:fire', 'r>=2', '--json');
    const { cards } = JSON.parse(out);
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      expect(card.type).toBe('fire');
      expect(card.rank).toBeGreaterThanOrEqual(2);
    }
  });

  it('shows a single card in full, with the steps of its effects', async () => {
    const [card] = builtIn.cardSet.designs;
    const { out } = await run('cards', ...(card?.name.toUpperCase() ?? '').split(' '));
    expect(out.startsWith(`${card?.name}: `)).toBe(true);
    expect(out).toContain(`: ${card?.effects[1].text}\n  1. `);
  });

  it.each([[['-t:dark', 'k:unit']], [['-t:dark k:unit']], [['k:unit', '-t:dark']]])(
    'takes the query %j, minus and all',
    async (query) => {
      const { code, out } = await run('cards', ...query, '--json');
      expect(code).toBe(0);
      const { cards } = JSON.parse(out);
      expect(cards.length).toBeGreaterThan(1);
      for (const { type } of cards) expect(['dark', 'spell']).not.toContain(type);
    },
  );

  it('still knows a wrong option', async () => {
    const { code, err } = await run('cards', 't:fire', '--jsn');
    expect(code).toBe(1);
    expect(err).toContain("unknown option '--jsn'");
  });

  it('says what is wrong with a query', async () => {
    const { code, err } = await run('cards', 'colour:fire');
    expect(code).toBe(1);
    expect(err).toContain('"colour" is nothing to search by.');
  });
});

describe('ttcg deck check', () => {
  const [deck] = builtIn.decks;
  const check = async (text: string, ...more: string[]) =>
    (await Folder.with({ 'deck.txt': text })).run(['ttcg', 'deck', 'check', 'deck.txt', ...more]);

  it('counts a legal deck', async () => {
    const { code, out, err } = await check(writeDeck(deck!));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^.+: \d+ cards, legal in edition 0\.059\.\n {2}\d+ units, \d+ spells\./);
  });

  it('says all that keeps a deck from being played, and where', async () => {
    const { code, err } = await check('2 Nobody At All\n3 Cairn Pup\n');
    expect(code).toBe(1);
    expect(err).toContain('deck.txt:1:3: error: There is no card named "Nobody At All".');
    expect(err).toContain('deck.txt: error: Your deck has 3 cards; it needs 50 to 70');
    expect(err).toContain('deck.txt: error: You have 3 copies of Cairn Pup; 2 are allowed.');
  });

  it('says little of a file that is no deck', async () => {
    const { out, err } = await check(Array(50).fill('1 Nobody At All\n').join(''));
    expect(out).not.toContain('\n  .');
    expect(err.match(/There is no card/g)).toHaveLength(20);
    expect(err).toContain('deck.txt: error: 30 more lines cannot be read.\n');
  });

  it('prints JSON', async () => {
    const { code, out } = await check('3 Cairn Pup\n', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      edition: '0.059',
      errors: [],
      illegal: [{ about: 'size' }, { about: 'copies', card: 'Cairn Pup' }],
      statistics: { cards: 3, units: 3 },
    });
  });

  it('knows the editions', async () => {
    expect((await check('', '--edition', '7')).err).toContain('Allowed choices are 0.001');
    const { err } = await check(writeDeck(deck!), '--edition', '0.001');
    expect(err).not.toContain('edition 0.059');
  });
});
