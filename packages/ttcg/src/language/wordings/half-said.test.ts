import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** Short and half-said texts, and what they are printed as. */
const WORDINGS: Wordings = {
  'numbers without a noun': [
    ['Mill 3.', 'Mill three cards.'],
    ['Mill 3, then draw 2.', 'Mill three cards, then draw two cards.'],
  ],
  'its own values': [
    [
      "If this card's attack is higher than its defense, draw a card.",
      "If this card is a unit with more attack than this card's defense, draw one card.",
    ],
    [
      'This card has attack equal to the number of units you control.',
      "This card's attack becomes 1 for each unit you control.",
    ],
  ],
  'whoever that player is': [
    [
      "During each player's draw phase, that player draws one additional card.",
      'During each draw phase, the turn player draws one card.',
    ],
    [
      "Shuffle target unit into its owner's deck. That player draws a card.",
      "Shuffle one unit into its owner's deck. Its owner draws one card.",
    ],
    [
      "Return one unit to its owner's hand. That player discards a card.",
      "Return one unit to its owner's hand. Its owner discards one card.",
    ],
    [
      "When a player plays a unit, return it to its owner's hand. That player draws a card.",
      "When a player plays a unit, return it to its owner's hand. That player draws one card.",
    ],
    [
      'Target opponent reveals their hand. You choose a spell from it. That player discards that card.',
      'Your opponent reveals their hand. Choose one spell among them. That player discards it.',
    ],
  ],
  'as many as a player says': [
    ['Draw up to three cards.', 'Draw up to three cards.'],
    ['Your opponent draws up to two cards.', 'Your opponent draws up to two cards.'],
    [
      'Draw up to three cards, then discard that many cards.',
      'Draw up to three cards, then discard that many cards.',
    ],
  ],
  'one value and another': [
    [
      "Swap this card's attack with the attack of one enemy unit.",
      'Swap the attack of this card with that of one unit your opponent controls.',
    ],
    [
      "Swap this card's attack with one enemy unit's attack this turn.",
      'Swap the attack of this card with that of one unit your opponent controls this turn.',
    ],
    ['Destroy any unit except a rank 5 unit.', 'Destroy one rank 4 or lower unit.'],
    ['Destroy all units except rank 1 units.', 'Destroy all rank 2 or higher units.'],
  ],
  'what befalls cards': [
    [
      'When this card is equipped to a unit, draw a card.',
      'When this card is equipped to a unit, draw one card.',
    ],
    [
      "When a card is added to your opponent's hand, draw a card.",
      'When a card owned by your opponent is returned to the hand, draw one card.',
    ],
  ],
  'what players of other games write, and is the same here': [
    [
      'Target unit gets +50/+50 until end of turn.',
      'One unit gains 50 attack and defense this turn.',
    ],
    [
      'Other dragons you control get +20/+20.',
      'All other dragon units you control gain 20 attack and defense.',
    ],
    ['Destroy target unit with rank 2 or less.', 'Destroy one rank 2 or lower unit.'],
    [
      'Search your deck for a unit, put it onto the field tapped, then shuffle your deck.',
      'Search your deck for one unit and play it tapped, then shuffle your deck.',
    ],
    [
      'Discard a card, tap this card: Draw two cards.',
      'Discard one card and tap this card to draw two cards.',
    ],
    [
      'When your opponent activates an effect: You can negate the activation, and if you do, destroy that card.',
      'When your opponent activates the effect of a card, you may counter the effect. If you do, destroy it.',
    ],
    [
      'If this card is sent to the discard pile: You can target 1 unit in your discard pile; add it to your hand.',
      'When this card is sent to the discard pile, you may choose one unit in your discard pile. If you do, return it to your hand.',
    ],
    [
      'You can target 1 face-up unit your opponent controls; its attack becomes 0 until the end of this turn.',
      'You may choose one face-up unit your opponent controls. If you do, its attack becomes 0 this turn.',
    ],
    [
      'Reveal the top five cards of your deck. Put all dragons revealed this way into your hand and the rest on the bottom of your deck in any order.',
      'Reveal the top five cards of your deck. Add all dragon units among them to your hand and put the rest on the bottom of your deck.',
    ],
    [
      'At the end of your turn, a random enemy unit loses 20 defense.',
      'At the end of your turn, one unit your opponent controls at random loses 20 defense.',
    ],
    [
      "If a unit would die, return it to its owner's hand instead.",
      "If a unit would be destroyed, return it to its owner's hand instead.",
    ],
  ],
};

const REFUSED: readonly (readonly [text: string, why: string])[] = [
  ['Destroy one unit. That player draws a card.', 'which player that is'],
  ['Target player draws two cards. That player loses 1 point.', 'which player that is'],
  ['When this card is equipped to a dragon, draw a card.', 'to which unit cannot be asked'],
  ['Each player draws up to two cards.', 'only you or your opponent'],
  ['Draw up to two dragons.', 'how many units it is must be said'],
];

describe.each(Object.entries(WORDINGS))('wordings of %s', (_, rows) => {
  it.each(rows)('%s', (text, meaning) => expectReading(text, meaning));
});

describe('what is not meant so', () => {
  it.each(REFUSED)('%s', (text, why) => expectRefusal(text, why));
});
