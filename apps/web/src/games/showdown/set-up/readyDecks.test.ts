import { templateOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { core, openedWith } from '../core.ts';
import { readyDecks } from './readyDecks.ts';

/** A card of another element, with a name of its own. */
const of = (element: string, type: 'char' | 'mob' | 'equip') => ({
  path: `${element} ${type}.lua`,
  text: templateOf(type)
    .replace('EARTH', element)
    .replace(/"NAME"(\s+)"[^"]*"/, `"NAME"$1"${element} ${type}"`),
});
const setOf = (element: string) => [of(element, 'char'), of(element, 'mob'), of(element, 'equip')];

const builtIn = readyDecks(core);

describe('ready decks', () => {
  it('of the built-in set are one for each element with the next', () => {
    expect(builtIn).toHaveLength(6);
    for (const { cards, characters } of builtIn) {
      expect(cards.length).toBeGreaterThanOrEqual(30);
      expect(characters.length).toBeGreaterThan(1);
    }
  });

  it('of the built-in set stay the same whatever cards someone brings', () => {
    const files = [...setOf('Magician'), ...setOf('EARTH')];
    expect(readyDecks(openedWith({ files })).slice(0, builtIn.length)).toEqual(builtIn);
  });

  it('of other elements are filled from the cards that someone brought', () => {
    const files = [...setOf('Magician'), ...setOf('Warrior'), ...setOf('EARTH')];
    const [deck, ...more] = readyDecks(openedWith({ files })).slice(builtIn.length);
    expect(more).toEqual([]);
    expect(deck?.elements.toSorted()).toEqual(['Magician', 'Warrior']);
    expect(deck?.characters.toSorted()).toEqual(['Magician char', 'Warrior char']);
    expect(deck?.cards).toHaveLength(40);
    expect(deck?.cards.every((name) => /^(Magician|Warrior) (mob|equip)$/.test(name))).toBe(true);
  });

  it('of a single other element are made too', () => {
    const files = setOf('Magician');
    const decks = readyDecks(openedWith({ files })).slice(builtIn.length);
    expect(decks.map(({ elements }) => elements)).toEqual([['Magician']]);
  });

  it('do without a built-in card that became a character', () => {
    const [first] = builtIn;
    const name = first?.cards[0] ?? '';
    const text = templateOf('char').replace(/"NAME"(\s+)"[^"]*"/, `"NAME"$1"${name}"`);
    const [deck] = readyDecks(openedWith({ files: [{ path: 'own.lua', text }] }));
    expect(deck?.cards).not.toContain(name);
  });
});
