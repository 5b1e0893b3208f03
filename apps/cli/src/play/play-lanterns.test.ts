import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const START = ['play', 'lanterns', '--seed', 'abc'];

const play = async (typed: readonly string[], ...more: string[]) =>
  (await Folder.with()).run([...START, ...more], typed);

/** What was said to each typed line. */
async function answers(typed: readonly string[], ...more: string[]): Promise<string[]> {
  const { out } = await play(typed, ...more);
  return out.split(/^> .*\n/m).slice(1);
}

/** Answers that lead through a whole match, whatever is asked. */
const ANY = Array(6).fill(['keep 1', 'draw', 'bid', '2', 'bury', 'none', 'roll']).flat();

describe('a game that the terminal does not know by name', () => {
  it('opens with the table and the options, in plain lines', async () => {
    const { code, out, err } = await play([]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('You play Lanterns. Type help for the commands.');
    expect(out).toContain('12 turns left; it is your turn.');
    expect(out).toContain('Draw, peek, show, keep, roll, bury or bid.\n  roll the die\n');
    expect(out).toMatch(/^ {2}keep: 1 .+ \(\d+\) face down, 2 .+, 3 /m);
    expect(out).toMatch(/The input has ended\. Goodbye\.\n$/);
    // Nothing but words: no box art, no colour codes.
    expect(out).toMatch(/^[\n\x20-\x7e]*$/);
  });

  it.each(['random', 'greedy'])('is played to the end against the %s bot', async (bot) => {
    const { code, out } = await play([...ANY, 'quit'], '--bot', bot);
    expect(out).toContain('The lanterns are counted. You have ');
    expect(out).toMatch(/^You (win|lose) the match: the higher score\.$/m);
    expect(out).toContain('You can still type log, undo, save FILE or quit.');
    expect(code).toBe(0);
  });

  it.each([
    ['', 'Type a choice, or help.'],
    ['1', '"1" could be show 1 or keep 1: type one of these.'],
    ['keep', 'Which one? Type keep and a number: 1 '],
    ['keep 99', 'There is no keep 99: there are 3 numbers.'],
    ['keep 1 2', 'Choose 1, not 2.'],
    ['keep nonsense', 'There is no "nonsense" to keep.'],
    ['b', '"b" could be bid or bury.'],
    ['rol', 'You roll a '],
    ['pass', 'You cannot pass here. This is what you can do.'],
    ['xyzzy', '"xyzzy" is not a command here. Type help for all of them.\nDraw, peek'],
    ['undo', 'You have not chosen anything yet.'],
    ['card', 'Type card and the name of a card.'],
    ['card papr moon', 'There is no card "papr moon". Did you mean Paper Moon'],
    ['card paper', '"paper" could be '],
    [
      'card winter',
      'Winter Sun (Lantern, value 12)\nKeep it face down: it counts 12 at the end.\n',
    ],
    ['why', 'Type why and what you want to do: why roll the die.'],
    ['why keep 2', 'You can do that now.'],
    ['why keep', 'You can do that now.'],
    ['why keep 9', 'You see no card "9".'],
    ['why keep nonsense', 'You see no card "nonsense".'],
    ['why fly', 'There is nothing called "fly" in a turn.'],
    ['why fly 1', 'There is nothing called "fly" in a turn.'],
    ['hand', '1 '],
    ['table', 'The deck has 6 lanterns.'],
    ['options', 'Draw, peek, show, keep, roll, bury or bid.'],
    ['help', 'concede: give up the match'],
    ['save', 'Type save and the name of a file.'],
    ['save no/where.json', 'no/where.json: error: There is no such folder.'],
    ['load', 'Type load and the name of a file.'],
    ['load nowhere.json', 'nowhere.json: error: There is no such file.'],
    ['concede now', 'To give the match up, type concede'],
    ['quit', 'Goodbye.'],
  ])('answers "%s"', async (typed, expected) => {
    const [reply] = await answers([typed]);
    expect(reply).toContain(expected);
  });

  it('asks in the middle of a turn, and says why nothing else can be done', async () => {
    const [asked, why, wrong, bid] = await answers(['bid', 'why roll', '7', '3']);
    expect(asked).toContain('Bid a number from 1 to 3.\n  a number from 1 to 3');
    expect(why).toContain('First bid a number.');
    expect(wrong).toContain('Choose whole numbers from 1 to 3, not 7.');
    expect(bid).toContain('You bid 3.');
  });

  it('buries several in their order, by number and by name', async () => {
    const [asked, buried] = await answers(['bury', 'bury 2 1']);
    const [, first, second] = /bury: 1 (.+) \(\d+\), 2 (.+) \(\d+\), 3 /.exec(asked ?? '') ?? [];
    expect(asked).toMatch(/^ {2}none$/m);
    expect(buried).toContain(`You bury ${second}, then ${first} under the deck.`);
    const [, named] = await answers(['bury', `bury ${second}, ${first}`]);
    expect(named).toContain(`You bury ${second}, then ${first} under the deck.`);
  });

  it('says once what holds for both cards that a number can mean', async () => {
    const { out } = await play(['keep 1', 'bid', 'why keep 1', '1', 'why keep 1']);
    expect(out).toContain('> why keep 1\nFirst bid a number.');
    expect(out).toContain('> why keep 1\nYou can do that now.');
  });

  it('takes choices back, also the end of the match', async () => {
    const [, taken] = await answers(['keep 1', 'undo']);
    expect(taken).toMatch(/^Taken back\.\n\n12 turns left/);
    const [over, again, number, back] = await answers(['concede', 'concede', '1', 'undo']);
    expect(over).toContain('You lose the match: concession.');
    expect(again).toContain('The match is over.');
    expect(number).toContain('The match is over.');
    expect(back).toContain('Draw, peek, show');
  });

  it('deals the same for the same seed', async () => {
    expect((await play(['hand'])).out).toBe((await play(['hand'])).out);
    expect((await play(['hand'], '--seed', 'x')).out).not.toBe((await play(['hand'])).out);
  });

  it.each([
    [['--you', 'Moon'], 'Moon: error: In Lanterns both play with the same cards'],
    [['--bot', 'genius'], 'Allowed choices are random, greedy'],
    [['--edition', 'old'], "unknown option '--edition'"],
    [['--cards', 'nowhere.json'], 'nowhere.json: error: There is no such file.'],
    [['--record', 'no/where.json'], 'There is no such folder.'],
  ])('refuses %j', async (more, message) => {
    const { code, err } = await play(['quit'], ...more);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('a match that is saved', () => {
  it('is loaded, and goes on', async () => {
    const folder = await Folder.with({ 'notes.txt': 'mine' });
    const typed = ['keep 1', 'save m.json', 'keep 1', 'save m.json', 'save notes.txt'];
    const { out } = await folder.run(START, [...typed, 'load m.json', 'undo']);
    expect(out.match(/Saved to m\.json\./g)).toHaveLength(2);
    expect(out).toContain('notes.txt:1:1: error: This is not JSON');
    expect(out).toMatch(/> load m\.json\nLoaded m\.json\.\nYou keep .+\n\n8 turns left/s);
    expect(out).toMatch(/> undo\nTaken back\.\n\n10 turns left/);
    expect(await readFile(join(folder.path, 'notes.txt'), 'utf8')).toBe('mine');
    const record = JSON.parse(await readFile(join(folder.path, 'm.json'), 'utf8'));
    expect(record).toMatchObject({ format: 2, set: { id: 'lanterns-core' }, seen: { views: 1 } });
    expect(record.seen.steps).toHaveLength(record.steps.length + 1);
  });

  it('does not take the place of a report', async () => {
    const folder = await Folder.with();
    await folder.run([...START, '--record', 'r.json'], ['keep 1']);
    const record = JSON.parse(await readFile(join(folder.path, 'r.json'), 'utf8'));
    await folder.write('report.json', { words: 'It hangs.', record });
    const { out } = await folder.run(START, ['save report.json', 'load report.json']);
    expect(out).toContain('report.json: error: This is a report');
    expect(out).toContain('Loaded report.json.');
  });

  it('is refused with the reason where it cannot be played on', async () => {
    const folder = await Folder.with();
    await folder.run([...START, '--record', 'r.json'], ['keep 1']);
    const record = JSON.parse(await readFile(join(folder.path, 'r.json'), 'utf8'));
    const designs = { ...record.designs, 'Paper Moon': '0'.repeat(16) };
    await folder.write('old.json', { ...record, designs });
    await folder.write('false.json', { ...record, start: '0'.repeat(16) });
    await folder.write('other.json', { ...record, game: 'chess' });
    await folder.write('options.json', { ...record, options: { turns: 1 } });
    const { seen: _, ...unseen } = record;
    await folder.write('long.json', { ...unseen, options: { turns: 1 } });
    const { out } = await folder.run(
      START,
      ['old', 'false', 'other', 'options', 'long'].map((name) => `load ${name}.json`),
    );
    const { id, hash } = record.set;
    expect(out).toContain(
      `old.json: Since this match was played, Paper Moon has changed. It needs the set ${id} ${hash}.`,
    );
    expect(out).toContain('false.json: It no longer plays as it was recorded. The first position');
    expect(out).toContain('other.json: game: There is no game "chess" here');
    expect(out).toContain(
      'options.json: Its cards cannot be opened here: options.turns: The options',
    );
    expect(out).toContain('long.json: options.turns: The options of Lanterns are {"turns":1}');
  });
});

describe('cards that someone brings', () => {
  const kite = (name: string) => ({ name, value: 9, rarity: 2 });
  const six = Array.from({ length: 6 }, (_, at) => kite(`Kite ${at}`));

  it('are played, kept in the record and replayed', async () => {
    const folder = await Folder.with({ 'kites.json': six });
    const args = [...START, '--cards', 'kites.json', '--alone', '--record', 'r.json'];
    const { out } = await folder.run(args, ['hand', 'keep 1', 'concede']);
    expect(out).toMatch(/> hand\n1 Kite \d \(9\)\n/);
    const { code, out: story } = await folder.run(['replay', 'r.json']);
    expect(story).toMatch(/^Player 1 keeps Kite \d \(9\) face down\.$/m);
    expect(code).toBe(0);
  });

  it('stand beside the built-in ones', async () => {
    const folder = await Folder.with({ 'kites.json': [kite('Kite Light')] });
    const { out } = await folder.run(
      [...START, '--cards', 'kites.json'],
      ['card kite', 'card winter sun', 'table'],
    );
    expect(out).toContain('Kite Light (Lantern, value 9)');
    expect(out).toContain('Winter Sun (Lantern, value 12)');
    expect(out).toContain('The deck has 7 lanterns.');
  });

  it('are refused with the place of what is wrong', async () => {
    const folder = await Folder.with({ 'kites.json': [{ ...kite('Kite'), value: 99 }] });
    const { code, err } = await folder.run([...START, '--cards', 'kites.json']);
    expect(err).toContain('kites.json:1:25: error: "value" is 99');
    expect(code).toBe(1);
  });
});

describe('two at one terminal', () => {
  it('are greeted, hand over, and hear their own story', async () => {
    const { out } = await play(['roll', '', 'concede', 'quit'], '--two');
    expect(out).toContain('Two play Lanterns.');
    expect(out.match(/Hand over to Player 2, then press Enter\./g)).toHaveLength(1);
    expect(out).toContain('Your opponent rolls a ');
    expect(out).toMatch(/\n{20}/);
    expect(out).toMatch(/^Player 1 wins the match: concession\.$/m);
  });

  it('take back the last choice, whoever made it', async () => {
    const { out } = await play(['roll', '', 'undo', '', 'quit'], '--two');
    expect(out.match(/Hand over/g)).toHaveLength(2);
    expect(out.trim().split('\n').at(-1)).toBe('Goodbye.');
  });
});
