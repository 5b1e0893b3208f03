import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
import { sizeOf } from '../pile.ts';
import { aProfile, aResult } from '../testing/players.ts';
import { aPool } from '../testing/pool.ts';
import { earningsFor } from './earnings.ts';
import { expBars, expFor } from './experience.ts';
import { settleMatch } from './settle.ts';

const pool = aPool();
const fresh = aProfile(pool);
const earned = (changes = {}) => {
  const { exp, rupees } = settleMatch(fresh, aResult(changes), pool).report;
  return { exp, rupees };
};

describe('R-S9 Exp and rupees', () => {
  it('are for being there, the outcome, damage, healing, cards played and destroyed', () => {
    expect(earningsFor(aResult())).toEqual([
      { part: 'presence', exp: 20, rupees: 20 },
      { part: 'outcome', exp: 60, rupees: 50 },
      { part: 'damage', exp: 30, rupees: 30 },
      { part: 'healing', exp: 4, rupees: 4 },
      { part: 'played', exp: 20, rupees: 10 },
      { part: 'destroyed', exp: 20, rupees: 12 },
    ]);
    expect(earned()).toEqual({ exp: 154, rupees: 126 });
  });

  it('are more for a tie than for a loss, and most for a win', () => {
    expect(earned({ outcome: 'tied' })).toEqual({ exp: 124, rupees: 101 });
    expect(earned({ outcome: 'lost' })).toEqual({ exp: 104, rupees: 76 });
  });

  it('are less for a match that was given up at once', () => {
    const nothing = { damage: 0, healing: 0, played: 0, destroyed: 0 };
    expect(earned({ ...nothing, turns: 1 })).toEqual({ exp: 26, rupees: 25 });
  });

  it('do not grow without end', () => {
    const endless = { damage: 1e6, healing: 1e6, played: 1e6, destroyed: 1e6, turns: 300 };
    expect(earned(endless)).toEqual({ exp: 340, rupees: 281 });
  });
});

describe('the bar of the end screen', () => {
  it('runs through each level that is reached', () => {
    expect(expBars({ level: 1, exp: 40 }, 20)).toEqual([{ level: 1, from: 40, to: 60, of: 100 }]);
    expect(expBars({ level: 1, exp: 40 }, 60)).toEqual([
      { level: 1, from: 40, to: 100, of: 100 },
      { level: 2, from: 0, to: 0, of: 125 },
    ]);
    expect(expBars({ level: 1, exp: 0 }, 240)).toEqual([
      { level: 1, from: 0, to: 100, of: 100 },
      { level: 2, from: 0, to: 125, of: 125 },
      { level: 3, from: 0, to: 15, of: 150 },
    ]);
  });

  it('fills by what was gained', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(5000), fc.nat(), (levels, gained, part) => {
        const level = levels + 1;
        const bars = expBars({ level, exp: part % expFor(level) }, gained);
        expect(bars.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(gained);
        expect(bars.at(-1)!.to).toBeLessThan(expFor(bars.at(-1)!.level));
      }),
    );
  });
});

describe('3.1.3 cards after a match', () => {
  it('are one at least: a second for a match that was won in full', () => {
    const cards = (changes: object) =>
      settleMatch(fresh, aResult(changes), pool).report.cards.length;
    expect(cards({ outcome: 'lost' })).toBe(1);
    expect(cards({ outcome: 'tied' })).toBe(1);
    expect(cards({ outcome: 'won' })).toBe(2);
    expect(cards({ outcome: 'won', turns: 3 })).toBe(1);
  });

  it('are a booster besides for each level up: 3 commons, a seldom, and a seldom or unique', () => {
    const { report, profile } = settleMatch(fresh, aResult({ damage: 1000, played: 30 }), pool);
    expect(report.bars.map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(report.boosters.map(({ level }) => level)).toEqual([2, 3]);
    expect(profile.level).toBe(3);
    for (const { cards } of report.boosters) {
      const rarities = cards.map(({ card }) => pool.find(card)!.rarity);
      expect(rarities.slice(0, 4)).toEqual(['common', 'common', 'common', 'seldom']);
      expect(rarities[4]).not.toBe('common');
    }
    expect(sizeOf(profile.side)).toBe(2 + 2 * 5);
  });

  it('have the odds that are written down', () => {
    let profile = fresh;
    const counts = { common: 0, seldom: 0, unique: 0 };
    const last = { common: 0, seldom: 0, unique: 0 };
    for (let match = 0; match < 2000; match++) {
      const settled = settleMatch({ ...profile, level: 1, exp: 0 }, aResult(), pool);
      for (const { card } of settled.report.cards) counts[pool.find(card)!.rarity]++;
      last[pool.find(settled.report.boosters[0]!.cards[4]!.card)!.rarity]++;
      profile = { ...fresh, chance: settled.profile.chance };
    }
    expect(counts.common / 4000).toBeCloseTo(0.75, 1);
    expect(counts.seldom / 4000).toBeCloseTo(0.2, 1);
    expect(Math.abs(counts.unique / 4000 - 0.05)).toBeLessThan(0.02);
    expect(Math.abs(last.unique / 2000 - 0.25)).toBeLessThan(0.04);
  });

  it('say which are new', () => {
    const only = catalogueOf(pool.designs.filter(({ name }) => name === 'FIRE mob common 1'));
    const { report } = settleMatch(fresh, aResult({ damage: 0, destroyed: 0 }), only);
    const all = [...report.cards, ...report.boosters.flatMap(({ cards }) => cards)];
    expect(all.map(({ isNew }) => isNew)).toEqual([true, ...all.slice(1).map(() => false)]);
  });
});

describe('a profile after a match', () => {
  it('keeps statistics', () => {
    const results = [
      aResult(),
      aResult(),
      aResult({ outcome: 'tied' }),
      aResult(),
      aResult({ outcome: 'lost' }),
    ];
    const { statistics } = results.reduce(
      (profile, result) => settleMatch(profile, result, pool).profile,
      fresh,
    );
    expect(statistics).toEqual({
      won: 3,
      tied: 1,
      lost: 1,
      streak: 0,
      bestStreak: 2,
      turns: 60,
      damage: 1500,
      healing: 200,
      played: 50,
      destroyed: 20,
    });
  });

  it('is the same whenever it is settled, and the next match brings other cards', () => {
    const once = settleMatch(fresh, aResult(), pool);
    expect(settleMatch(fresh, aResult(), pool)).toEqual(once);
    expect(once.profile.shop).not.toEqual(fresh.shop);
    expect(settleMatch(once.profile, aResult(), pool).report.cards).not.toEqual(once.report.cards);
  });
});
