import { randomFrom, randomPicks, type Seat } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import type { CardDesign } from '../cards/index.ts';
import {
  cardsOf,
  catalogueOf,
  createProfile,
  favouredTypes,
  type MatchResult,
  MOST_COPIES,
  type Profile,
  priceOf,
  salePriceOf,
  settleMatch,
  whyNotReady,
} from '../profiles/index.ts';
import { showdown } from '../rules/showdown.ts';
import { coreBook, coreCards } from '../testing/built-in.ts';

const set = catalogueOf(coreCards().map(({ design }) => design));
const designOf = (name: string) => set.find(name) as CardDesign;
const PAIRS = set.elements.flatMap((first, at) =>
  set.elements.slice(at + 1).map((second) => [first, second] as const),
);

function profileOf(elements: readonly [string, string], seed: string): Profile {
  const created = createProfile({ name: 'Ada', elements, seed }, set, []);
  if ('problem' in created) throw new Error(created.problem);
  return created.profile;
}

const count = (designs: readonly CardDesign[], type: string) =>
  designs.filter((design) => design.type === type).length;

describe.each(PAIRS)('R-S8 a starter deck of %s and %s', (...pair) => {
  const profiles = ['a', 'b', 'c'].map((seed) => profileOf(pair, seed));

  it('has 35 cards of the pair with the types that both favour, and a character of each', () => {
    for (const { main, characters } of profiles) {
      const designs = cardsOf(main).map(designOf);
      expect(designs).toHaveLength(35);
      expect(designs.filter(({ element }) => !pair.some((one) => one === element))).toEqual([]);
      const least: Record<string, number> = { mob: 10, field: 1 };
      for (const element of pair) {
        const [stronger, other] = favouredTypes(element);
        least[stronger] = (least[stronger] ?? 0) + 3;
        least[other] = (least[other] ?? 0) + 2;
      }
      for (const [type, number] of Object.entries(least))
        expect([type, count(designs, type) >= number]).toEqual([type, true]);
      const heroes = cardsOf(characters).map((name) => designOf(name).element);
      expect(new Set(heroes)).toEqual(new Set(pair));
    }
  });

  it('is ready to play, with no more copies than their rarity allows', () => {
    for (const profile of profiles) {
      expect(whyNotReady(profile, set)).toEqual([]);
      const many = profile.main.filter(
        ({ card, count: copies }) => copies > MOST_COPIES[designOf(card).rarity],
      );
      expect(many).toEqual([]);
    }
  });
});

describe('R-S9 after a match of two starter decks', () => {
  const players = [
    profileOf(['EARTH', 'FIRE'], 'you'),
    profileOf(['WATER', 'DARK'], 'foe'),
  ] as const;
  const results = playedMatch(players);
  const settled = players.map((profile, seat) => settleMatch(profile, results[seat as Seat], set));

  it('both have Exp and rupees by what they did, the winner for winning too', () => {
    settled.forEach(({ profile, report }, seat) => {
      const { damage, played } = results[seat as Seat];
      const of = (part: string) => report.earnings.find((one) => one.part === part)?.exp;
      expect(of('damage')).toBe(Math.floor(Math.min(1000, damage) / 10));
      expect(of('played')).toBe(2 * Math.min(25, played));
      expect(report.exp).toBe(report.earnings.reduce((sum, { exp }) => sum + exp, 0));
      expect(profile.rupees).toBe((players[seat as Seat]?.rupees ?? 0) + report.rupees);
    });
    const won = (outcome: string) =>
      settled
        .filter(({ report }) => report.outcome === outcome)
        .map(({ report }) => report.earnings.find(({ part }) => part === 'outcome')?.exp ?? 0);
    expect(won('won')[0]).toBeGreaterThan(won('lost')[0] ?? 0);
  });

  it('both have at least one card of the set more', () => {
    settled.forEach(({ profile, report }) => {
      expect(report.cards.length).toBeGreaterThanOrEqual(1);
      for (const { card } of report.cards) {
        expect(set.find(card)?.name).toBe(card);
        expect(cardsOf(profile.side)).toContain(card);
        expect(profile.found).toContain(card);
      }
    });
  });

  it('there is a booster of five for each level that is reached', () => {
    const { profile, report } = settleMatch({ ...players[0], exp: 99 }, results[0], set);
    expect(profile.level).toBeGreaterThan(1);
    expect(report.boosters.map(({ level }) => level)).toEqual(
      report.bars.slice(1).map(({ level }) => level),
    );
    for (const { cards } of report.boosters) {
      const rarities = cards.map(({ card }) => designOf(card).rarity);
      expect(rarities.slice(0, 4)).toEqual(['common', 'common', 'common', 'seldom']);
      expect(['seldom', 'unique']).toContain(rarities[4]);
    }
  });

  it('each card costs less with each level, never less than its COST, and sells for a quarter', () => {
    for (const design of set.designs) {
      const prices = [1, 5, 20, 100].map((level) => priceOf(design, level));
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      expect(prices[0]).toBeGreaterThan(prices[3] as number);
      expect(prices[3]).toBeGreaterThanOrEqual(design.cost);
      expect(salePriceOf(design)).toBe(Math.floor(design.cost / 4));
    }
  });
});

/** A match that two profiles play at random, to its end, as each of them sees it. */
function playedMatch(players: readonly [Profile, Profile]): readonly [MatchResult, MatchResult] {
  const game = showdown(coreBook());
  const heroOf = ({ characters }: Profile) => cardsOf(characters)[0] as string;
  const options = {
    characters: [heroOf(players[0]), heroOf(players[1])] as const,
    decks: [cardsOf(players[0].main), cardsOf(players[1].main)] as const,
  };
  const random = randomFrom('picks');
  for (let match = 0; ; match++) {
    const { state } = game.setup(options, `match ${match}`);
    for (;;) {
      const decision = game.decision(state);
      if (decision.ask === 'over') break;
      game.advance(state, decision, randomPicks(decision, random));
    }
    const winner = state.outcome?.winner ?? null;
    if (winner === null) continue;
    const resultOf = (seat: Seat): MatchResult => ({
      outcome: winner === seat ? 'won' : 'lost',
      turns: state.turn,
      ...state.players[seat].tally,
    });
    return [resultOf(0), resultOf(1)];
  }
}
