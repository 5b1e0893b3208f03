import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** What a text does not name again, and what it is printed as. */
const WORDINGS: Wordings = {
  'the noun of a number': [
    ['Draw two cards, then discard one.', 'Draw two cards, then discard one card.'],
    ['Draw two cards. Discard up to one.', 'Draw two cards. Discard up to one card.'],
    [
      'Your opponent draws two cards, then discards one.',
      'Your opponent draws two cards, then your opponent discards one card.',
    ],
    [
      "Look at your opponent's hand and discard one.",
      "Look at your opponent's hand and discard one of them.",
    ],
    [
      'Reveal the top three cards of your deck, choose one, add it to your hand and discard the rest.',
      'Reveal the top three cards of your deck and choose one of them and return it to your hand and discard the rest.',
    ],
    [
      'Mill two cards. If you control a dragon, mill four instead.',
      'Mill two cards. If you control a dragon unit, mill four cards instead.',
    ],
    [
      'Destroy one enemy unit. If you control a dragon, destroy two instead.',
      'Destroy one unit your opponent controls. If you control a dragon unit, destroy two units your opponent controls instead.',
    ],
    [
      'Your opponent loses 2 points. If you control a dragon, your opponent loses 4 instead.',
      'Your opponent loses 2 points. If you control a dragon unit, your opponent loses 4 points instead.',
    ],
  ],
  'where a card is chosen': [
    [
      "Look at your opponent's hand and choose a spell. They discard it.",
      "Look at your opponent's hand and choose one spell among them. Your opponent discards it.",
    ],
    [
      'Your opponent reveals their hand. Choose one. They discard it.',
      'Your opponent reveals their hand. Choose one of them. Your opponent discards it.',
    ],
    [
      "Look at your opponent's hand. Choose one spell on the field and put it on the bottom of its owner's deck.",
      "Look at your opponent's hand. Choose one spell on the field and put it on the bottom of its owner's deck.",
    ],
    [
      "Look at your opponent's hand. Choose one unit on the field. It gains 300 attack.",
      "Look at your opponent's hand. Choose one unit on the field. It gains 300 attack.",
    ],
  ],
  'the second card of a turn': [
    [
      'When you draw your second card each turn, gain 1 point.',
      'The second time each turn you draw a card, gain 1 point.',
    ],
    [
      'When your opponent plays their second unit in a turn, draw a card.',
      'The second time each turn your opponent plays a unit, draw one card.',
    ],
  ],
  'who has something': [
    [
      'If you control a fire unit or have 10 or more cards in your discard pile, draw a card.',
      'If you control a fire unit or if you have ten or more cards in your discard pile, draw one card.',
    ],
    [
      'If your opponent has 5 or more points and does not control a spell, draw a card.',
      'If your opponent has 5 or more points and if your opponent does not control a spell, draw one card.',
    ],
  ],
};

for (const [what, all] of Object.entries(WORDINGS)) {
  describe(what, () => {
    it.each(all)('%s', expectReading);
  });
}

const REFUSED: [text: string, why: string][] = [
  ['Tap two units, then untap one.', "expected 'card', 'unit', 'spell' or a subtype"],
  ['When you draw a card, discard one.', "expected 'card', 'unit', 'spell' or a subtype"],
  [
    'Draw a card. Gain 2 points. If you control a dragon, draw two instead.',
    '"instead." was not understood',
  ],
  [
    'Tap one unit. Gain 2 points. If you control a dragon, tap two instead.',
    '"instead." was not understood',
  ],
  [
    'Discard a card at random. If you control a dragon, discard two instead.',
    '"instead." was not understood',
  ],
  ["Look at your opponent's hand. Choose a unit. It gains 300 attack.", 'say "one of them"'],
  [
    "Look at your opponent's hand and choose a spell. Put this card on the bottom of your deck.",
    'say "one of them"',
  ],
  ['When you draw two cards each turn, gain 1 point.', 'can only be asked with "if"'],
  ['When you draw their second card each turn, gain 1 point.', 'a player counts their own cards'],
];

describe('what is near to these', () => {
  it.each(REFUSED)('%s', expectRefusal);
});
