import { describe, expect, it } from 'vitest';
import { beginningWords, whoBegins } from './first.ts';
import type { Profile } from './profile.ts';
import { type MatchOutcome, settleMatch } from './rewards/index.ts';
import { aProfile, aResult } from './testing/players.ts';
import { aPool } from './testing/pool.ts';

const pool = aPool();
const ada: Profile = { ...aProfile(pool), level: 4 };
const bo: Profile = { ...ada, name: 'Bo' };

/** Both after a match, on the level they had before. */
function played(one: Profile, outcome: MatchOutcome, other: Profile): [Profile, Profile] {
  const opposite = { won: 'lost', tied: 'tied', lost: 'won' } as const;
  const after = (profile: Profile, how: MatchOutcome, against: string): Profile => ({
    ...settleMatch(profile, aResult({ outcome: how, against }), pool).profile,
    level: profile.level,
  });
  return [after(one, outcome, other.name), after(other, opposite[outcome], one.name)];
}

const said = (pair: readonly [Profile, Profile]) => beginningWords(pair, whoBegins(pair));

describe('R-S27 who begins a match of two profiles', () => {
  it('is the lower level, whoever lost before', () => {
    const low: Profile = { ...bo, level: 3 };
    expect(whoBegins([ada, low])).toEqual({ why: 'level', first: 1 });
    expect(whoBegins([low, ada])).toEqual({ why: 'level', first: 0 });
    expect(whoBegins(played(ada, 'lost', low))).toEqual({ why: 'level', first: 1 });
    expect(said([ada, low])).toBe('Bo begins, as the lower level: 3 against 4.');
  });

  it('is the loser of their last match, at the same level', () => {
    const lost = played(ada, 'lost', bo);
    expect(whoBegins(lost)).toEqual({ why: 'loss', first: 0 });
    expect(said(lost)).toBe('Ada begins, after losing to Bo last time.');
    const avenged = played(...([lost[0], 'won', lost[1]] as const));
    expect(whoBegins(avenged)).toEqual({ why: 'loss', first: 1 });
  });

  it('is for the dice before they have met, and after a tie', () => {
    expect(whoBegins([ada, bo])).toEqual({ why: 'dice' });
    expect(said([ada, bo])).toMatch(/^Dice decide who begins: both are level 4/);
    const lost = played(ada, 'lost', bo);
    expect(whoBegins(played(...([lost[0], 'tied', lost[1]] as const)))).toEqual({ why: 'dice' });
  });

  it('forgets neither matches with others, nor takes a new profile for the old one of its name', () => {
    const [lost, won] = played(ada, 'lost', bo);
    const cleo: Profile = { ...ada, name: 'Cleo' };
    const [since] = played(lost, 'won', cleo);
    expect(whoBegins([since, won])).toEqual({ why: 'loss', first: 0 });
    expect(whoBegins([lost, bo])).toEqual({ why: 'dice' });
    expect(whoBegins([lost, { ...won, name: 'BO' }])).toEqual({ why: 'loss', first: 0 });
  });
});
