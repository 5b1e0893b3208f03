import { templateOf } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { libraryOf, sourceOf } from './library.ts';
import { readyDecks } from './readyDecks.ts';

const broken = { path: 'broken.lua', text: 'ZTCG_CARD\n{\n  "NAME" "Half a card"\n' };

describe('the cards that are played with', () => {
  it('are the built-in set, which makes a deck of each element with the next', () => {
    const decks = readyDecks(libraryOf());
    expect(decks).toHaveLength(6);
    for (const { cards, characters } of decks) {
      expect(cards.length).toBeGreaterThanOrEqual(30);
      expect(characters.length).toBeGreaterThan(1);
    }
  });

  it('take in files that someone brought, and say what is wrong where', () => {
    const own = { path: 'own.lua', text: templateOf('mob') };
    const { cards, problems } = libraryOf({ files: [own, broken], withoutBuiltIn: true });
    expect(problems.some(({ file, line }) => file === 'broken.lua' && line > 0)).toBe(true);
    expect(cards.map(({ file }) => file)).toEqual(['own.lua']);
  });

  it('of a record must be files', () => {
    expect(() => sourceOf({ files: [{ path: 3 }] })).toThrow('path and a text');
    expect(sourceOf(undefined)).toEqual({});
  });
});
