import { describe, expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { attempt, type Printed, problemsOf } from './testing/attempt.ts';

const set = cardSet([design('Fox')]);
const FULL = ['Fox', 'Fox', 'Fox', 'Fox', 'Fox'];
const problemIn = (position: object, printed?: Printed) =>
  problemsOf(set, 'Gain 1 point.', position, printed)[0];

describe('a card of one’s own is refused', () => {
  it.each<[object, string, string]>([
    [{ type: 'spell', rank: 4 }, 'card.rank', 'a rank from 1 to 3, for a spell'],
    [{ type: 'spell', subtypes: ['dragon'] }, 'card.subtypes', 'no subtypes, for a spell'],
    [{ type: 'spell', defense: 40 }, 'card.defense', 'a bonus from -30 to 30, for a spell'],
    [{ attack: -5 }, 'card.attack', 'a whole number, 0 or more, for a unit'],
  ])('with what none of its kind has: %j', (card, path, expected) => {
    expect(problemIn({ card })).toMatchObject({ path, expected: [expected] });
  });

  it('as a spell that is said to be a unit', () => {
    expect(problemIn({ card: { type: 'fire' } }, { spell: true })).toMatchObject({
      path: 'card.type',
      message: 'Found "fire"; expected "spell", since a spell is tried.',
    });
  });

  it('in the row of the other kind', () => {
    const players = [{ spells: ['this'] }, {}];
    expect(problemIn({ card: { type: 'fire' }, players })).toMatchObject({
      path: 'players[0].spells[0]',
      message: 'Trial Card is a unit: it lies among the units.',
    });
    expect(problemIn({ players: [{ units: ['this'] }, {}] }, { spell: true })).toMatchObject({
      path: 'players[0].units[0]',
    });
  });

  it('where no column is free for it', () => {
    expect(problemIn({ players: [{ units: FULL }, {}] })).toMatchObject({
      path: 'players[0].units',
      found: 'five units',
    });
  });
});

describe('a card of one’s own', () => {
  it('is a spell among the spells', () => {
    const { before } = attempt(set, 'Gain 1 point.', {
      card: { attack: -5 },
      players: [{ spells: ['this'] }, {}],
    });
    expect(before.card).toMatchObject({ type: 'spell', attack: -5 });
  });

  it('needs no column in a hand', () => {
    const players = [{ units: FULL }, {}];
    expect(problemsOf(set, 'Discard this card to gain 1 point.', { players })).toEqual([]);
  });
});
