import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** What "it", "they", "another" and "adjacent" mean after other cards. */
const WORDINGS: Wordings = {
  'another than the card of the event, off the field': [
    [
      'Whenever you discard a card, return another card from your discard pile to your hand.',
      'Whenever you discard a card, return one card from your discard pile other than it to your hand.',
    ],
    [
      'When this card is destroyed, return another card from your discard pile to your hand.',
      'When this card is destroyed, return one other card from your discard pile to your hand.',
    ],
  ],
  'it, after what the condition was about': [
    [
      "If this card has a card under it, destroy one unit. Return it to its owner's hand.",
      "If there is a card under this card, destroy one unit. Return it to its owner's hand.",
    ],
    [
      'If this card has a card under it, it gains 100 attack.',
      'If there is a card under this card, this card gains 100 attack.',
    ],
  ],
  'that unit, of a watch': [
    [
      'Equip this card to a unit. Whenever it attacks a unit, destroy that unit.',
      'Equip this card to one unit. Whenever the equipped unit attacks a unit, destroy the attacked unit.',
    ],
    [
      'Choose a unit. This turn, whenever it attacks a unit, it gains 100 attack.',
      'Choose one unit. This turn, whenever it attacks a unit, it gains 100 attack.',
    ],
  ],
  'adjacent to this card, where no other lies on the field': [
    [
      'When your opponent draws a card, tap all adjacent units.',
      'When your opponent draws a card, tap all units adjacent to this card.',
    ],
    [
      'When your opponent plays a unit, tap all adjacent units.',
      'When your opponent plays a unit, tap all units adjacent to it.',
    ],
  ],
  'others than the unit that destroyed another': [
    [
      'When a unit you control destroys an enemy unit, all other units you control gain 100 attack.',
      'When a unit you control destroys a unit your opponent controls, all units you control other than it gain 100 attack.',
    ],
  ],
  'both, of two cards': [['Choose two units. Destroy both.', 'Choose two units. Destroy them.']],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});

describe('what points at no card, or at the wrong one', () => {
  it.each([
    ['When this card attacks, destroy that unit.', 'say "this card", "the attacking unit"'],
    ['When an effect targets this card, destroy that card.', 'or which card'],
    [
      "When one or more units are destroyed, return them to their owners' hands.",
      'they cannot be spoken of together',
    ],
    [
      'When this card is destroyed by an enemy spell, its controller loses 2 points.',
      'that could be of either card',
    ],
    [
      'When a unit you control is attacked, the attacking unit loses attack equal to its rank.',
      'say whose value it is',
    ],
    [
      'If your opponent controls no units, draw a card. Otherwise, destroy one of them.',
      'no card has been spoken of',
    ],
    [
      'You may discard a card. If you do not, return it to your hand.',
      'no card has been spoken of',
    ],
    [
      'If you control another unit, this card gains attack equal to its attack.',
      'or choose the other card first',
    ],
    [
      'While you control another dragon, this card and it gain 100 attack.',
      'no card has been spoken of',
    ],
    ['This card gains the attack of the destroyed unit.', 'no card was destroyed before'],
    [
      'When this card attacks, if the attacked unit is tapped, destroy it.',
      'it could be either card; say which card',
    ],
    ['When you lose points, destroy it.', 'no card has been spoken of'],
    [
      'If this card has a card under it, return it to your hand.',
      'say "this card" or "the card under it"',
    ],
    ['Choose a unit. If it has a card under it, destroy it.', 'not clear which card that is'],
    [
      'Tap one unit and untap another. They cannot attack this turn.',
      'say "it", or choose both cards first',
    ],
    ['Choose a unit. Its controller chooses another unit. Destroy both.', 'say which cards'],
    [
      'Tap one enemy unit. Draw a card. If it is tapped, destroy it.',
      '"if it is tapped": it is not on the field',
    ],
    [
      'Tap one enemy unit. Discard a card. If it is a dragon, destroy it.',
      'cards in a discard pile cannot be destroyed',
    ],
    [
      'Choose a unit. This turn, whenever it destroys a unit, return it to your hand.',
      'it could be either card',
    ],
    [
      'Choose a unit you control. Whenever another unit attacks this turn, it gains 100 attack.',
      'say other than which card',
    ],
  ])('is refused: %s', expectRefusal);
});
