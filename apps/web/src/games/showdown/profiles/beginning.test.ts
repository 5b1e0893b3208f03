import { randomFrom } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import type { Beginner } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import type { SeatPlans } from '../../../table/set-up/seats.ts';
import { core } from '../core.ts';
import { beginningOf, rematchOf } from './beginning.ts';

const ada: Beginner = { name: 'Ada', level: 2, lastMatches: [{ against: 'bo', outcome: 'lost' }] };
const bo: Beginner = { name: 'Bo', level: 2, lastMatches: [{ against: 'ada', outcome: 'won' }] };
const low: Beginner = { ...bo, level: 1 };

const arranged = core.arrange({}, randomFrom('begin'));
if (!('options' in arranged)) throw new Error('nothing is arranged');
const { options } = arranged;

describe('R-S27 who begins', () => {
  it('is said with the reason where two profiles meet', () => {
    expect(beginningOf([ada, low])).toEqual({
      first: 1,
      words: 'Bo begins, as the lower level: 1 against 2.',
    });
    expect(beginningOf([ada, bo]).first).toBe(0);
    expect(beginningOf([ada, { name: 'Cleo', level: 2 }]).first).toBeUndefined();
  });

  it('is for the dice where a seat has no profile', () => {
    for (const seats of [[undefined, undefined] as const, [ada, undefined] as const])
      expect(beginningOf(seats)).toEqual({ words: 'Dice decide who begins.' });
  });

  it('is kept in the record, which replays', () => {
    for (const first of [0, 1] as const) {
      const match = new Match(core.game, { options: { ...options, first }, seed: 's' });
      expect(match.state.active).toBe(first);
      expect(Match.of(core.game, match.record).state.active).toBe(first);
    }
  });

  it('is found anew for a rematch, by how the profiles stand then', () => {
    const plansOf = (one?: string, other?: string): SeatPlans => [
      { kind: 'human', name: 'You', ...(one !== undefined && { profile: one }) },
      { kind: 'bot', bot: 'greedy', name: 'Bot', ...(other !== undefined && { profile: other }) },
    ];
    const rematch = (plans: SeatPlans, profiles: readonly Beginner[], first?: 0 | 1) => {
      const from = { options: { ...options, ...(first !== undefined && { first }) }, seed: 's' };
      return rematchOf({ plans, from }, profiles).from.options.first;
    };
    expect(rematch(plansOf('Ada', 'Bo'), [ada, bo], 1)).toBe(0);
    expect(rematch(plansOf('Ada', 'Bo'), [{ name: 'Ada', level: 2 }, bo], 1)).toBeUndefined();
    expect(rematch(plansOf(), [ada, bo], 1)).toBe(1);
    expect(rematch(plansOf('Ada'), [ada, bo])).toBeUndefined();
  });
});
