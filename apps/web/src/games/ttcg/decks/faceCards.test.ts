import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { coreFaces } from './coreFaces.ts';
import { faceCards } from './faceCards.ts';

describe('the cards that stand for a deck', () => {
  it.each(builtIn.decks)('are three different ones of $name', (deck) => {
    const faces = faceCards(deck, builtIn.cardSet);
    expect(new Set(faces.map(({ design }) => design.name)).size).toBe(3);
  });

  it('have a first one that looks like no other', () => {
    const looks = builtIn.decks.map((deck) => {
      const [first] = faceCards(deck, builtIn.cardSet);
      return `${first?.design.type} ${first?.design.subtypes[0]}`;
    });
    expect(new Set(looks).size).toBe(builtIn.decks.length);
  });

  it.each(Object.entries(coreFaces))('are led by the chosen one: %s by %s', (name, face) => {
    const deck = builtIn.decks.find((each) => each.name === name);
    expect(deck && faceCards(deck, builtIn.cardSet)[0]?.design.name).toBe(face);
  });

  it('are units of the highest rank first', () => {
    const [first] = faceCards(
      {
        name: '',
        note: '',
        entries: [
          { name: 'Trail Rations', tier: 0, count: 1 },
          { name: 'Cairn Pup', tier: 1, count: 1 },
        ],
      },
      builtIn.cardSet,
    );
    expect(first).toMatchObject({ design: { name: 'Cairn Pup' }, tier: 1 });
  });

  it('are none of an empty deck', () => {
    expect(faceCards({ name: '', note: '', entries: [] }, builtIn.cardSet)).toEqual([]);
  });
});
