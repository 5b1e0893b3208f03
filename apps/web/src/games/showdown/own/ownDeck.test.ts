import type { BroughtCards } from '@cardscape/kernel';
import { templateOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { openedWith } from '../core.ts';
import type { DeckOffer } from '../profiles/deckOffers.ts';
import { readyDecks } from '../set-up/readyDecks.ts';
import { ownDeck, whyNoOwnDeck, withOwnCards } from './ownDeck.ts';

const mob = { path: 'mob.lua', text: templateOf('mob') };
const field = { path: 'field.lua', text: templateOf('field') };
const hero = { path: 'hero.lua', text: templateOf('char') };

const deckOf = (cards: BroughtCards) => ownDeck(openedWith(cards));

describe('cards that someone brought', () => {
  it('make a deck at once: each as often as the others, led by a character of their element', () => {
    const deck = deckOf({ files: [mob, field] });
    expect(deck?.cards).toHaveLength(40);
    expect(deck?.cards.filter((name) => name === 'My Mob')).toHaveLength(20);
    const library = openedWith({ files: [mob, field] });
    for (const name of deck?.characters ?? []) {
      expect(library.find(name)?.design).toMatchObject({ type: 'char', element: 'EARTH' });
    }
  });

  it('are led by their own character, also without the built-in set, and can be played', () => {
    const source = { files: [mob, hero], alone: true };
    const deck = deckOf(source) as DeckOffer;
    expect(deck.characters).toEqual(['My Character']);
    const { game } = openedWith(source);
    const { state } = game.setup(
      { characters: ['My Character', 'My Character'], decks: [deck.cards, deck.cards] },
      'own',
    );
    expect(game.decision(state).ask).toBe('pick');
  });

  it('need someone to lead them, and something to lead', () => {
    const alone = { files: [mob], alone: true };
    expect(deckOf(alone)).toBeUndefined();
    expect(whyNoOwnDeck(openedWith(alone))).toMatch('no character to lead them');
    const heroes = { files: [hero] };
    expect(whyNoOwnDeck(openedWith(heroes))).toMatch('characters only');
  });

  it('go into a ready deck, or into that of a profile, which is a test then', () => {
    const source = { files: [mob, hero] };
    const library = openedWith(source);
    const [ready] = readyDecks(library);
    if (!ready) throw new Error('no ready deck');
    const profile = { name: 'Ada', level: 1, lacks: [] };
    const mixed = withOwnCards({ ...ready, profile }, library);
    expect(mixed.profile).toBeUndefined();
    expect(mixed.characters[0]).toBe('My Character');
    expect(mixed.cards.filter((name) => name === 'My Mob')).toHaveLength(3);
    expect(mixed.cards.length).toBeGreaterThanOrEqual(30);
    expect(mixed.cards.length).toBeLessThanOrEqual(40);
  });
});
