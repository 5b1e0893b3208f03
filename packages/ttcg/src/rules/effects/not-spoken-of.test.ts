import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

describe('R-T350: "it" is no older card where the nearer one was not spoken of', () => {
  const tapped = { 'Foe tapped': true };
  const noDragon = { you: { units: ['Ember'] } } as const;
  const noHand = { you: { hand: [] } } as const;
  rulings([
    ['Tap one enemy unit. You may choose one of your units. Destroy it.', ['No'], tapped],
    [
      'Tap one enemy unit. You may choose one of your units. It gains 100 attack this turn.',
      ['Yes', ['Ember']],
      { ...tapped, 'Ember attack': 400 },
    ],
    ['Tap one enemy unit. You may draw a card. Discard it.', ['No'], tapped],
    [
      'Tap one enemy unit. You may tap one of your units. Destroy it at the end of the turn.',
      ['No'],
      tapped,
    ],
    [
      'Tap one enemy unit. If your hand is empty, you may choose one spell. Destroy it.',
      [],
      tapped,
    ],
    [
      'Tap one enemy unit. If your hand is empty, you may choose one spell. Destroy it.',
      ['No'],
      tapped,
      noHand,
    ],
    [
      'Destroy one enemy unit. You may discard a card. If it was a unit, gain 1 point.',
      [['Foe'], 'No'],
      { Foe: 'their discard', 'their points': 19 },
    ],
    [
      'Choose one enemy unit. If it is tapped, tap one of your units. It gains 100 attack this turn.',
      [['Foe']],
      {},
    ],
    [
      'Mill one card. If it is a unit, destroy one enemy unit. Its owner draws a card.',
      [],
      { Relic: 'your discard' },
      { you: { deck: ['Relic'], discard: [] } },
    ],
    [
      'Tap one enemy unit. You may pay 1 point. If you do, choose one of your units. Destroy it.',
      ['No'],
      tapped,
    ],
    [
      'Tap one enemy unit. You may pay 1 point. If you do not, choose one of your units. Destroy it.',
      ['Yes'],
      { ...tapped, 'your points': 19 },
    ],
  ]);

  describe('but where another way was taken, it is the card of that one', () => {
    rulings([
      [
        'If you control a dragon, tap one enemy unit. Otherwise, tap one unit you control. It gains 100 attack this turn.',
        [],
        { ...tapped, 'Foe attack': 300 },
      ],
      [
        'If you control a dragon, tap one enemy unit. Otherwise, tap one unit you control. It gains 100 attack this turn.',
        [],
        { 'Ember tapped': true, 'Ember attack': 400 },
        noDragon,
      ],
      [
        'Tap one enemy unit. You may tap one of your units. If you do not, it loses 50 attack this turn.',
        ['No'],
        { ...tapped, 'Foe attack': 150 },
      ],
    ]);
  });

  describe('nor where the nearer card cannot be meant (R-T57)', () => {
    rulings([
      [
        'Tap one enemy unit. If you control a dragon, mill a card. It loses 50 attack this turn.',
        [],
        { ...tapped, 'Foe attack': 150 },
        noDragon,
      ],
      [
        'Tap one enemy unit. If you control a dragon, mill a card. It loses 50 attack this turn.',
        [],
        { ...tapped, 'Foe attack': 150, Acorn: 'your discard' },
      ],
    ]);
  });
});
