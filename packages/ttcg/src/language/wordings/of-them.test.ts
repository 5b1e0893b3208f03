import { describe, it } from 'vitest';
import { expectReading, type Wordings } from '../testing/reading.ts';

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
};

for (const [about, wordings] of Object.entries(WORDINGS))
  describe(about, () => {
    it.each(wordings)('%s', expectReading);
  });
