import { expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { attempt } from './testing/attempt.ts';

const set = cardSet([design('Fox'), design('Wolf', { rank: 2 }), design('Ox', { type: 'earth' })]);

const attack = (card: string, on?: string) => ({ do: 'attack', card, ...(on && { on }) });

it.each<[string, object, string]>([
  [
    'names no card of the position',
    { do: [{ do: 'play', card: 'Zorg' }] },
    'There is no card named "Zorg" in the position.',
  ],
  [
    'almost names one',
    { players: [{ hand: ['Wolf'] }, {}], do: [{ do: 'play', card: 'Wolv' }] },
    'There is no card named "Wolv" in the position. Did you mean Wolf?',
  ],
  ['is upon no card', { do: [attack('this', 'Zorg')] }, 'There is no card named "Zorg"'],
  [
    'is upon a unit of one’s own',
    { players: [{ units: ['this', 'Ox'] }, { units: ['Fox'] }], do: [attack('this', 'Ox')] },
    'Only units of your opponent can be attacked.',
  ],
  [
    'comes too early, also if the other player has such a card in the deck',
    {
      active: 1,
      turn: 1,
      players: [{ deck: ['Fox'] }, { units: ['Fox'] }],
      do: [attack('Fox', 'this')],
    },
    'Nobody attacks in the first turn.',
  ],
  [
    'is done twice',
    {
      active: 1,
      players: [{}, { units: ['Ox'] }],
      do: [attack('Ox', 'this'), attack('Ox', 'this')],
    },
    'This unit has attacked in this turn.',
  ],
  [
    'is done with the other player’s card',
    { active: 1, players: [{}, { units: ['Fox'] }], do: [attack('this', 'Fox')] },
    "Trial Card is with Player 1, and it is Player 2's turn.",
  ],
  [
    'is done with a card in a deck',
    { players: [{ deck: ['Ox'] }, { deck: [] }], do: [{ do: 'play', card: 'Ox' }] },
    "Ox is in Player 1's deck.",
  ],
  [
    'goes past units',
    { players: [{}, { units: ['Fox'] }], do: [attack('this', 'directly')] },
    'Trial Card cannot attack directly while there are units to attack.',
  ],
])('a deed is refused that %s', (_, position, why) => {
  expect(() => attempt(set, 'Whenever you draw a card, gain 1 point.', position)).toThrow(why);
});

it('a deed is refused that names a card which its player cannot see, with what it is called', () => {
  const position = {
    edition: '0.001',
    active: 1,
    players: [{ units: [{ stack: ['this'], faceDown: true }] }, { units: ['Fox'] }],
    do: [attack('Fox', 'this')],
  };
  expect(() => attempt(set, 'Gain 1 point.', position)).toThrow(
    'Player 2 does not know that card: it is "the face-down unit in column 1".',
  );
});
