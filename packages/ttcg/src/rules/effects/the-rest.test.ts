import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

describe('the rest of the cards on the field', () => {
  rulings([
    [
      'Your opponent chooses one unit they control. Destroy the rest.',
      [['Foe']],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17 },
    ],
    [
      'Each player chooses one unit they control. Destroy the rest.',
      [['Ember'], ['Foe']],
      {
        Drake: 'your discard',
        Whelp: 'your unit 1',
        'your points': 18,
        Giant: 'their discard',
        Stone: 'their unit 1',
        'their points': 17,
      },
    ],
    [
      'Choose one unit you control. Place the rest under it.',
      [['Ember']],
      { Drake: 'your unit 0 under', Whelp: 'your unit 1' },
    ],
  ]);
});
