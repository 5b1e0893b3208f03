import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** More that players write in plain words, and what it is printed as. */
const WORDINGS: Wordings = {
  'a type without a noun': [
    [
      'If all your units are dark, draw a card.',
      'If you control no non-dark units, draw one card.',
    ],
    [
      'While all your units are dark or light, this card gains 100 attack.',
      'While you control no non-dark non-light units, this card gains 100 attack.',
    ],
    [
      'If all your units are fire, dark units gain 100 attack this turn.',
      'If you control no non-fire units, all dark units gain 100 attack this turn.',
    ],
    [
      'Reveal the top card of your deck. If it is water or fire, draw a card.',
      'Reveal the top card of your deck. If it is a water or fire unit, draw one card.',
    ],
    [
      'Destroy one unit. If it was not dark, draw a card.',
      'Destroy one unit. If it is not a dark unit, draw one card.',
    ],
    ['If this card is fire, draw a card.', 'If this card is a fire unit, draw one card.'],
  ],
  'of several together': [
    [
      'Destroy two units. Gain points equal to their combined rank.',
      'Destroy two units. Gain points equal to their rank.',
    ],
    [
      'Discard any number of units. Draw cards equal to half their combined rank.',
      'Discard any number of units. Draw cards equal to half their rank.',
    ],
  ],
  'any of those': [
    [
      'Draw two cards. Discard any spells drawn this way.',
      'Draw two cards. Discard all spells among them.',
    ],
    [
      'Draw two cards. You may play any spells drawn this way.',
      'Draw two cards. You may play any number of spells among them.',
    ],
    [
      'Mill three cards. Return any spells milled this way to your hand.',
      'Mill three cards. Return all spells among them to your hand.',
    ],
  ],
  "its owner's turn": [
    [
      "Choose one unit. It cannot attack during its owner's next turn.",
      "Choose one unit. It cannot attack during its owner's next turn.",
    ],
    [
      "All units gain 100 attack until the end of their owners' next turn.",
      "All units gain 100 attack until the end of their owners' next turn.",
    ],
    [
      "One unit loses 100 attack and cannot attack during its owner's next turn.",
      "One unit loses 100 attack during its owner's next turn and it cannot attack during its owner's next turn.",
    ],
    [
      "One unit cannot attack until its owner's next turn.",
      "One unit cannot attack until the start of its owner's next turn.",
    ],
    [
      "This card gains 100 attack and one unit cannot attack during its owner's next turn.",
      "This card gains 100 attack and one unit cannot attack during its owner's next turn.",
    ],
  ],
  'effects that are negated': [
    ['The effects of tapped units are negated.', 'All tapped units lose their effects.'],
    [
      'The effects of all enemy units are negated this turn.',
      'All units your opponent controls lose their effects this turn.',
    ],
    [
      'Tap one unit. Its effects are negated this turn.',
      'Tap one unit. It loses its effects this turn.',
    ],
  ],
  'the top card of a discard pile': [
    [
      'Return the top card of your discard pile to your hand.',
      'Return one card on top of your discard pile to your hand.',
    ],
    ['Play the top card of a discard pile.', 'Play one card on top of a discard pile.'],
    [
      "Place the top card of your opponent's discard pile under this card.",
      "Place one card on top of your opponent's discard pile under this card.",
    ],
    [
      'Put the top card of a discard pile on top of your deck.',
      'Put one card on top of a discard pile on top of your deck.',
    ],
    [
      'If the top card of your discard pile is a dragon, draw a card.',
      'If you have a dragon unit on top of your discard pile, draw one card.',
    ],
    [
      "If the top card of your opponent's discard pile is not a unit, draw a card.",
      'If your opponent does not have a unit on top of their discard pile, draw one card.',
    ],
  ],
  'out of a hand into the other': [
    [
      "Take a card from your opponent's hand.",
      "Return one card from your opponent's hand to your hand.",
    ],
    [
      "Steal a card at random from your opponent's hand.",
      "Return one card from your opponent's hand at random to your hand.",
    ],
    [
      "Look at your opponent's hand and take a card from it.",
      "Look at your opponent's hand and return one of them to your hand.",
    ],
    [
      'Your opponent takes a card from your hand.',
      'Your opponent returns one card from your hand to their hand.',
    ],
    ['Steal one enemy unit.', 'Take control of one unit your opponent controls.'],
  ],
  'plays without ranking up': [
    [
      'You may play rank 2 units without ranking up this turn.',
      'All rank 2 units in your hand can be played without ranking up this turn.',
    ],
    [
      'This turn, you may play rank 2 units without ranking up.',
      'All rank 2 units in your hand can be played without ranking up this turn.',
    ],
    [
      'Rank 2 units can be played without ranking up.',
      'All rank 2 units can be played without ranking up.',
    ],
    [
      'You may play one rank 2 unit without ranking up.',
      'You may play one rank 2 unit without ranking up.',
    ],
  ],
  'none of that kind, and something to others': [
    [
      'If you control no dragons, destroy one unit you control.',
      'If you control no dragon units, destroy one unit you control.',
    ],
    ['If you control no units, destroy one unit.', 'If you control no units, destroy one unit.'],
    [
      'If you control no units, play one unit. It gains 100 attack this turn.',
      'If you control no units, play one unit. It gains 100 attack this turn.',
    ],
  ],
};

