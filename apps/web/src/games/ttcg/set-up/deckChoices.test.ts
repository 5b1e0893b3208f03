import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { choiceOf, deckChoices, replacedNote } from './deckChoices.ts';

const own = [{ id: 'x', name: 'Mine', note: '', entries: [] }];

describe('the decks to choose from', () => {
  const choices = deckChoices(own, builtIn, '0.059');

  it('come with your own first, and say what is wrong with them', () => {
    expect(choices[0]).toMatchObject({ key: 'own/x', own: true });
    expect(choices[0]?.faults[0]).toMatch(/50 to 70/);
  });

  it('can all be played as they come with the house', () => {
    const faulty = choices.filter((choice) => !choice.own && choice.faults.length > 0);
    expect(faulty.map(({ deck }) => deck.name)).toEqual([]);
  });

  it('begin, after your own, with two that are good first decks', () => {
    expect(choices.slice(0, 4).map(({ goodFirst }) => goodFirst)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('fall back to decks that can be played, two different ones', () => {
    const mine = choiceOf(choices, 'gone');
    const theirs = choiceOf(choices, 'gone', mine?.key);
    expect(mine?.faults).toEqual([]);
    expect(theirs?.key).not.toBe(mine?.key);
  });

  it('give way to others in an edition that does not know their cards, and say so', () => {
    const first = deckChoices(own, builtIn, '0.001');
    const unknown = first.find((choice) => !choice.own && choice.faults.length > 0);
    if (!unknown) throw new Error('The first edition knows all decks.');
    const played = choiceOf(first, unknown.key);
    expect(played?.faults).toEqual([]);
    expect(replacedNote(first, unknown.key, played)).toContain(unknown.deck.name);
    expect(choiceOf(first, 'own/x')?.key).toBe('own/x');
    expect(replacedNote(first, 'own/x', first[0])).toBeUndefined();
  });
});
