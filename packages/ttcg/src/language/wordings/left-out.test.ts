import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

const LEFT_OUT: Wordings = {
  'what is said of the cards that are left out alone (R-T330)': [
    [
      'Destroy all units except dragons you control.',
      'Destroy all units except dragon units you control.',
    ],
    [
      'Tap all units except dragons and beasts you control.',
      'Tap all units except dragon or beast units you control.',
    ],
    [
      'Return all cards except units you control to their owners’ hands.',
      "Return all cards except units you control to their owners' hands.",
    ],
    [
      'Destroy all units that are not dragons you control.',
      'Destroy all units except dragon units you control.',
    ],
    [
      'Destroy all units except dragons that attacked this turn.',
      'Destroy all units except dragon units that attacked this turn.',
    ],
    ['Destroy all cards except rank 1 units.', 'Destroy all cards except rank 1 units.'],
    ['Destroy all units except rank 3 units.', 'Destroy all units except rank 3 units.'],
    [
      'Destroy all spells except equip cards.',
      'Destroy all spells except spells with an equip effect.',
    ],
    [
      'Destroy all cards except dragons and spells.',
      'Destroy all cards except dragon units or spells.',
    ],
    [
      'Destroy all units except units adjacent to this card.',
      'Destroy all units except units adjacent to this card.',
    ],
  ],
  'this card, and more': [
    [
      'Destroy all units except this card and dragons.',
      'Destroy all other units that are not dragons.',
    ],
    [
      'Destroy all units except dragons and this card.',
      'Destroy all other units that are not dragons.',
    ],
    [
      'Units other than this card and dragons lose 50 attack.',
      'All other units that are not dragons lose 50 attack.',
    ],
    [
      'Destroy all units except this card and your dragons.',
      'Destroy all other units except dragon units you control.',
    ],
    [
      'Destroy all units except this card and draw a card.',
      'Destroy all other units and draw one card.',
    ],
    [
      'Choose a unit. Destroy all units except it.',
      'Choose one unit. Destroy all units other than it.',
    ],
  ],
  'what stands after a condition is not left out': [
    [
      'If you control a unit other than a dragon, this card can attack twice this turn.',
      'If you control a unit that is not a dragon, this card can attack twice this turn.',
    ],
  ],
  'where they lie is said of all of them': [
    [
      'Return all units except dragons from your discard pile to your hand.',
      'Return all units from your discard pile that are not dragons to your hand.',
    ],
  ],
};

describe.each(Object.entries(LEFT_OUT))('%s', (_, wordings) => {
  it.each(wordings)('%s', expectReading);
});

it.each([
  ['Destroy all units other than the equipped unit.', 'choose that card first'],
  [
    'When an enemy unit attacks this card, destroy all units other than the attacking unit.',
    'choose that card first',
  ],
  ['Destroy all cards except rank 2 units and your spells.', 'only one such kind'],
  ['Destroy all units except units.', 'that leaves no card'],
  ['Destroy all units except dragons with the highest attack.', 'what they are like'],
])('%s', expectRefusal);
