import { describe, expect, it } from 'vitest';
import { offeredBy, rulings, scene } from '../../testing/scene.ts';

describe('a card swapped with one that is like it', () => {
  rulings([
    [
      'Swap a unit in your hand with a rank 1 unit you control of the same type.',
      [['Spark']],
      { Spark: 'your unit 0', Ember: 'your hand' },
    ],
    [
      'Swap a unit in your hand with a rank 2 unit you control of the same subtype.',
      [],
      { Flame: 'your unit 1', Drake: 'your hand' },
    ],
  ]);
});
