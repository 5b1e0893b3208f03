import { describe } from 'vitest';
import { type Row, rulings } from '../../testing/scene.ts';

describe('"it" after what was not done (R-T350)', () => {
  const foe = { opponent: { units: ['Foe'] } } as const;
  const bare = { you: { units: ['Ember'], hand: [] }, ...foe } as const;
  const tapped = { 'Foe tapped': true };

  rulings([
    ['Tap one enemy unit. You may choose one of your units. Destroy it.', ['No'], tapped, bare],
    ['Tap one enemy unit. You may draw a card. Discard it.', ['No'], tapped, bare],
    [
      'Tap one enemy unit. You may untap one of your units. Destroy it at the end of the turn.',
      ['No'],
      tapped,
      { ...foe, you: { units: [{ stack: ['Ember'], tapped: 4 }] } },
    ],
    [
      'Tap one enemy unit. If your hand is empty, you may choose one spell. Destroy it.',
      [],
      tapped,
      foe,
    ],
    [
      'Tap one enemy unit. You may destroy one of your units. If it was a dragon, draw two cards.',
      ['No'],
      { 'Newt tapped': true },
      { opponent: { units: ['Newt'] }, cards: { Newt: { type: 'water', subtypes: ['dragon'] } } },
    ],
    [
      'Destroy one enemy unit. You may discard a card. If it was a unit, gain 1 point.',
      ['No'],
      { Foe: 'their discard', 'their points': 19 },
      foe,
    ],
    [
      'Choose one enemy unit. You may tap one of your units. It gains 100 attack this turn.',
      ['No'],
      {},
      bare,
    ],
    [
      'Choose one enemy unit. If it is tapped, untap one of your units. It gains 100 attack.',
      [],
      {},
      bare,
    ],
    [
      'Mill one card. If it is a unit, destroy one enemy unit. Its owner draws a card.',
      [],
      { Scroll: 'your discard' },
      { ...foe, you: { deck: ['Scroll', 'Acorn'], hand: [] } },
    ],
  ] as readonly Row[]);

  rulings([
    // What is done in its place may speak of what came before it.
    ['Choose one enemy unit. You may discard a card. If you do not, tap it.', ['No'], tapped, foe],
    [
      'If you control a dragon, tap one enemy unit. Otherwise, tap one of your units. It cannot attack this turn.',
      [],
      { ...tapped, 'Foe notes': 'cannot attack this turn' },
      foe,
    ],
    [
      'Tap one enemy unit. You may untap this card. It gains 100 attack this turn.',
      ['No'],
      { ...tapped, 'Ember attack': 400 },
      { ...bare, on: 'Ember' },
    ],
    [
      'Tap one enemy unit. You may lose 3 points. Your opponent loses that many points.',
      ['No'],
      tapped,
      foe,
    ],
    [
      'Choose one unit. You may untap one other unit. Tap all units other than it.',
      [['Ember'], 'No'],
      { 'Foe tapped': true },
      bare,
    ],
    [
      'Discard a card. If it was a unit, tap one enemy unit. If it was a spell, gain 2 points.',
      [],
      { Scroll: 'your discard', 'your points': 22 },
      { ...foe, you: { hand: ['Scroll'] } },
    ],
  ]);
});
