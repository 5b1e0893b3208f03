import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBook } from '../rules/book/book.ts';
import { ttcgOf } from '../rules/ttcg.ts';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { buildPosition } from './build-position.ts';
import { readPosition } from './position-file.ts';
import { positionOf } from './write-position.ts';

const set = cardSet([
  design('Fox'),
  design('Wolf', { rank: 2 }),
  design('Ox', { type: 'earth' }),
  design('Charm', { type: 'spell', effects: ['Equip this card to one unit you control.'] }),
]);
const book = cardBook(set);

function read(position: unknown) {
  const result = readPosition(JSON.stringify(position), 'p.json', set);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
  return result.read;
}

function problemsOf(text: string) {
  const result = readPosition(text, 'p.json', set);
  return result.ok ? [] : result.problems;
}

const problemOf = (position: unknown) => problemsOf(JSON.stringify(position))[0];

describe('a position file', () => {
  it('may leave everything out', () => {
    const { position, deeds, choices } = read({});
    const state = buildPosition(book, position);
    expect(state).toMatchObject({ edition: '0.059', turn: 3, active: 0, stage: 'main' });
    expect(state.players.map(({ points }) => points)).toEqual([20, 20]);
    expect(state.table.zones.deck0?.cards.length).toBeGreaterThan(0);
    expect([deeds, choices]).toEqual([[], []]);
  });

  it('takes a column as a name, a stack from the top, or with its state', () => {
    const units = ['fox', null, ['Wolf', 'Fox'], { stack: ['Ox|5'], tapped: true }];
    const [player] = read({ players: [{ units }, {}] }).position.players;
    expect(player.units).toEqual([
      { stack: ['Fox'] },
      null,
      { stack: ['Wolf', 'Fox'] },
      { stack: ['Ox|5'], tapped: true },
      null,
    ]);
  });

  it('takes columns by their numbers', () => {
    const [player] = read({ players: [{ units: { 2: 'Fox', 5: 'Ox' } }, {}] }).position.players;
    expect(player.units?.map((stack) => stack?.stack[0])).toEqual([
      undefined,
      'Fox',
      undefined,
      undefined,
      'Ox',
    ]);
  });

  it('binds equipment to a unit by its name or its place', () => {
    const spells = [
      { stack: ['Charm'], equippedTo: 'Ox' },
      { stack: ['Charm'], equippedTo: { seat: 0, column: 1 } },
    ];
    const { position } = read({ players: [{ units: ['Fox'], spells }, { units: [null, 'Ox'] }] });
    const state = buildPosition(book, position);
    const bound = [0, 1].map((at) => {
      const [id = -1] = state.table.zones[`spell0${at}`]?.cards ?? [];
      return state.table.cards[state.field[id]?.bound?.card ?? -1]?.design;
    });
    expect(bound).toEqual(['Ox', 'Fox']);
  });

  it('is written as it was read', () => {
    const given = {
      edition: '0.001',
      turn: 6,
      active: 1,
      stage: 'battle',
      players: [
        {
          points: 7,
          played: 1,
          hand: ['Fox'],
          deck: ['Ox', 'Fox'],
          discard: ['Charm'],
          units: [
            { stack: ['Wolf', 'Fox'], tapped: 'this turn', attacks: 1 },
            null,
            null,
            null,
            null,
          ],
          spells: [{ stack: ['Charm'], faceDown: true }, null, null, null, null],
          skips: { draw: 1 },
        },
        { units: [{ stack: ['Ox'], owner: 0, uses: [1, 0], usesInAll: [2, 0] }] },
      ],
    };
    const state = buildPosition(book, read(given).position);
    expect(ttcgOf(book).faults(state)).toEqual([]);
    const written = positionOf(book, state);
    expect(written).toMatchObject({
      ...given,
      players: [{ ...given.players[0], skips: { draw: 1 } }, {}],
    });
    expect(positionOf(book, buildPosition(book, read(written).position))).toEqual(written);
  });

  it('takes cards of the other player in a hand, a pile or a stack', () => {
    const fox = { card: 'Fox', owner: 1 };
    const { position } = read({ players: [{ hand: [fox, 'Ox'], units: [['Wolf', fox]] }, {}] });
    const { table } = buildPosition(book, position);
    const owners = (zone: string) => table.zones[zone]?.cards.map((id) => table.cards[id]?.owner);
    expect([owners('hand0'), owners('unit00')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('knows where each deed and choice stands', () => {
    const { deedsAt, choicesAt } = read({ do: ['end turn'], choices: [0, 'Fox'] });
    expect([deedsAt[0]?.path, choicesAt[1]?.path]).toEqual(['do[0]', 'choices[1]']);
  });
});

describe('a wrong position file is refused', () => {
  it.each<[unknown, string, string]>([
    [[], '', 'a position in { }'],
    [{ turns: 3 }, 'turns', '"turn"'],
    [{ edition: '9' }, 'edition', 'an edition: 0.001, 2025-03-06, 0.059'],
    [{ active: 2 }, 'active', '0 for the first player or 1 for the second'],
    [{ players: [{}] }, 'players', 'a list of two players'],
    [{ players: [{}, {}, {}] }, 'players', 'a list of two players'],
    [
      { players: [{ hand: [7] }, {}] },
      'players[0].hand[0]',
      'the name of a card, or { "card", "owner" }',
    ],
    [
      { players: [{ units: [[{ card: 'Fox' }, 3]] }, {}] },
      'players[0].units[0][1]',
      'the name of a card, or { "card", "owner", "tapped", ... }',
    ],
    [
      { players: [{ units: [{ stack: ['Fox'], faceDown: true }] }, {}] },
      'players[0].units[0].faceDown',
      'a face-up card, or "known": true for one that an effect has turned face down',
    ],
    [{ players: [{ points: 0 }, {}] }, 'players[0].points', 'a whole number from 1 to 1000000'],
    [{ players: [{ hand: ['Foxx'] }, {}] }, 'players[0].hand[0]', '"Fox"'],
    [{ players: [{ units: ['Charm'] }, {}] }, 'players[0].units[0]', 'a unit'],
    [{ players: [{}, { spells: ['Fox'] }] }, 'players[1].spells[0]', 'a spell'],
    [{ players: [{ units: { 6: 'Fox' } }, {}] }, 'players[0].units.6', 'columns 1 to 5'],
    [
      { players: [{ units: [{ stack: [] }] }, {}] },
      'players[0].units[0].stack',
      'a list of names of cards',
    ],
    [
      { players: [{ spells: [{ stack: ['Charm'], equippedTo: 'Ox' }] }, {}] },
      'players[0].spells[0].equippedTo',
      'another card on the field',
    ],
    [{ do: [{ do: 'dance' }] }, 'do[0].do', 'play, set, use, attack, flip, battle, end or pass'],
    [{ choices: [-1] }, 'choices[0]', 'an option number from 0, a name, or a list of these'],
  ])('%j', (position, path, expected) => {
    expect(problemOf(position)).toMatchObject({ path, expected: [expected] });
  });

  it.each([1, 3])('says that there are %i players', (count) => {
    const players = Array.from({ length: count }, () => ({}));
    expect(problemOf({ players })?.message).toMatch(new RegExp(`^Found ${count} player`));
  });

  it('says where it is no JSON', () => {
    expect(problemsOf('{\n  "turn": }')[0]).toMatchObject({ line: 2, column: 11, found: '}' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        readPosition(text, 'p.json', set);
      }),
    );
  });
});
