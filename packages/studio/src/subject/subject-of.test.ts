import { readFileSync } from 'node:fs';
import type { CardArt } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { builtInArts } from '../testing/built-in-arts.ts';
import { subjectOf } from './subject-of.ts';

/** Game, name, terrain, figure and thing of the cards whose pictures people know. */
const known = readFileSync(new URL('../testing/subjects.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const creature: CardArt = { name: 'Nobody', terrain: 'earth', shows: 'creature', words: [] };
const thing: CardArt = { name: 'Nobody', terrain: 'rune', shows: 'thing', words: [] };

describe('the subject of a picture', () => {
  it('is that of the known picture, for the cards of the built-in sets', () => {
    const lines = Object.entries(builtInArts).flatMap(([game, arts]) =>
      arts.map((art) => {
        const { name, terrain, figure, thing } = subjectOf(art);
        return [game, name, terrain, figure, thing].join(';');
      }),
    );
    expect(known.length).toBeGreaterThan(600);
    expect(known.filter((line) => !lines.includes(line))).toEqual([]);
  });

  it('is made once for an art', () => {
    expect(subjectOf(creature)).toBe(subjectOf(creature));
    expect(subjectOf({ ...creature })).not.toBe(subjectOf(creature));
  });

  it('stands on plain ground if the terrain is not known', () => {
    expect(subjectOf({ ...creature, terrain: 'marzipan' }).terrain).toBe('plain');
    expect(subjectOf({ ...creature, terrain: 'constructor' }).terrain).toBe('plain');
  });

  it('leaves out what is not said', () => {
    expect(subjectOf(creature)).toStrictEqual({ name: 'Nobody', terrain: 'earth' });
    expect(subjectOf({ ...creature, rank: 0, attack: 0, defense: 0 })).toStrictEqual({
      name: 'Nobody',
      terrain: 'earth',
      rank: 0,
      attack: 0,
      defense: 0,
    });
  });
});

describe('a creature', () => {
  it('is the one of its kinds that its name speaks of', () => {
    const art = { ...creature, name: 'Telegraph Spider', words: ['machine', 'insect'] };
    expect(subjectOf(art).figure).toBe('insect');
  });

  it('is not to be seen if none of its kinds can be drawn', () => {
    const art = { ...creature, words: ['cloud', 'object', 'portrait'] };
    expect(subjectOf(art)).not.toHaveProperty('figure');
  });

  it('that fights is found by plain words too, and is a warrior otherwise', () => {
    const fighter = (...words: string[]): CardArt => ({
      ...creature,
      words: ['fighter', ...words],
    });
    expect(subjectOf(fighter('mob', 'pet')).figure).toBe('beast');
    expect(subjectOf({ ...fighter('beast'), name: 'Tremor Beetle' }).figure).toBe('insect');
    expect(subjectOf(fighter('mob')).figure).toBe('warrior');
  });
});

describe('a thing', () => {
  it('is the one that the words name', () => {
    const art = { ...thing, name: 'Unlit Candle', words: ['Rope'] };
    expect(subjectOf(art)).toMatchObject({ figure: 'object', thing: 'rope' });
  });

  it('is the one that the name speaks of, for spells and gear', () => {
    expect(subjectOf({ ...thing, name: 'Mirror Shield', words: ['spell'] }).thing).toBe('mirror');
    expect(subjectOf({ ...thing, name: 'Mirror Shield', words: ['gear'] }).thing).toBe('shield');
  });

  it('is left to the picture otherwise', () => {
    const art = { ...thing, name: 'Unlit Candle', words: ['teapot'] };
    expect(subjectOf(art)).toStrictEqual({
      name: 'Unlit Candle',
      terrain: 'rune',
      figure: 'object',
    });
  });
});

describe('people, places and numbers', () => {
  it('are a portrait, and empty landscapes', () => {
    expect(subjectOf({ ...creature, shows: 'person' }).figure).toBe('portrait');
    for (const shows of ['place', 'number'] as const)
      expect(subjectOf({ ...creature, shows, words: ['beast', 'rope'] })).toStrictEqual({
        name: 'Nobody',
        terrain: 'earth',
      });
  });
});
