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
  'cards to which something else happens instead': [
    [
      "Units that would be destroyed this turn are returned to their owners' hands instead.",
      "This turn, if a unit would be destroyed, return it to its owner's hand instead.",
    ],
    [
      "Each dragon you control that would be destroyed in battle is returned to its owner's hand instead.",
      "If a dragon unit you control would be destroyed in battle, return it to its owner's hand instead.",
    ],
    [
      'Until your next turn, your units that would be destroyed are tapped instead.',
      'Until the start of your next turn, if a unit you control would be destroyed, tap it instead.',
    ],
    [
      "Cards that would be discarded this turn are put on the bottom of their owner's deck instead.",
      "This turn, if a card would be discarded, put it on the bottom of its owner's deck instead.",
    ],
    [
      "Units that would be sent to the discard pile this turn are returned to their owners' hands instead.",
      "Return all units that would be sent to the discard pile to their owners' hands instead this turn.",
    ],
  ],
  'R-T296: for each of these and each of those': [
    [
      'You gain 1 point for each fire unit and each dark unit you control.',
      'Gain 1 point for each fire unit you control and each dark unit you control.',
    ],
    [
      'This card gains 50 attack for each unit you control and for each card in your hand.',
      'This card gains 50 attack for each unit you control and each card in your hand.',
    ],
    [
      'Gain 1 point for each unit on the field and each spell in your discard pile.',
      'Gain 1 point for each spell in your discard pile and each unit.',
    ],
    [
      'Draw one card for each dragon and each beast, up to three.',
      'Draw one card for each dragon unit and each beast unit to a maximum of three.',
    ],
    [
      'Gain 1 point for each dragon and each player draws a card.',
      'Gain 1 point for each dragon unit and each player draws one card.',
    ],
    [
      'Gain 1 point for each dragon and each spell is destroyed.',
      'Gain 1 point for each dragon unit and destroy all spells.',
    ],
  ],
  'the same done to other cards': [
    [
      'Destroy one rank 1 unit, or one rank 2 unit if you control a dragon.',
      'Destroy one rank 1 unit. If you control a dragon unit, destroy one rank 2 unit instead.',
    ],
    [
      'Tap one unit, or up to two units if you control no spells.',
      'Tap one unit. If you control no spells, tap up to two units instead.',
    ],
  ],
  'R-T298: cards that are covered, and become active': [
    ['When this card becomes active, draw a card.', 'When this card is uncovered, draw one card.'],
    [
      'When this card becomes the active card, draw a card.',
      'When this card is uncovered, draw one card.',
    ],
    ['When this card is covered, gain 1 point.', 'When this card is covered, gain 1 point.'],
    [
      'Whenever a unit becomes active, it gains 100 attack this turn.',
      'Whenever a unit is uncovered, it gains 100 attack this turn.',
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
    ['If this card would be covered, draw a card instead.', 'nothing can happen instead of that'],
    [
      'Gain 1 point for each unit with the highest attack and each spell you control.',
      'say each by itself',
    ],
    [
      'The second time each turn one or more units are destroyed, draw a card.',
      'say it of one card',
    ],
  ])('%s', (text, why) => expectRefusal(text, why));
});
