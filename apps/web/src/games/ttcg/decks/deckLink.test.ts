import { describe, expect, it } from 'vitest';
import { builtIn } from '../core.ts';
import { deckHash, linkedDeck, readyHash } from './deckLink.ts';

const { decks } = builtIn;
const [deck] = decks;
if (!deck) throw new Error('no deck');

describe('a deck by link', () => {
  it('comes back whole, every ready deck', () => {
    for (const each of decks)
      expect(linkedDeck(deckHash(each), builtIn)).toMatchObject({ deck: each, unread: 0 });
  });

  it('is short enough to be sent', () => {
    for (const each of decks) expect(deckHash(each).length).toBeLessThan(1500);
  });

  it('names a deck that comes with the game', () => {
    expect(linkedDeck(readyHash(deck), builtIn)).toEqual({ ready: deck });
    expect(linkedDeck('ready=Nobody', builtIn)).toEqual({
      problem: 'No ready deck is called “Nobody”.',
    });
  });

  it('says what is wrong with one that is cut off, or holds nothing', () => {
    const damaged = { problem: expect.stringContaining('damaged or incomplete') };
    expect(linkedDeck(deckHash(deck).slice(0, 60), builtIn)).toEqual(damaged);
    expect(linkedDeck('deck=***', builtIn)).toEqual(damaged);
    expect(linkedDeck('', builtIn)).toEqual({ problem: 'This address holds no deck.' });
  });

  it('counts the lines that name cards nobody here has', () => {
    const foreign = { ...deck, entries: [{ name: 'No Such Card', tier: 0 as const, count: 2 }] };
    expect(linkedDeck(deckHash(foreign), builtIn)).toMatchObject({ unread: 1 });
  });
});
