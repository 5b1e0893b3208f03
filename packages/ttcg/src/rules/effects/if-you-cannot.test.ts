import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

describe('R-T355: what is done if something else cannot be', () => {
  const none = { opponent: { units: [] } };
  const one = { opponent: { units: ['Foe'] } };
  const cannot = 'Destroy one enemy unit. If you cannot, draw a card.';
  rulings([
    [cannot, [], { Acorn: 'your hand' }, none],
    [cannot, [['Foe']], { Foe: 'their discard', 'their points': 19 }],
    [
      "Return one dragon from your discard pile to your hand. If you can't, draw a card.",
      [],
      { Acorn: 'your hand' },
    ],
    [
      'Rank up one enemy unit. If you do, draw a card; if you cannot, gain 1 point.',
      [],
      { 'your points': 21 },
      none,
    ],
    ['Destroy two enemy units. If you cannot, gain 1 point.', [], { 'your points': 21 }, none],
    ['Destroy two enemy units. If you cannot, gain 1 point.', [], { 'your points': 21 }, one],
  ]);
});
