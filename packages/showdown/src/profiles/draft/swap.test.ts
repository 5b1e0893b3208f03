import { describe, expect, it } from 'vitest';
import { sizeOf, take } from '../pile.ts';
import type { Profile } from '../profile.ts';
import { aProfile, offered, owning } from '../testing/players.ts';
import { aPool } from '../testing/pool.ts';
import { type Swap, swapped, whyNotSwap } from './swap.ts';

const pool = aPool();
const fresh = aProfile(pool);
const [firstOfMain] = fresh.main.map(({ card }) => card) as [string];
const [hero] = fresh.characters.map(({ card }) => card) as [string];

const move = (from: Swap[0]['place'], card: string, to: Swap[0]['place'], back?: string): Swap => [
  { place: from, card },
  { place: to, card: back },
];
const why = (profile: Profile, swap: Swap) => whyNotSwap(profile, swap, pool);
const after = (profile: Profile, swap: Swap) => {
  expect(why(profile, swap)).toBeUndefined();
  return swapped(profile, swap, pool);
};

/** With 40 cards in the main deck: five commons of DARK more than at first. */
const full = ['1', '2', '3', '4', '5'].reduce(
  (profile, number) => {
    const card = `DARK mob common ${number}`;
    return after(owning(profile, card), move('side', card, 'main'));
  },
  owning(fresh, 'FIRE mob common 1', 'FIRE boss unique 1'),
);

describe('the main deck', () => {
  it('holds 40 cards: the next must be swapped for one of them', () => {
    expect(sizeOf(full.main)).toBe(40);
    expect(why(full, move('side', 'FIRE mob common 1', 'main'))).toBe(
      'Your main deck is full: 40 cards. Choose one of them to swap.',
    );
    const swap = move('side', 'FIRE mob common 1', 'main', 'DARK mob common 1');
    const next = after(full, swap);
    expect(sizeOf(next.main)).toBe(40);
    expect(next.side).toContainEqual({ card: 'DARK mob common 1', count: 1 });
  });

  it.each([
    ['FIRE mob common 1', 4, 'common'],
    ['FIRE jrboss seldom 1', 2, 'seldom'],
    ['FIRE boss unique 1', 1, 'unique'],
  ])('holds of %s no more than %i', (card, most, rarity) => {
    let profile = owning(fresh, ...Array.from({ length: most + 1 }, () => card));
    for (let copy = 0; copy < most; copy++) profile = after(profile, move('side', card, 'main'));
    expect(why(profile, move('side', card, 'main'))).toBe(
      `Your main deck has ${most} of ${card}, as many as a ${rarity} card may have there.`,
    );
    expect(why(profile, move('side', card, 'main', firstOfMain))).toContain('as many as');
    expect(why(profile, move('side', card, 'main', card))).toBeUndefined();
  });

  it('takes no characters', () => {
    expect(why(fresh, move('characters', hero, 'main'))).toBe(
      `${hero} is a character; it goes into your character deck.`,
    );
  });

  it('may be as small as one likes', () => {
    let profile = fresh;
    while (profile.main.length > 0)
      profile = after(profile, move('main', profile.main[0]!.card, 'side'));
    expect(sizeOf(profile.side)).toBe(sizeOf(fresh.main) + sizeOf(fresh.side));
  });

  it('may be rebuilt from less, card by card', () => {
    const [stack] = fresh.main;
    const short = { ...fresh, main: [stack!], side: fresh.main.slice(1) };
    expect(why(short, move('side', short.side[0]!.card, 'main'))).toBeUndefined();
  });
});

describe('the character deck', () => {
  it('takes characters only', () => {
    expect(why(fresh, move('main', firstOfMain, 'characters'))).toBe(
      `${firstOfMain} is no character; only characters go into your character deck.`,
    );
    const profile = owning(fresh, 'FIRE char unique 1');
    expect(
      sizeOf(after(profile, move('side', 'FIRE char unique 1', 'characters')).characters),
    ).toBe(3);
  });

  it('keeps its last character, unless another comes for it', () => {
    const last = owning({ ...fresh, characters: [{ card: hero, count: 1 }] }, 'FIRE char unique 1');
    for (const to of ['side', 'shop'] as const) {
      expect(why(last, move('characters', hero, to))).toBe(
        `${hero} is your last character. Choose another to swap for it.`,
      );
    }
    const next = after(last, move('characters', hero, 'side', 'FIRE char unique 1'));
    expect(next.characters).toEqual([{ card: 'FIRE char unique 1', count: 1 }]);
  });
});

describe('the shop', () => {
  const card = 'FIRE mob common 1';
  const shopper = offered(owning(fresh, 'DARK mob seldom 1'), card, 'FIRE boss unique 1');

  it('sells what one can pay', () => {
    const next = after(shopper, move('shop', card, 'side'));
    expect(next.rupees).toBe(50);
    expect(next.side).toContainEqual({ card, count: 1 });
    expect(next.shop).toEqual(take(shopper.shop, card));
    expect(next.found).toContain(card);
    expect(why(next, move('shop', 'FIRE boss unique 1', 'side'))).toBe(
      'FIRE boss unique 1 costs 6000 rupees; you have 50.',
    );
  });

  it('buys for a quarter, and does not give back what it bought', () => {
    const next = after(shopper, move('side', 'DARK mob seldom 1', 'shop'));
    expect(next.rupees).toBe(300);
    expect(next.side).toEqual([]);
    expect(next.shop).toEqual(shopper.shop);
    expect(next.found).toContain('DARK mob seldom 1');
  });

  it('takes a card in payment of another', () => {
    const poor = { ...shopper, rupees: 50 };
    const next = after(poor, move('side', 'DARK mob seldom 1', 'shop', card));
    expect(next.rupees).toBe(0);
    expect(next.side).toEqual([{ card, count: 1 }]);
    const poorer = { ...poor, rupees: 49 };
    expect(why(poorer, move('side', 'DARK mob seldom 1', 'shop', card))).toBe(
      `${card} costs 150 rupees; you have 49 and get 100.`,
    );
  });

  it('sells into the main deck within its limits', () => {
    const shopping = offered({ ...full, rupees: 999 }, card);
    expect(why(shopping, move('shop', card, 'main'))).toContain('is full');
    expect(why(shopping, move('shop', card, 'main', 'DARK mob common 1'))).toBeUndefined();
  });
});

describe('a swap', () => {
  it('needs a card and two places', () => {
    expect(why(fresh, [{ place: 'main' }, { place: 'side' }])).toBe('Choose a card.');
    expect(why(fresh, move('main', firstOfMain, 'main'))).toBe('Choose two different decks.');
  });

  it('needs the card to be there', () => {
    expect(why(fresh, move('side', 'Moon Carp', 'main'))).toBe(
      'There is no Moon Carp in your side deck.',
    );
  });

  it('leaves cards that are not loaded where they are', () => {
    const profile = offered(owning(fresh, 'Moon Carp'), 'Sun Carp');
    for (const to of ['main', 'characters', 'shop'] as const) {
      expect(why(profile, move('side', 'Moon Carp', to))).toBe(
        'Moon Carp is not among the cards that are loaded.',
      );
    }
    expect(why(profile, move('shop', 'Sun Carp', 'side'))).toContain('Sun Carp is not among');
  });
});
