import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const START = ['play', 'kolyma', '--seed', 'abc'];

async function play(typed: readonly string[], ...more: string[]) {
  const folder = await Folder.with();
  return folder.run([...START, ...more], typed);
}

/** What was said to each typed line. */
async function answers(typed: readonly string[], ...more: string[]): Promise<string[]> {
  const { out } = await play(typed, ...more);
  return out.split(/^> .*\n/m).slice(1);
}

describe('play kolyma', () => {
  it('opens with names, the deal, the table and the options, in plain lines', async () => {
    const { code, out } = await play([], '--you', 'ilsa plumbline', '--opponent', 'Bror Breakup');
    expect(code).toBe(0);
    expect(out).toContain('You play Ilsa Plumbline; your opponent plays Bror Breakup.');
    expect(out).toMatch(/^Round 1\. The target is \d+\./m);
    expect(out).toMatch(/^Your total is -?\d+\. Your number cards: 1 .+, 2 .+, 3 .+, 4 .+\.$/m);
    expect(out).toMatch(/^ {2}play or exchange: 1 .+, 7 /m);
    expect(out).toMatch(/^ {2}flip or swap: 1 .+, 4 /m);
    expect(out).toMatch(/^ {2}pass$/m);
    expect(out).toMatch(/The input has ended\. Goodbye\.\n$/);
    // Nothing but words: no box art, no colour codes.
    expect(out).toMatch(/^[\n\x20-\x7e]*$/);
  });

  it('can be played to the end by passing and choosing what must be chosen', async () => {
    const typed = Array(60).fill(['pass', '1', '1 2', '1 2 3']).flat();
    const sides = ['--you', 'Wick Silence', '--opponent', 'Tove Nightferry'];
    // In this match the opponent plays a card that asks for an answer.
    const { out } = await play(typed, '--seed', 's12', '--bot', 'random', ...sides);
    expect(out).toMatch(/^(You (win|lose) the match|The match is a draw): /m);
    expect(out).toContain('You cannot pass here. This is what you can do.\nChoose 1 ');
    expect(out).toContain('You can still type log, undo, save FILE or quit.');
  });

  it('can be played with every verb', async () => {
    const typed = ['play 1', 'flip 2', 'swap 1', 'exchange 1', '1', '1 2', '1 2 3', 'pass'];
    const { out } = await play(Array(12).fill(typed).flat());
    expect(out).toMatch(/You play /);
    expect(out).toMatch(/You flip /);
    expect(out).toMatch(/You swap /);
    expect(out).toMatch(/the match/);
  });

  it('plays by name and by first letters', async () => {
    const { out } = await play(['hand', 'pa']);
    const name = /^2 (.+?): /m.exec(out)?.[1] ?? '';
    expect(out).toContain('You pass.');
    const [reply] = await answers([`pl ${name.toLowerCase()}`]);
    expect(reply).toContain(`You play ${name}.`);
  });

  it.each([
    ['', 'Type a choice, or help.'],
    ['1', '"1" could be play 1, flip 1, swap 1 or exchange 1: type one of these.'],
    ['play', 'Which one? Type play and a number: 1 '],
    ['play 99', 'There is no play 99: there are 7 numbers.'],
    ['play 0', 'There is no play 0'],
    ['play 1 2', 'Choose 1, not 2.'],
    ['play Nonsense', 'There is no "Nonsense" to play.'],
    ['pass now', 'Type pass alone.'],
    ['p', '"p" could be play or pass.'],
    ['undp', 'Did you mean undo?'],
    ['xyzzy', '"xyzzy" is not a command here. Type help'],
    ['undo', 'You have not chosen anything yet.'],
    ['card', 'Type card and the name of a card.'],
    ['card lnog pace', 'Did you mean Long Pace?'],
    ['card pace', '"pace" could be Short Pace or Long Pace: type more of the name.'],
    ['card long pace', 'Your total grows by 5.'],
    ['card plain 0', 'Plain 0 (Number card, value 0)'],
    ['why', 'Type why and what you want to do'],
    ['why swap 2', 'You can do that now.'],
    ['why swap nonsense', 'You see no card "nonsense".'],
    ['why dance', 'There is nothing called "dance" in a turn.'],
    ['save', 'Type save and the name of a file.'],
    ['load', 'Type load and the name of a file.'],
    ['load nowhere.json', 'nowhere.json: error: There is no such file.'],
    ['save no/where.json', 'no/where.json: error: There is no such folder.'],
    ['help', 'concede: give up the match'],
    ['options', 'Play, flip, swap, exchange or pass.'],
    ['table', 'The target is'],
    ['log', 'Turn '],
    ['log all', 'Round 1.'],
    ['quit', 'Goodbye.'],
  ])('answers "%s"', async (typed, expected) => {
    const [reply] = await answers([typed]);
    expect(reply).toContain(expected);
  });

  it('explains with the name of a card why it cannot be flipped', async () => {
    const { out } = await play([]);
    const theirs = /Their number cards: 1 (.+?)[,.]/.exec(out)?.[1]?.replace(/ flipped.*/, '');
    const [reply] = await answers([`why flip ${theirs}`]);
    expect(reply).toContain('Only number cards in your own line can be flipped.');
  });

  it('takes choices back, also the end of the match', async () => {
    const [, taken] = await answers(['flip 1', 'undo']);
    expect(taken).toContain('Taken back.');
    expect(taken).toContain('Round 1, turn ');
    const [over, again, back] = await answers(['concede', 'concede', 'undo']);
    expect(over).toContain('You lose the match: concession.');
    expect(again).toContain('The match is over.');
    expect(back).toContain('Play, flip, swap, exchange or pass.');
  });

  it('refuses choices after the end', async () => {
    const [, number, options] = await answers(['concede', '1', 'options']);
    expect(number).toContain('The match is over.');
    expect(options).toContain('The match is over.');
  });

  it('saves and loads', async () => {
    const folder = await Folder.with({ 'notes.txt': 'mine' });
    const typed = [
      'flip 1',
      'save m.json',
      'flip 2',
      'save m.json',
      'load m.json',
      'save notes.txt',
    ];
    const { out } = await folder.run(START, typed);
    expect(out.match(/Saved to m\.json\./g)).toHaveLength(2);
    expect(out).toContain('Loaded m.json.');
    expect(out).toContain('notes.txt:1:1: error: This is not JSON');
    expect(await readFile(join(folder.path, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('refuses to load what is no match of this game', async () => {
    const folder = await Folder.with();
    await folder.run([...START, '--record', 'r.json'], ['flip 1']);
    const record = JSON.parse(await readFile(join(folder.path, 'r.json'), 'utf8'));
    await folder.write('other.json', { ...record, game: 'chess' });
    await folder.write('false.json', { ...record, start: '0'.repeat(16) });
    await folder.write('cast.json', { ...record, options: { characters: ['A', 'B'] } });
    const typed = ['load other.json', 'load false.json', 'load cast.json'];
    const { out } = await folder.run(START, typed);
    expect(out).toContain('There is no game "chess" here');
    expect(out).toContain('The first position differs');
    expect(out).toContain('There is no character "A".');
  });

  it('draws the same cards and characters for the same seed', async () => {
    expect((await play(['hand'])).out).toBe((await play(['hand'])).out);
  });

  it.each([
    [['--you', 'Ilsa'], 'expected "Ilsa Plumbline"'],
    [['--bot', 'genius'], 'Allowed choices are random, greedy'],
    [['--cards', 'nowhere.json'], 'There is no such file.'],
  ])('refuses %j', async (more, message) => {
    const { code, err } = await play([], ...more);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  it('says when the record cannot be written', async () => {
    const { code, err } = await play(['quit'], '--record', 'no/where.json');
    expect(code).toBe(1);
    expect(err).toContain('There is no such folder.');
  });
});

describe('play kolyma with cards of your own', () => {
  const stones = {
    name: 'Warm Stones',
    keywords: ['EFFECT_ADDVALUE', 'TARGET_PLAYER'],
    values: [3],
  };
  const ada = { name: 'Ada', deck: Array(12).fill('Warm Stones') };

  it('plays, records and replays them', async () => {
    const folder = await Folder.with({ 'ada.json': [stones, ada] });
    const args = [...START, '--cards', 'ada.json', '--you', 'Ada', '--record', 'r.json'];
    const { out } = await folder.run(args, ['play 1', 'concede']);
    expect(out).toContain('You play Warm Stones.');
    const replayed = await folder.run(['replay', 'r.json']);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('plays Warm Stones.');
  });

  it('refuses broken ones', async () => {
    const folder = await Folder.with({ 'ada.json': ada });
    const { code, err } = await folder.run([...START, '--cards', 'ada.json']);
    expect(code).toBe(1);
    expect(err).toContain('"Warm Stones" is not a card of this set');
  });
});

describe('play kolyma --two', () => {
  it('hands over between the players and tells each their own story', async () => {
    const { out } = await play(['', 'pass', '', 'hand', 'concede', 'quit'], '--two');
    expect(out.match(/Hand over to .+, then press Enter\./g)).toHaveLength(2);
    expect(out).toMatch(/^Player 1 plays .+, player 2 plays .+\. Type help/m);
    expect(out).toMatch(/\n{20}/);
    expect(out).toMatch(/^.+ wins the match: concession\.$/m);
  });

  it('takes back the last choice, whoever made it', async () => {
    const { out } = await play(['', 'pass', '', 'undo', '', 'quit'], '--two');
    expect(out.match(/Hand over/g)).toHaveLength(3);
    expect(out.trim().split('\n').at(-1)).toBe('Goodbye.');
  });

  it('ends politely when the input ends at a hand-over', async () => {
    expect((await play([], '--two')).out).toMatch(/The input has ended\. Goodbye\.\n$/);
  });
});
