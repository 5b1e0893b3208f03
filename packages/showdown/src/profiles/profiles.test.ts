import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  generateDeck,
  openDraft,
  PLACES,
  type Swap,
  swapCards,
  undoChange,
} from './draft/index.ts';
import { readProfile, writeProfile } from './file.ts';
import { MOST_IN_DECK } from './limits.ts';
import { type Pile, pileOf, sizeOf, together } from './pile.ts';
import { priceOf, salePriceOf } from './prices.ts';
import type { Profile } from './profile.ts';
import { whyNotReady } from './readiness.ts';
import { expFor, settleMatch } from './rewards/index.ts';
import { aProfile } from './testing/players.ts';
import { aPool } from './testing/pool.ts';

const pool = aPool(['EARTH', 'WIND', 'FIRE']);

type Action =
  | { act: 'swap'; from: number; to: number; card: number; back: number | null }
  | { act: 'generate'; elements: string[] }
  | { act: 'undo' }
  | { act: 'match'; outcome: 'won' | 'tied' | 'lost'; feats: number };

const place = fc.nat(PLACES.length - 1);
const swap = fc.record({
  act: fc.constant('swap' as const),
  from: place,
  to: place,
  card: fc.nat(),
  back: fc.option(fc.nat(), { freq: 1 }),
});
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: swap, weight: 8 },
  {
    arbitrary: fc.record({
      act: fc.constant('generate' as const),
      elements: fc.subarray([...pool.elements]),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ act: fc.constant('undo' as const) }), weight: 1 },
  {
    arbitrary: fc.record({
      act: fc.constant('match' as const),
      outcome: fc.constantFrom('won', 'tied', 'lost'),
      feats: fc.nat(900),
    }),
    weight: 3,
  },
);

const owned = ({ main, side, characters }: Profile) => together(main, side, characters);

function cardAt(pile: Pile, index: number): string | undefined {
  return pile[index % Math.max(1, pile.length)]?.card;
}

function swapOf(
  profile: Profile,
  { from, to, card, back }: Extract<Action, { act: 'swap' }>,
): Swap {
  const [one, other] = [PLACES[from]!, PLACES[to]!];
  return [
    { place: one, card: cardAt(profile[one], card) },
    { place: other, card: back === null ? undefined : cardAt(profile[other], back) },
  ];
}

/** What is owned, offered and paid adds up over a swap. */
function expectFairSwap(before: Profile, after: Profile, [one, other]: Swap): void {
  const trade = one.place === 'shop' || other.place === 'shop';
  const sides = trade ? [one, other] : [];
  const from = (shop: boolean) =>
    sides.flatMap(({ place, card }) => ((place === 'shop') === shop && card ? [card] : []));
  const [bought, sold] = [from(true), from(false)];
  const price = bought.reduce((sum, card) => sum + priceOf(pool.find(card)!, before.level), 0);
  const gain = sold.reduce((sum, card) => sum + salePriceOf(pool.find(card)!), 0);
  expect(after.rupees).toBe(before.rupees - price + gain);
  expect(together(owned(after), pileOf(sold))).toEqual(together(owned(before), pileOf(bought)));
  expect(together(after.shop, pileOf(bought))).toEqual(before.shop);
}

function expectLimits(profile: Profile): void {
  expect(whyNotReady(profile, pool)).toEqual([]);
  expect(sizeOf(profile.main)).toBeLessThanOrEqual(MOST_IN_DECK);
  expect(profile.rupees).toBeGreaterThanOrEqual(0);
  expect(profile.exp).toBeLessThan(expFor(profile.level));
  const found = new Set(profile.found);
  for (const { card } of owned(profile)) expect(found.has(card)).toBe(true);
  expect(profile.found).toHaveLength(found.size);
}

function act(draft: Draft, action: Action): Draft {
  switch (action.act) {
    case 'swap': {
      const wanted = swapOf(draft.now, action);
      const change = swapCards(draft, wanted, pool);
      if ('problem' in change) return draft;
      expectFairSwap(draft.now, change.draft.now, wanted);
      return change.draft;
    }
    case 'generate': {
      const change = generateDeck(draft, action.elements, pool);
      if ('problem' in change) return draft;
      expect(owned(change.draft.now)).toEqual(owned(draft.now));
      expect(change.draft.now.rupees).toBe(draft.now.rupees);
      return change.draft;
    }
    case 'undo':
      return undoChange(draft);
    case 'match': {
      const { outcome, feats } = action;
      const result = { outcome, turns: 12, damage: feats, healing: 0, played: 9, destroyed: 2 };
      const { profile, report } = settleMatch(draft.now, result, pool);
      const won = [...report.cards, ...report.boosters.flatMap(({ cards }) => cards)];
      expect(report.cards.length).toBeGreaterThan(0);
      expect(sizeOf(owned(profile))).toBe(sizeOf(owned(draft.now)) + won.length);
      expect(profile.rupees).toBe(draft.now.rupees + report.rupees);
      expect(report.boosters).toHaveLength(profile.level - draft.now.level);
      return openDraft(profile, pool);
    }
  }
}

/** What a profile becomes by these actions; it is looked at after each of them. */
function lived(seed: string, actions: readonly Action[], look: (profile: Profile) => void): Draft {
  let draft = openDraft(aProfile(pool, ['EARTH', 'FIRE'], seed), pool);
  for (const action of actions) {
    draft = act(draft, action);
    look(draft.now);
  }
  return draft;
}

describe('whatever a player does', () => {
  const anyLife = fc.tuple(fc.string(), fc.array(anyAction, { maxLength: 40, size: 'max' }));

  it('no card and no rupee comes from nowhere or is lost, and all limits hold', () => {
    fc.assert(
      fc.property(anyLife, ([seed, actions]) => {
        lived(seed, actions, expectLimits);
      }),
      { numRuns: 60 },
    );
  });

  it('the same life leads to the same profile, its file reads back, and all can be undone', () => {
    fc.assert(
      fc.property(anyLife, ([seed, actions]) => {
        let draft = lived(seed, actions, () => {});
        expect(lived(seed, actions, () => {})).toEqual(draft);
        const { now } = draft;
        expect(readProfile(writeProfile(now), 'profile.json')).toEqual({ profile: now });
        while (draft.past.length > 0) draft = undoChange(draft);
        expect(draft.now).toEqual(draft.saved);
      }),
      { numRuns: 20 },
    );
  });
});
