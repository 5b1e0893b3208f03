import { fingerprint, randomFrom, randomPicks } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { describe, expect, it } from 'vitest';
import type { KolymaOpened } from '../module.ts';
import { builtInSet, openedKolyma } from '../testing/built-in.ts';
import { changedSet, rebalancedSet } from '../testing/changed-set.ts';

const opened = openedKolyma();

/** The designs whose hashes differ between two opened games. */
function changed(before: KolymaOpened, after: KolymaOpened): string[] {
  const ids = new Set([...before.designs(), ...after.designs()].map(({ id }) => id));
  return [...ids].filter((id) => before.designHash(id) !== after.designHash(id));
}

/** The fingerprints of a whole random match. */
function fingerprints({ game }: KolymaOpened, characters: readonly [string, string]): string[] {
  const match = new Match(game, { options: { characters }, seed: 'fingerprints' });
  const random = randomFrom('picks');
  for (let { decision } = match; decision.ask !== 'over'; decision = match.decision)
    match.choose(randomPicks(decision, random));
  return match.steps.map(({ state }) => fingerprint(state));
}

/** A character whose deck has the card, and two whose decks have not. */
function castFor(card: string) {
  const { characters } = opened.cardSet;
  const [player] = characters.filter(({ deck }) => deck.includes(card));
  const [first, second] = characters.filter(({ deck }) => !deck.includes(card));
  if (!player || !first || !second) throw new Error(`"${card}" does not tell characters apart.`);
  return { player: player.name, others: [first.name, second.name] as const };
}

describe('the designs of the set', () => {
  it('are its special cards, number cards and characters, each with a hash and a print', () => {
    const { specials, numbers, characters } = opened.cardSet;
    const ids = opened.designs().map(({ id }) => id);
    expect(ids).toEqual([...specials, ...numbers, ...characters].map(({ name }) => name));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(opened.designHash(id)).toMatch(/^[0-9a-f]{16}$/);
      expect(opened.print(id)).toMatchObject({ design: id, name: id });
      expect(JSON.parse(JSON.stringify(opened.print(id)))).toEqual(opened.print(id));
    }
    expect(opened.designHash('Nothing Like It')).toBeUndefined();
    expect(opened.print('Nothing Like It')).toBeUndefined();
  });

  it('take part in a match if they lie on its table, or play it', () => {
    const characters = ['Ilsa Plumbline', 'Bror Breakup'] as const;
    const taking = opened.takingPart(opened.game.setup({ characters }, 'a').state);
    const decks = opened.cardSet.characters.flatMap(({ name, deck }) =>
      (characters as readonly string[]).includes(name) ? deck : [],
    );
    const numbers = opened.cardSet.numbers.map(({ name }) => name);
    expect(new Set(taking)).toEqual(new Set([...characters, ...decks, ...numbers]));
    expect(new Set(taking).size).toBe(taking.length);
  });
});

describe('a print', () => {
  it('of a special card has its words and what is to be seen', () => {
    const { cardSet, print } = openedKolyma({
      cards: {
        files: [
          {
            path: 'mine.json',
            text: JSON.stringify({
              name: 'Warm Stones',
              art: 'lantern blue',
              keywords: ['EFFECT_ADDVALUE', 'TARGET_PLAYER'],
              values: [3],
            }),
          },
        ],
      },
    });
    expect(cardSet.specials[0]?.name).toBe('Warm Stones');
    expect(print('Warm Stones')).toEqual({
      design: 'Warm Stones',
      name: 'Warm Stones',
      terrain: 'blue',
      rarity: 0,
      kind: 'Special card',
      lines: [{ text: 'Add 3 to your total.' }],
      corners: {},
      art: { name: 'Warm Stones', terrain: 'blue', shows: 'thing', words: ['lantern'] },
      facts: { type: 'special' },
    });
  });

  it('of a number card has its value, its colour and its ground', () => {
    const [card] = opened.cardSet.numbers.filter(({ colour }) => colour === 5);
    expect(opened.print(card?.name ?? '')).toMatchObject({
      kind: 'Number card',
      terrain: 'black',
      corners: { topLeft: { of: 'value', value: card?.value } },
      art: { shows: 'number', terrain: 'black' },
      facts: { type: 'number', value: card?.value, colour: 5 },
    });
  });

  it('of a character is a portrait on the ground of their art', () => {
    const [character] = opened.cardSet.characters;
    const ground = character?.art.split(' ').at(-1);
    expect(opened.print(character?.name ?? '')).toMatchObject({
      kind: 'Character',
      terrain: ground,
      art: { shows: 'person', terrain: ground },
      facts: { type: 'character', deck: character?.deck },
    });
  });

  it('is the same one whenever it is asked for', () => {
    expect(openedKolyma().print('Short Pace')).toBe(opened.print('Short Pace'));
  });
});

describe('a set that moves on', () => {
  it('changes one hash when one card is re-balanced, and matches without it not at all', () => {
    const after = openedKolyma({ set: rebalancedSet('Long Pace', [6]) });
    expect(changed(opened, after)).toEqual(['Long Pace']);
    const { player, others } = castFor('Long Pace');
    expect(fingerprints(after, others)).toEqual(fingerprints(opened, others));
    expect(fingerprints(after, [player, others[0]])).not.toEqual(
      fingerprints(opened, [player, others[0]]),
    );
  });

  it('changes no hash with a picture', () => {
    const set = changedSet('specials', (entries) =>
      entries.map((entry) => ({ ...entry, art: '' })),
    );
    expect(changed(opened, openedKolyma({ set }))).toEqual([]);
  });

  it('changes the hash of a character whose deck is another', () => {
    const set = changedSet('characters', ([first, ...others]) => [
      { ...first, deck: ['Long Pace'] },
      ...others,
    ]);
    expect(changed(opened, openedKolyma({ set }))).toEqual([opened.cardSet.characters[0]?.name]);
  });

  it('changes no other match by a card or a character more', () => {
    const card = { name: 'Warm Stones', keywords: ['EFFECT_NONE'], values: [] };
    const character = { name: 'Ola', deck: ['Long Pace'] };
    const set = changedSet('specials', (entries) => [card, character, ...entries]);
    const after = openedKolyma({ set });
    expect(after.set.hash).not.toBe(builtInSet.hash);
    expect(changed(opened, after)).toEqual(['Warm Stones', 'Ola']);
    const [first, second] = opened.sides().map(({ name }) => name) as [string, string];
    expect(fingerprints(after, [first, second])).toEqual(fingerprints(opened, [first, second]));
  });
});
