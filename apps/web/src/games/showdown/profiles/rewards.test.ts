import type { MatchStart, Outcome } from '@cardscape/kernel';
import type { ShowdownOptions, ShowdownView } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { matchKey, type Reward, resultFor, rewardWords } from './rewards.ts';

const tally = { damage: 120, healing: 30, played: 9, destroyed: 2, drawn: 11 };
const view = {
  turn: 14,
  players: [{ tally }, { tally: { ...tally, damage: 7 } }],
} as unknown as ShowdownView;
const wonBy = (winner: 0 | 1 | null): Outcome => ({ ask: 'over', winner, reason: 'hp' });

describe('what a match is worth to a profile', () => {
  it('counts what its player did, whoever won', () => {
    expect(resultFor(0, { outcome: wonBy(0), view })).toEqual({
      outcome: 'won',
      turns: 14,
      damage: 120,
      healing: 30,
      played: 9,
      destroyed: 2,
    });
    expect(resultFor(1, { outcome: wonBy(0), view })).toMatchObject({ outcome: 'lost', damage: 7 });
    expect(resultFor(1, { outcome: wonBy(null), view }).outcome).toBe('tied');
  });
});

describe('what a profile got that a bot has played', () => {
  it('is said in a line: Exp, rupees, cards, and what came out of booster packs', () => {
    const cards = [{ card: 'Newt', isNew: true }];
    const report = { exp: 12, rupees: 30, cards, boosters: [{ level: 2, cards }] };
    const reward = { profile: 'Bert', report } as unknown as Reward;
    expect(rewardWords(reward, 'Easy bot')).toBe(
      'Bert, played by the Easy bot, gets 12 Exp, 30 rupees and 1 card: Newt. Level 2 brings a booster pack: Newt.',
    );
  });
});

describe('a match is known by its start', () => {
  const start: MatchStart<ShowdownOptions> = {
    seed: 's',
    options: { characters: ['Ida', 'Olf'], decks: [['Newt'], ['Asp']] },
  };

  it('however it goes on, and whatever the players are called', () => {
    expect(matchKey({ ...start, names: ['A', 'B'] })).toBe(matchKey(start));
  });

  it('another seed or another deck makes another match', () => {
    expect(matchKey({ ...start, seed: 't' })).not.toBe(matchKey(start));
    const options: ShowdownOptions = { ...start.options, decks: [['Newt'], ['Newt']] };
    expect(matchKey({ ...start, options })).not.toBe(matchKey(start));
  });
});
