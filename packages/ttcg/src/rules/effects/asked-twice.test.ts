import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

describe('R-T313: what is asked twice is asked of the same card', () => {
  const spellNext = { you: { deck: ['Relic', 'Bolt'], discard: ['Ash'] } } as const;
  const text = 'Discard one card. If it was a unit, draw a card. If it was a spell, gain 2 points.';
  rulings([
    [text, ['Choose Spark'], { Spark: 'your discard', Relic: 'your hand' }, spellNext],
    [text, ['Choose Scroll'], { Scroll: 'your discard', 'your points': 22 }, spellNext],
    [
      'Choose one unit. If it is a dragon, draw a card. If it is fire, gain 2 points.',
      ['Choose Drake'],
      { Bolt: 'your hand', 'your points': 22 },
      { you: { deck: ['Bolt'] } },
    ],
  ]);
});