for (const [about, wordings] of Object.entries(WORDINGS)) {
  describe(about, () => {
    it.each(wordings)('%s', expectReading);
  });
}

const REFUSED: [text: string, why: string][] = [
  ['If it is dark, draw a card.', 'no card has been spoken of before'],
  ['Gain points equal to their combined rank.', 'no card has been spoken of before'],
  ['Tap any units.', 'say "all", "any number of" or "one"'],
  ['Draw two cards. You may gain 1 point. Tap any units.', 'say "all", "any number of" or "one"'],
  [
    "You cannot draw cards during its owner's next turn.",
    'that is said of how long something lasts on cards',
  ],
  [
    "Take control of one unit until the end of its owner's next turn.",
    'that is said of how long something lasts on cards',
  ],
  ['The effects of tapped units are countered.', 'say that cards "lose their effects"'],
  [
    'Draw the top card of your discard pile.',
    'cards are drawn from a deck; say "return it to your hand"',
  ],
  [
    'Return the top two cards of your discard pile to your hand.',
    'of a discard pile the top card alone is told by where it lies',
  ],
  ['If the top card of your deck is a unit, draw a card.', 'say first that it is revealed'],
  ['Take a card from your hand.', 'the cards are there already'],
  ['Your opponent can play rank 2 units without ranking up this turn.', 'only you can do that'],
  [
    'You may play rank 2 units from your discard pile without ranking up this turn.',
    'cards are played from your hand',
  ],
  [
    'If you control no units, all your units gain 50 attack this turn.',
    'there are none of them then',
  ],
  [
    'If you control no units, swap the positions of two units you control.',
    'there are none of them then',
  ],
  ['Unless you control a dragon, destroy one dragon you control.', 'there are none of them then'],
  [
    'While there are no spells on the field, all spells you control cannot be destroyed.',
    'there are none of them then',
  ],
  ['Reveal the top card of your deck. If it is a card, add it to your hand.', 'that is always so'],
  [
    'This effect can be activated while this card is in your hand.',
    'it says when the effect can be used, and not what it does',
  ],
  [
    'When a counter effect of your opponent activates, copy it.',
    'counter effects answer something',
  ],
  [
    'When a continuous effect of your opponent activates, copy it.',
    'a continuous effect goes on with its own card',
  ],
  [
    'When the equipped unit would be destroyed, draw a card instead of destroying it.',
    'say "this card" or "that unit"',
  ],
  [
    'Enemy spells enter the field tapped and cannot be untapped this turn.',
    'those that are still to come are not on the field',
  ],
  ['If this card is in your opening hand, draw a card.', 'nothing works before the first turn'],
  [
    'The equipped unit can be ranked up with a unit of any type from your deck.',
    'nobody looks through a deck to play a card',
  ],
  [
    'Modifiers to the attack of this card last until the end of the turn only.',
    'how long a change lasts is said by what makes it',
  ],
  [
    'If this card is in your starting hand, you may reveal it to draw two cards.',
    'nothing works before the first turn',
  ],
];

describe('what is near to these', () => {
  it.each(REFUSED)('%s', expectRefusal);
});
