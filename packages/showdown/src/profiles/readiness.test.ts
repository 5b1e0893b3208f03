import { describe, expect, it } from 'vitest';
import { pileOf, take } from './pile.ts';
import { whyNoMatch, whyNotReady } from './readiness.ts';
import { aProfile } from './testing/players.ts';
import { aPool } from './testing/pool.ts';

const pool = aPool();
const ada = aProfile(pool);
const bo = { ...ada, name: 'Bo' };

describe('2.4 a profile is ready', () => {
  it('with a character and at most 40 cards, however few', () => {
    expect(whyNotReady(ada, pool)).toEqual([]);
    expect(whyNotReady({ ...ada, characters: [] }, pool)).toEqual([
      'Your character deck has no character.',
    ]);
    for (const main of [[], pileOf(['FIRE mob common 1'])])
      expect(whyNotReady({ ...ada, main }, pool)).toEqual([]);
    const others = pool.designs.filter(({ type }) => type !== 'char').slice(0, 41);
    const many = pileOf(others.map(({ name }) => name));
    expect(whyNotReady({ ...ada, main: many }, pool)).toEqual([
      'Your main deck has 41 cards; it holds 40 at most.',
    ]);
  });

  it('when its characters are loaded, else it says which are not', () => {
    const characters = pileOf(['Lost Queen', 'Lost King']);
    expect(whyNotReady({ ...ada, characters }, pool)).toEqual([
      'Lost King and Lost Queen are not among the cards that are loaded.',
    ]);
  });

  it('when its cards are loaded, none too often and no character among them', () => {
    const main = [
      ...ada.main,
      ...pileOf(['FIRE boss unique 1', 'FIRE boss unique 1', 'FIRE char unique 1', 'Moon Carp']),
    ];
    expect(whyNotReady({ ...ada, main }, pool)).toEqual([
      'A main deck holds 1 of FIRE boss unique 1 at most, not 2.',
      'FIRE char unique 1 is a character; it does not go into the main deck.',
      'Moon Carp is not among the cards that are loaded.',
    ]);
  });
});

describe('2.4 a match', () => {
  it('is between two different profiles that are ready', () => {
    expect(whyNoMatch([ada, bo], pool)).toEqual([]);
    expect(whyNoMatch([ada, ada], pool)).toEqual(['Choose two different profiles.']);
    const [hero, other] = bo.characters.map(({ card }) => card) as [string, string];
    const bare = { ...bo, characters: take(take(bo.characters, hero), other) };
    expect(whyNoMatch([ada, bare], pool)).toEqual(['Bo: Your character deck has no character.']);
  });
});
