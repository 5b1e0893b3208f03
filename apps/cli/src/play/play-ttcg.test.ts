import set from '@cardscape/ttcg/set.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const START = ['play', 'ttcg', '--seed', 'abc'];

async function play(typed: readonly string[], ...more: string[]) {
  return (await Folder.with()).run([...START, ...more], typed);
}

/** Answers that lead through a whole match, whatever is asked. */
const ANY = ['keep', 'no', 'play 1', 'attack 1', '1', '1 2', '1 2 3', 'to', 'end', 'pass'];

describe('play ttcg', { timeout: 60_000 }, () => {
  it('opens with the decks, the deal, the table and the options, in plain lines', async () => {
    const { code, out } = await play([], '--you', 'dragon weather', '--opponent', 'Bone Ledger');
    expect(code).toBe(0);
    expect(out).toContain('You play Dragon Weather; your opponent plays Bone Ledger.');
    expect(out).toMatch(/^The die shows \d: /m);
    expect(out).toContain(
      'Edition 0.059, before the first turn. Points: you 20, your opponent 20.',
    );
    // Nothing but words: no box art, no colour codes.
    expect(out).toMatch(/^[\n\x20-\x7e]*$/);
  });

  it('can be played to the end', async () => {
    const { out } = await play(Array(120).fill(ANY).flat(), '--bot', 'random');
    expect(out).toMatch(/^(You (win|lose) the match|The match is a draw): /m);
    expect(out).toMatch(/^Turn \d+, your battle phase\. /m);
  });

  it('numbers the ways to answer about the opening hand, and takes a number', async () => {
    const { out } = await play(['3', '2']);
    expect(out).toMatch(/^ {2}1 keep your hand\n {2}2 shuffle it in and draw 6$/m);
    expect(out).toContain('Type a number from 1 to 2.');
    expect(out).toContain('You shuffle your hand in for 6 new cards.');
  });

  it('numbers the columns as a run', async () => {
    const { out } = await play(Array(4).fill(['keep', 'no', 'pass', '1']).flat());
    expect(out).toMatch(/^ {2}play: 1-5 .+ in column 1-5/m);
    expect(out).toMatch(/^ {2}end turn$/m);
  });

  it('shows the hand and a card in full', async () => {
    const { out } = await play(['hand', 'card cairn pup']);
    expect(out).toMatch(/^7 .+ \(.+, rank \d, .+\): .+ \/ .+$/m);
    expect(out).toMatch(/^Cairn Pup \(Earth: Beast, 1 mark, /m);
  });

  it('says why something cannot be done', async () => {
    const typed = ['keep', 'no', 'keep', 'why attack 9', 'why battle'];
    const { out } = await play(typed, '--bot', 'random');
    expect(out).toContain('You see no card "9".');
  });

  describe('finds cards by a few letters', () => {
    /** The seed deals Coffin Crab (dark 1), Crypt Hound (dark 2) and Gallows Drake (dark 3). */
    const dealt = async (...typed: string[]) =>
      (await Folder.with()).run(['play', 'ttcg', '--seed', 'a'], ['keep', ...typed]);
    const ranked = 'You rank up Coffin Crab with Crypt Hound.';

    it.each(['play coffin crab in column 3', 'play coffin 3', 'play cof cr 3', 'play crab col 3'])(
      'takes "%s"',
      async (typed) => {
        const { out } = await dealt(typed);
        expect(out).toContain('Coffin Crab comes to column 3 of your unit row.');
      },
    );

    it.each(['play crypt hound', 'rank up crypt hound', 'rank coffin', 'rank', 'pl hound'])(
      'ranks up by "%s"',
      async (typed) => {
        const { out } = await dealt('play coffin 3', typed);
        expect(out).toContain(ranked);
      },
    );

    it('says what to type where several fit', async () => {
      const { out } = await dealt('play coffin');
      expect(out).toContain(
        '"coffin" could be 11-15 Coffin Crab in column 1-5: type play and one of these numbers, or more of the words.',
      );
    });

    it('says the same when asked why', async () => {
      const { out } = await dealt(
        'why play coffin',
        'why play gallows',
        'play coffin 3',
        'why play crypt hound',
        'card gallows',
      );
      expect(out).toContain(
        'You can do that now. Type play and a number: 11-15 Coffin Crab in column 1-5.',
      );
      expect(out).toMatch(/> why play gallows\n.*(rank|dark)/);
      expect(out).toContain('> why play crypt hound\nYou can do that now.\n');
      expect(out).toContain('> card gallows\nGallows Drake (Dark: ');
    });

    it('says what can be done where nobody can pass', async () => {
      const { out } = await dealt('pass');
      expect(out).toMatch(/> pass\nYou cannot pass here\. .+\nPlay up to 2 .+\n {2}play: 1-5 /);
    });
  });

  it('writes a record that replays', async () => {
    const folder = await Folder.with();
    const args = [...START, '--bot', 'random', '--record', 'r.json'];
    await folder.run(args, Array(20).fill(ANY).flat());
    const { code, out } = await folder.run(['replay', 'r.json']);
    expect(code).toBe(0);
    expect(out).toMatch(/The record is right: \d+ choices\.\n$/);
  });

  it('plays the deck of a file', async () => {
    const deck = set.files.find(({ path }) => path === 'decks/bone-ledger.txt');
    const text = deck?.text.replace('Name: Bone Ledger', 'Name: My Own');
    const folder = await Folder.with({ 'mine.txt': text });
    const { out } = await folder.run([...START, '--you', 'mine.txt']);
    expect(out).toContain('You play My Own;');
  });

  it('refuses a deck that is not there, or not legal', async () => {
    const unknown = await play([], '--you', 'Dragon Wether');
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('"Dragon Weather"') });
    const old = await play([], '--you', 'Dragon Weather', '--edition', '0.001');
    expect(old).toMatchObject({ code: 1, err: expect.stringContaining('edition 0.001 has no') });
  });
});
