import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

describe('what stands before "then" is done, whichever is chosen after it', () => {
  rulings([
    [
      'Draw a card, then gain 2 points or lose 1 point.',
      ['Lose 1 point.'],
      { Acorn: 'your hand', 'your points': 19 },
    ],
    [
      'Draw a card, then gain 2 points or lose 1 point.',
      ['Gain 2 points.'],
      { Acorn: 'your hand', 'your points': 22 },
    ],
  ]);
});

describe('a card is chosen before what is done with it', () => {
  rulings([
    [
      'Choose one enemy unit and tap it or destroy it.',
      [['Foe'], 'Destroy it.'],
      { Foe: 'their discard', 'their points': 19 },
    ],
    [
      'Choose one enemy unit and tap it or destroy it.',
      [['Foe'], 'Tap it.'],
      { 'Foe tapped': true },
    ],
    [
      'Return one card from your discard pile to your hand or place it on top of your deck.',
      [['Ash'], 'Put it on top of your deck.'],
      { Ash: 'your deck' },
    ],
    [
      'Draw two cards, then place one card from your hand on top of your deck or discard it.',
      [['Spark'], 'Discard it.'],
      { Acorn: 'your hand', Bolt: 'your hand', Spark: 'your discard' },
    ],
    [
      'Search your deck for a unit and add it to your hand or discard it.',
      [['Bolt'], 'Return it to your hand.'],
      { Bolt: 'your hand' },
    ],
    [
      'Search your deck for a unit and add it to your hand or discard it.',
      [['Bolt'], 'Discard it.'],
      { Bolt: 'your discard' },
    ],
    [
      'Reveal the top card of your deck and add it to your hand or place it under this card.',
      ['Place it under this card.'],
      { Acorn: 'your unit 0 under' },
      { on: 'Ember' },
    ],
  ]);
});
