import { templateOf } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { libraryOf } from './library.ts';
import { readyDecks } from './readyDecks.ts';

/** A card of another element, with a name of its own. */
const of = (element: string, type: 'char' | 'mob' | 'equip') => ({
  path: `${element} ${type}.lua`,
  text: templateOf(type)
    .replace('EARTH', element)
    .replace(/"NAME"(\s+)"[^"]*"/, `"NAME"$1"${element} ${type}"`),
});
const setOf = (element: string) => [of(element, 'char'), of(element, 'mob'), of(element, 'equip')];

const builtIn = readyDecks(libraryOf());

describe('ready decks', () => {
  it('of the built-in set stay the same whatever cards someone brings', () => {
    const files = [...setOf('Magician'), ...setOf('EARTH')];
    expect(readyDecks(libraryOf({ files })).slice(0, builtIn.length)).toEqual(builtIn);
  });

  it('of other elements are filled from the cards that someone brought', () => {
    const files = [...setOf('Magician'), ...setOf('Warrior'), ...setOf('EARTH')];
    const [deck, ...more] = readyDecks(libraryOf({ files })).slice(builtIn.length);
    expect(more).toEqual([]);
    expect(deck?.elements.toSorted()).toEqual(['Magician', 'Warrior']);
    expect(deck?.characters.toSorted()).toEqual(['Magician char', 'Warrior char']);
    expect(deck?.cards).toHaveLength(40);
    expect(deck?.cards.every((name) => /^(Magician|Warrior) (mob|equip)$/.test(name))).toBe(true);
  });

  it('of a single other element are made too', () => {
    const files = setOf('Magician');
    const decks = readyDecks(libraryOf({ files })).slice(builtIn.length);
    expect(decks.map(({ elements }) => elements)).toEqual([['Magician']]);
  });

  it('do without a built-in card that became a character', () => {
    const [first] = builtIn;
    const name = first?.cards[0] ?? '';
    const text = templateOf('char').replace(/"NAME"(\s+)"[^"]*"/, `"NAME"$1"${name}"`);
    const [deck] = readyDecks(libraryOf({ files: [{ path: 'own.lua', text }] }));
    expect(deck?.cards).not.toContain(name);
  });
});
