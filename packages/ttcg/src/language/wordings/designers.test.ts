import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** Texts as card designers write them who know other games. */
const WORDINGS: Wordings = {
  'R-T182: points that are not lost for a unit': [
    [
      "You don't lose points when this card is destroyed.",
      'This card costs no points when destroyed.',
    ],
    [
      'You do not lose points when your units are destroyed this turn.',
      'All units you control cost no points when destroyed this turn.',
    ],
    [
      'When this card is destroyed, you do not lose points.',
      'This card costs no points when destroyed.',
    ],
    [
      'Destroy one unit you control. You take no damage.',
      'Destroy one unit you control for no loss of points.',
    ],
    [
      'Your opponent does not lose points when their units are destroyed.',
      'All units your opponent controls cost no points when destroyed.',
    ],
  ],
  'points that are not lost at all': [
    [
      'When this card is destroyed, you do not lose points this turn.',
      'When this card is destroyed, you cannot lose points this turn.',
    ],
    ['You take no damage this turn.', 'You cannot lose points this turn.'],
    ['Players lose no points this turn.', 'Players cannot lose points this turn.'],
  ],
  'R-T185: points that are not lost for one reason': [
    [
      'You cannot lose points from direct attacks.',
      'You cannot lose points because of a direct attack.',
    ],
    [
      'You take no damage from card effects this turn.',
      'You cannot lose points because of an effect this turn.',
    ],
    [
      'Players cannot lose points from an empty deck.',
      'Players cannot lose points because of an empty deck.',
    ],
    [
      'Destroy one unit. You cannot lose points because of an effect this turn.',
      'Destroy one unit. You cannot lose points because of an effect this turn.',
    ],
  ],
  'R-T295: another number, of the same cards': [
    [
      'Target unit gains 100 attack this turn, or 200 if it is a dragon.',
      'One unit gains 100 attack this turn. If it is a dragon unit, it gains 200 attack this turn instead.',
    ],
    [
      'Two units gain 100 attack this turn, or 200 if you control a dragon.',
      'Two units gain 100 attack this turn. If you control a dragon unit, those cards gain 200 attack this turn instead.',
    ],
    [
      'This card gains 100 attack this turn, or 200 if it is tapped.',
      'This card gains 100 attack this turn. If this card is tapped, this card gains 200 attack this turn instead.',
    ],
  ],
  'so many cards in one turn': [
    [
      'When three or more of your units are destroyed in one turn, draw three cards.',
      'The third time each turn a unit you control is destroyed, draw three cards.',
    ],
  ],
};

for (const [topic, wordings] of Object.entries(WORDINGS))
  describe(topic, () => {
    it.each(wordings)('%s', (text, meaning) => expectReading(text, meaning));
  });

describe('refused, with the reason', () => {
  it.each([
    [
      'Your opponent does not lose points when your units are destroyed.',
      'it is the owner of a unit who loses points for it',
    ],
    [
      'The second time each turn one or more units are destroyed, draw a card.',
      'say it of one card',
    ],
  ])('%s', (text, why) => expectRefusal(text, why));
});
