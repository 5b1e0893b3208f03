import { opened } from '@cardscape/showdown/testing';
import { createProfile, type Profile } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { type Choosing, marksAt, noneChosen, pickCard, swapOf } from './picks.ts';

const { catalogue } = opened();
const made = createProfile(
  { name: 'Ada', elements: ['EARTH', 'WIND'], seed: 'picks' },
  catalogue,
  [],
);
const fresh = (made as { profile: Profile }).profile;
const [mainCard, hero] = [fresh.main[0]!.card, fresh.characters[0]!.card];
const side = [{ card: mainCard, count: 9 }];
const profile: Profile = { ...fresh, side };

const choosing = (...picks: Choosing['picks']): Choosing => picks.reduce(pickCard, noneChosen);

describe('choosing cards to swap', () => {
  it('takes one card of a place, and puts it back when chosen again', () => {
    const one = { place: 'main', card: 'A' } as const;
    expect(choosing(one, { place: 'main', card: 'B' }).picks).toEqual([
      { place: 'main', card: 'B' },
    ]);
    expect(choosing(one, one).picks).toEqual([]);
  });

  it('takes cards of two places; the first gives way to a third', () => {
    const [a, b, c] = [
      { place: 'main', card: 'A' },
      { place: 'side', card: 'B' },
      { place: 'shop', card: 'C' },
    ] as const;
    expect(choosing(a, b).picks).toEqual([a, b]);
    expect(choosing(a, b, c).picks).toEqual([b, c]);
  });

  it('sends a single card where such cards go, or where it is told to', () => {
    expect(swapOf(noneChosen, catalogue)).toBeUndefined();
    const way = (choice: Choosing) => swapOf(choice, catalogue)?.[1].place;
    expect(way(choosing({ place: 'side', card: mainCard }))).toBe('main');
    expect(way(choosing({ place: 'side', card: hero }))).toBe('characters');
    expect(way(choosing({ place: 'shop', card: mainCard }))).toBe('side');
    expect(way({ picks: [{ place: 'side', card: mainCard }], to: 'shop' })).toBe('shop');
  });
});

describe('marks', () => {
  it('show what may go where such cards go', () => {
    expect(marksAt('main', noneChosen, profile, catalogue).every(({ why }) => !why)).toBe(true);
    const characters = { ...profile, characters: [{ card: hero, count: 1 }] };
    expect(marksAt('characters', noneChosen, characters, catalogue)[0]?.why).toMatch(
      /last character/,
    );
  });

  it('show what may be swapped for the card that is chosen', () => {
    const forHero = choosing({ place: 'characters', card: hero });
    expect(marksAt('main', forHero, profile, catalogue)[0]?.why).toMatch(/character/);
  });

  it('show what selling brings once the shop is the goal', () => {
    const selling: Choosing = { picks: [{ place: 'side', card: mainCard }], to: 'shop' };
    expect(marksAt('side', selling, profile, catalogue)[0]?.rupees).toBeGreaterThan(0);
  });
});
