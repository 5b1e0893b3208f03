import { describe, expect, it } from 'vitest';
import { gameWith } from './game.ts';
import { readMatchFile } from './matchFile.ts';

const position = {
  seed: 'p',
  turn: 7,
  active: 1,
  players: [
    { character: 'Tamsin Greywall', hp: 120, mobs: ['Boundary Boar'], hand: ['Dig In'] },
    { character: 'Vesna Nightcourse', hand: ['Ill Omen'] },
  ],
};

function problemsOf(text: string): readonly string[] {
  const read = readMatchFile(text, 'save.json', {});
  return 'problems' in read ? read.problems : [];
}

describe('a file with a match', () => {
  it('may be a position in the readable form, which the match then begins in', () => {
    const read = readMatchFile(JSON.stringify(position), 'save.json', {});
    if (!('from' in read)) throw new Error(read.problems.join());
    const { cards, position: begun, options, seed } = read.from;
    const { state } = gameWith(cards, begun).setup(options, seed);
    expect([state.turn, state.active]).toEqual([7, 1]);
  });

  it('says where a position names a card that is not there', () => {
    const text = JSON.stringify(position).replace('Boundary Boar', 'Boundary Bore');
    expect(problemsOf(text)[0]).toMatch(/^save\.json:1:\d+: .*Boundary Boar/);
  });

  it('is refused if it is a record of another game', () => {
    const record = { format: 1, game: 'ttcg', version: 1, options: {}, seed: 's' };
    const whole = { ...record, start: '0'.repeat(16), steps: [], takebacks: [] };
    expect(problemsOf(JSON.stringify(whole))).toEqual([
      'This is a match of ttcg, not of Showdown.',
    ]);
  });
});
