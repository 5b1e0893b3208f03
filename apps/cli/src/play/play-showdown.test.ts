import { fileURLToPath } from 'node:url';
import { loadGame } from '@cardscape/games';
import { randomFrom, randomPicks } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { snapshotOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { Folder, runIn } from '../testing/captured-host.ts';

const builtInCards = fileURLToPath(
  new URL('../../../../packages/showdown/cards/', import.meta.url),
);
const cards = fileURLToPath(new URL('../testing/showdown/', import.meta.url));
const START = ['play', 'showdown', '--seed', 'abc', '--cards', cards, '--alone'];

const play = async (typed: readonly string[], ...more: string[]) =>
  (await Folder.with()).run([...START, ...more], typed);

describe('play showdown', () => {
  it('opens with the characters, the table and the options, in plain lines', async () => {
    const { code, out } = await play(['hand', 'card reed sling', 'quit'], '--bot', 'random');
    expect(out).toContain('You play Old Ferrier; your opponent plays Old Ferrier.');
    expect(out).toMatch(/^Turn \d+, your turn: level up\.$/m);
    expect(out).toMatch(/^You: Old Ferrier, 180 of 180 HP; level 0; learned: nothing\.$/m);
    expect(out).toMatch(/^ {2}learn: 1 .+, 2 /m);
    expect(out).toMatch(/^1 .+ \(W(ATER|IND) (mob|rapid action), level \d+/m);
    expect(out).toContain('When used to level up: Level 20, 1 Wind: Play a mob of level 30');
    expect(code).toBe(0);
  });

  it('is played by typed choices, kept, and replayed with its cards', async () => {
    const folder = await Folder.with();
    const args = [...START, '--bot', 'random', '--record', 'r.json'];
    const { out } = await folder.run(args, ['learn 1', 'none', 'none', 'concede', 'quit']);
    expect(out).toContain('You level up to 10 with ');
    expect(out).toContain('You lose the match: concession.');
    const { code, out: story } = await folder.run(['replay', 'r.json']);
    expect(story).toContain('The record is right: ');
    expect(code).toBe(0);
  });

  it('gives examples that can be typed', async () => {
    const { out } = await play(['help', 'why', 'quit'], '--bot', 'random');
    const [, example] =
      /from the options, such as (learn \d+)\. Numbers count from 1\.$/m.exec(out) ?? [];
    expect(out).toContain(`Type why and what you want to do: why ${example}.`);
    const learned = await play([String(example), 'quit'], '--bot', 'random');
    expect(learned.out).toContain('You level up to 10 with ');
  });

  it.each(['none', 'pass', 'PASS'])('lets you decline by typing %s', async (word) => {
    const { out } = await play([word, 'quit'], '--bot', 'random');
    expect(out).toMatch(/^Turn 3, your turn: level up\.$/m);
    expect(out).not.toContain('is not a command here');
  });

  it('is for two people at one terminal', async () => {
    const { out } = await play(['none'], '--two');
    expect(out).toContain('Player 1 plays Old Ferrier, player 2 plays Old Ferrier.');
  });

  it('needs no folder', async () => {
    const { code, out } = await runIn('.', ['play', 'showdown', '--seed', 'a', '--bot', 'random']);
    expect(out).toMatch(/^You play .+; your opponent plays .+\. Type help for the commands\.$/m);
    expect(code).toBe(0);
  });

  it('goes on from the snapshot of a turn, which a card is tried in too', async () => {
    const { builtIn } = await loadGame('showdown');
    const arranged = builtIn.arrange({}, randomFrom('snapshot'));
    if ('problems' in arranged) throw new Error('nothing is arranged');
    const match = new Match(builtIn.game, { options: arranged.options, seed: 'snapshot' });
    const random = randomFrom('snapshot');
    while (match.state.turn < 6) {
      const { decision } = match;
      if (decision.ask === 'over') throw new Error('it ended early');
      match.choose(randomPicks(decision, random));
    }
    const states = match.steps.map(({ state }) => state);
    const snapshot = snapshotOf(builtIn.book, states);
    const folder = await Folder.with({ 'turn.json': snapshot });
    const args = ['play', 'showdown', '--two', '--position', 'turn.json', '--record', 'r.json'];
    const { code, out } = await folder.run(args, ['none', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('Two play Showdown.');
    expect(out).toMatch(/^Turn 6, /m);
    for (const { character, hp, maxHp } of snapshot.players)
      expect(out).toContain(`${character}, ${hp} of ${maxHp} HP`);
    const replayed = await folder.run(['replay', 'r.json']);
    expect(replayed.out).toContain('The record is right: ');
    const tried = ['showdown', 'try', `${cards}reed_sling.lua`, '--position', 'turn.json'];
    const trial = await folder.run([...tried, '--cards', builtInCards]);
    expect(trial.err).toBe('');
    expect(trial.out).toContain(`${snapshot.players[0].character}, `);
  });

  it('says where the position of a file is wrong', async () => {
    const folder = await Folder.with({
      'p.json': '{\n  "players": [{ "hand": ["No One"] }, {}]\n}',
    });
    const { code, err } = await folder.run(['play', 'showdown', '--position', 'p.json']);
    expect(err).toMatch(/^p\.json:2:\d+: .*There is no card "No One"/);
    expect(code).toBe(1);
    const absent = await folder.run(['play', 'showdown', '--position', 'none.json']);
    expect(absent.err).toContain('none.json: error: There is no such file.');
  });

  it('names the characters there are', async () => {
    const { code, err } = await play([], '--you', 'Old Ferryman');
    expect(err).toContain('There is no character "Old Ferryman"; expected "Old Ferrier".');
    expect(code).toBe(1);
  });
});
