import { describe, expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { attempt, problemsOf } from './testing/attempt.ts';

const set = cardSet([
  design('Fox'),
  design('Ox', { type: 'earth' }),
  design('Leech', { effects: ['Equip this card to one unit you control.'] }),
  design('Charm', { type: 'spell', effects: ['Equip this card to one unit you control.'] }),
  design('Flare', { type: 'spell' }),
]);

const problemOf = (units: unknown[], spells: unknown[] = []) =>
  problemsOf(set, 'Gain 1 point.', { players: [{ units: [...units, 'this'], spells }, {}] })[0];

describe('a card is equipped', () => {
  it('not to itself', () => {
    const itself = 'Leech cannot be equipped to itself.';
    for (const equippedTo of ['Leech', { seat: 0, column: 1 }])
      expect(problemOf([{ stack: ['Leech'], equippedTo }])).toMatchObject({
        path: 'players[0].units[0].equippedTo',
        message: itself,
      });
  });

  it('not to what is not there', () => {
    for (const equippedTo of ['Ox', { seat: 1, column: 1 }, { seat: 0, column: 1, under: 1 }])
      expect(problemOf(['Fox'], [{ stack: ['Charm'], equippedTo }])).toMatchObject({
        path: 'players[0].spells[0].equippedTo',
        expected: ['another card on the field'],
      });
  });

  it('by another card that does so', () => {
    const text = 'Equip one spell you control to this card.';
    const { after } = attempt(set, text, { players: [{ spells: ['Flare'] }, {}] });
    expect(after.players[0].spells?.[0]?.equippedTo).toEqual({ seat: 0, column: 1 });
    expect(problemsOf(set, text, after)).toEqual([]);
  });

  it('only if it has an equip effect', () => {
    const message = 'Flare has no equip effect: it is equipped to nothing.';
    expect(problemOf(['Fox'], [{ stack: ['Flare'], equippedTo: 'Fox' }])).toMatchObject({
      message,
    });
    expect(problemOf([], [{ stack: ['Flare'], equippedTo: 'this' }])).toMatchObject({ message });
    expect(problemOf([], [{ stack: ['Charm'], equippedTo: 'this' }])).toBeUndefined();
  });

  it('to one of two cards of a name only if it is said which', () => {
    const spells = [{ stack: ['Charm'], equippedTo: 'Fox' }];
    expect(problemOf(['Fox', 'Ox', 'Fox'], spells)?.message).toBe(
      'There are 2 cards named "Fox"; say which: {"seat":0,"column":1} or {"seat":0,"column":3}.',
    );
  });

  it('by a name to the other of that name', () => {
    const units = [{ stack: ['Leech'], equippedTo: 'Leech' }, 'Leech', 'this'];
    const { before } = attempt(set, 'Gain 1 point.', { players: [{ units }, {}] });
    expect(before.players[0].units?.[0]).toMatchObject({ equippedTo: { seat: 0, column: 2 } });
  });
});
