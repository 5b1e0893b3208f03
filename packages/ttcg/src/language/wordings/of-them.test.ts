import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

const WORDINGS: Wordings = {
  'of how many cards something is so': [
    [
      'Mill two cards. If both of them are units, draw a card.',
      'Mill two cards. If those cards are units, draw one card.',
    ],
    [
      'Mill two cards. If neither is a unit, draw a card.',
      'Mill two cards. If those cards are not units, draw one card.',
    ],
    [
      'Discard two cards. If either was a dragon, draw a card.',
      'Discard two cards. If there is a dragon unit among them, draw one card.',
    ],
    [
      'Choose two units. If all of them are tapped, destroy them.',
      'Choose two units. If those cards are tapped, destroy them.',
    ],
  ],
  'what players must do, and whom they can attack': [
    [
      "At the start of your opponent's turn, they must discard a card or lose two points.",
      "At the start of your opponent's turn, your opponent chooses one: your opponent discards one card; or your opponent loses 2 points.",
    ],
    [
      'Choose two enemy units. They must attack this card.',
      'Choose two units your opponent controls. Those cards must attack this card.',
    ],
    [
      'Your opponent can only attack this card this turn.',
      'Redirect all attacks to this card this turn.',
    ],
    [
      'Each player discards down to three cards.',
      'Each player discards cards until they have three cards in their hand.',
    ],
  ],
};

for (const [about, wordings] of Object.entries(WORDINGS))
  describe(about, () => {
    it.each(wordings)('%s', expectReading);
  });

it('keeps only your opponent to one card', () => {
  expectRefusal('You can only attack this card.', 'only your opponent can be kept to one card');
});
