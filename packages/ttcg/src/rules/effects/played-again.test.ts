import { describe } from 'vitest';
import { rulings, type SceneSketch } from '../../testing/scene.ts';

/** Ember can come back; of rank 2, it would need to rank another unit up. */
const COMES_BACK: SceneSketch = {
  cards: {
    Ember: {
      rank: 2,
      effects: [
        {
          style: 'latent',
          text: 'When this card is destroyed, you may play this card without ranking up.',
        },
      ],
    },
  },
};

describe('a card that is destroyed and may be played then', () => {
  rulings([
    [
      'Destroy one unit.',
      [['Ember'], 'Yes', 3],
      { Ember: 'your unit 3', 'your points': 18 },
      COMES_BACK,
    ],
    [
      'Destroy one unit.',
      [['Ember'], 'No'],
      { Ember: 'your discard', 'your points': 18 },
      COMES_BACK,
    ],
    [
      'Destroy one unit.',
      [['Drake']],
      { Drake: 'your discard', Whelp: 'your unit 1', 'your points': 18 },
      COMES_BACK,
    ],
  ]);
});
