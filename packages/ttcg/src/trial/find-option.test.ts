import { describe, expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { attempt } from './testing/attempt.ts';

const set = cardSet([design('Fox'), design('Wolf', { rank: 2 }), design('Ox', { type: 'earth' })]);

const tap = (choices: unknown[], players: object[], text = 'Tap one unit.') =>
  attempt(set, text, { players, choices }).after.players.map(({ units = [] }) =>
    units.flatMap((stack, column) => (stack?.tapped && stack.stack[0] === 'Fox' ? column + 1 : [])),
  );

describe('a choice of two cards with one name', () => {
  const both = [{ units: ['this', 'Fox'] }, { units: ['Ox', 'Fox', 'Fox'] }];

  it('is refused with what would tell them apart', () => {
    expect(() => tap(['Fox'], both)).toThrow(
      'There are 3 cards named "Fox"; say which: "Player 1\'s Fox in column 2", ' +
        '"Player 2\'s Fox in column 2" or "Player 2\'s Fox in column 3".',
    );
  });

  it.each([
    ["Player 2's Fox in column 3", [[], [3]]],
    ["your opponent's fox in column 2", [[], [2]]],
    ['Fox in column 3', [[], [3]]],
    ['your Fox', [[2], []]],
    [4, [[], [3]]],
  ])('is made by a place, or a number: %j', (choice, tapped) => {
    expect(tap([choice], both)).toEqual(tapped);
  });

  it('is made by naming both', () => {
    expect(tap([['Fox', 'Fox']], both, 'Tap two enemy units.')).toEqual([[], [2, 3]]);
  });

  it('is not to be made in a hand', () => {
    const players = [{ hand: ['Fox', 'Fox', 'Ox'] }, {}];
    const { after } = attempt(set, 'Discard a card. Draw a card.', { players, choices: ['Fox'] });
    expect(after.players[0].discard).toEqual(['Fox']);
  });

  it('may not name a card twice', () => {
    const players = [{}, { units: ['Fox', 'Ox', 'Ox'] }];
    expect(() => tap([['Fox', 'Fox']], players, 'Tap two enemy units.')).toThrow(
      '"Fox" is named twice, but there is only one.',
    );
  });
});

describe('a deed', () => {
  const attackOf = (deed: object, units: unknown[], text = 'Gain 1 point.') => {
    const players = [{ units: ['this', 'Wolf'] }, { units }];
    const { events } = attempt(set, text, { players, do: [{ do: 'attack', ...deed }] });
    return events.filter(({ type }) => type === 'announced').length;
  };

  it('says what is attacked, if there is more than one', () => {
    expect(() => attackOf({ card: 'Wolf' }, ['Ox', 'Fox'])).toThrow(
      'Say with "on" what it attacks: "Ox" or "Fox".',
    );
    expect(attackOf({ card: 'Wolf' }, ['Ox'])).toBe(2);
  });

  it('says whether a unit that can attack directly does', () => {
    const text = 'This card can attack directly this turn.';
    expect(() => attackOf({ card: 'this' }, ['Ox'], text)).toThrow(
      'Say with "on" what it attacks: "Ox" or "directly".',
    );
    const players = [{ units: ['this'] }, { units: ['Ox'] }];
    for (const [on, points] of [
      ['directly', 19],
      ['Ox', 20],
    ] as const) {
      const deeds = [{ do: 'attack', card: 'this', on }];
      expect(attempt(set, text, { players, do: deeds }).after.players[1].points).toBe(points);
    }
  });

  it('says which of two units of one name', () => {
    expect(() => attackOf({ card: 'Wolf', on: 'Fox' }, ['Fox', 'Fox'])).toThrow(
      'Say with "on" what it attacks: ' +
        '"your opponent\'s Fox in column 1" or "your opponent\'s Fox in column 2".',
    );
    expect(attackOf({ card: 'Wolf', on: 'Fox in column 2' }, ['Fox', 'Fox'])).toBe(2);
  });

  it('ranks up the card it names', () => {
    const players = [{ hand: ['Wolf'], units: ['this', 'Fox', 'Fox'] }, {}];
    const after = (on: string) =>
      attempt(set, 'Gain 1 point.', { players, do: [{ do: 'play', card: 'Wolf', on }] }).after;
    expect(after('Fox in column 3').players[0].units?.[2]?.stack).toEqual(['Wolf', 'Fox']);
    expect(() => after('Fox')).toThrow('There are several cards named "Fox": say the column');
  });
});
