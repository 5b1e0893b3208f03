import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

describe('R-T312: the effects of all, of each, of two', () => {
  const bell = {
    effects: [{ style: 'passive', text: 'Whenever a player gains points, they lose 3 points.' }],
  } as const;
  const cards = { Giant: bell, Foe: bell };
  rulings([
    [
      'Negate the effects of all enemy units. Gain 1 point.',
      [],
      {
        'your points': 21,
        'Foe notes': 'loses its effects',
        'Giant notes': 'loses its effects',
      },
      { cards },
    ],
    ['Gain 1 point.', [], { 'your points': 15 }, { cards }],
    [
      'Negate the effects of one unit this turn. Gain 1 point.',
      ['Choose Giant'],
      { 'your points': 18, 'Giant notes': 'loses its effects this turn' },
      { cards },
    ],
    [
      'Tap one unit. Negate its effects. Gain 1 point.',
      ['Choose Foe'],
      { 'your points': 18, 'Foe tapped': true, 'Foe notes': 'loses its effects' },
      { cards },
    ],
  ]);
});
