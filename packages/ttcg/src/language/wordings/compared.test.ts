import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

const COMPARED: Wordings = {
  'with the single card that was named before (R-T332)': [
    [
      'Reveal one unit in your hand to tap one enemy unit of a lower rank.',
      'Reveal one unit to tap one unit your opponent controls with a lower rank than it.',
    ],
    [
      'Destroy one unit you control, then destroy one enemy unit of a lower rank.',
      'Destroy one unit you control, then destroy one unit your opponent controls with a lower rank than it.',
    ],
    [
      'Tap one of your units. Destroy an enemy unit with a lower rank.',
      'Tap one unit you control. Destroy one unit your opponent controls with a lower rank than it.',
    ],
    [
      'Destroy one unit. Play one unit one rank higher from your hand.',
      'Destroy one unit. Play one unit one rank higher than it.',
    ],
    [
      'Tap this card. Destroy one unit of a lower rank.',
      'Tap this card. Destroy one unit with a lower rank than this card.',
    ],
  ],
  'with this card, where no other was named': [
    [
      'Destroy one enemy unit of a lower rank.',
      'Destroy one unit your opponent controls with a lower rank than this card.',
    ],
  ],
};

describe.each(Object.entries(COMPARED))('%s', (_, wordings) => {
  it.each(wordings)('%s', expectReading);
});

it.each([
  ['Tap one unit and one unit of a lower rank.', 'say than which card'],
  ['When an enemy unit is played, destroy one unit of a lower rank.', 'say than which card'],
  ['Destroy two units, then destroy one unit of a lower rank.', 'say than which card'],
  ['Draw a card. Destroy one unit of a lower rank.', 'say than which card'],
  [
    'Each player destroys one of their units. Destroy one unit of a lower rank.',
    'say than which card',
  ],
])('%s', expectRefusal);
