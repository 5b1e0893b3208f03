import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** What is said of all cards or events, of one, or of the last alone. */
const WORDINGS: Wordings = {
  '"any", after "cannot"': [
    [
      'Enemy units cannot attack any unit other than this card.',
      'All other units cannot be attacked by units your opponent controls.',
    ],
    ['Units cannot attack any dragon.', 'All dragon units cannot be attacked by units.'],
    [
      'Your opponent cannot target any unit.',
      'All units cannot be targeted by cards your opponent controls.',
    ],
    [
      'Enemy units cannot attack any of your dragons.',
      'All dragon units you control cannot be attacked by units your opponent controls.',
    ],
    ['Any unit you control cannot be tapped.', 'All units you control cannot be tapped.'],
    [
      'Any unit you control does not untap during the next turn.',
      'All units you control cannot be untapped during the next turn.',
    ],
    ['Prevent any unit from attacking this turn.', 'All units cannot attack this turn.'],
    ['Destroy any unit.', 'Destroy one unit.'],
  ],
  'in both piles, or each': [
    [
      "Return two cards in both discard piles to their owners' hands.",
      "Return both two cards from your discard pile and two cards from your opponent's discard pile to their owners' hands.",
    ],
    [
      "Shuffle a unit from each player's discard pile into its owner's deck.",
      "Shuffle both one unit from your discard pile and one unit from your opponent's discard pile into their owners' decks.",
    ],
    ['Look at all cards in both hands.', "Look at both your hand and your opponent's hand."],
    [
      "Shuffle all cards in both discard piles into their owners' decks.",
      "Shuffle all cards from a discard pile into their owners' decks.",
    ],
    [
      'Draw a card for each unit in both discard piles.',
      'Draw one card for each unit in a discard pile.',
    ],
  ],
  'whose the last card of a list is, rather than the one it is compared with': [
    [
      'Tap both one spell and one unit you control that shares a type with a unit your opponent controls.',
      'Tap both one spell either player controls and one unit you control that shares a type with a unit your opponent controls.',
    ],
  ],
  'under a condition, whenever it is asked': [
    [
      'This card can attack directly if you control a dragon.',
      'This card can attack directly while you control a dragon unit.',
    ],
    [
      'This card cannot be destroyed if it is untapped.',
      'This card cannot be destroyed while this card is untapped.',
    ],
    [
      'If you have 5 or fewer points, your units cannot be destroyed.',
      'All units you control cannot be destroyed while you have 5 or fewer points.',
    ],
    [
      'This card can attack directly this turn if you control a dragon.',
      'If you control a dragon unit, this card can attack directly this turn.',
    ],
    [
      'This card can be played without ranking up if you control no units.',
      'If you control no units, this card can be played without ranking up.',
    ],
  ],
  'beside one card': [
    [
      'Tap all units adjacent to one enemy unit.',
      'Choose one unit your opponent controls and tap all units adjacent to it.',
    ],
    [
      'All units adjacent to one dragon you control gain 50 attack.',
      'Choose one dragon unit you control and all units adjacent to it gain 50 attack.',
    ],
    [
      'All units across from one of your dragons lose 50 attack.',
      'Choose one dragon unit you control and all units across from it lose 50 attack.',
    ],
    ['Tap all units adjacent to a dragon.', 'Tap all units adjacent to dragon units.'],
  ],
  'by whom, of each thing that happens': [
    [
      'When a card is drawn or discarded by your opponent, gain 1 point.',
      'When your opponent draws a card or when your opponent discards a card, gain 1 point.',
    ],
    [
      'Whenever a unit is destroyed or returned to the hand by your opponent, gain 1 point.',
      'Whenever a unit is destroyed by your opponent or whenever a unit is returned to the hand by your opponent, gain 1 point.',
    ],
    [
      'When a spell is played or activated by your opponent, gain 1 point.',
      'When a spell is played by your opponent or when the effect of a spell activates by your opponent, gain 1 point.',
    ],
    [
      'When this card is tapped, untapped or destroyed by your opponent, gain 1 point.',
      'When this card is tapped by your opponent or when this card is untapped by your opponent or when this card is destroyed by your opponent, gain 1 point.',
    ],
    [
      'When a card is milled or discarded by an enemy effect, gain 1 point.',
      'When a card is milled by the effect of a card your opponent controls or when a card is discarded by the effect of a card your opponent controls, gain 1 point.',
    ],
    [
      'When you draw or discard a card by an effect, gain 1 point.',
      'When you draw a card by an effect or when you discard a card by an effect, gain 1 point.',
    ],
    [
      'When this card is attacked or destroyed in battle by a dragon, gain 1 point.',
      'When this card is attacked by a dragon unit or when this card is destroyed in battle by a dragon unit, gain 1 point.',
    ],
    [
      'When this card attacks or is destroyed by your opponent, gain 1 point.',
      'When this card attacks or when this card is destroyed by your opponent, gain 1 point.',
    ],
    [
      'When this card is destroyed in battle or tapped by your opponent, gain 1 point.',
      'When this card is destroyed in battle or when this card is tapped by your opponent, gain 1 point.',
    ],
  ],
};

for (const [what, lines] of Object.entries(WORDINGS))
  describe(what, () => {
    it.each(lines)('%s', expectReading);
  });

describe('where all, one or each could be meant', () => {
  it.each([
    ['Destroy any units with rank 1.', '"any units with rank 1." makes no sense here: say "all"'],
    ["Destroy any of your opponent's units.", 'say "all", "any number of" or "one"'],
    ['Any unit you control gains 50 attack.', 'say "all" or "one"'],
    ['Units cannot attack a dragon.', 'say "all" or "one"'],
    ['Your opponent cannot target a unit you control.', 'say "all" or "one"'],
    ['Enemy units cannot attack any dragon or destroy any spell.', 'say each by itself'],
    ['When you gain or lose points because of a direct attack, draw a card.', 'each by itself'],
    ['When this card is played or destroyed by your opponent, draw a card.', 'say "when" of each'],
    ['When this card is attacked or destroyed by an effect, draw a card.', 'say "when" of each'],
    [
      'When a card is placed under this card or destroyed by your opponent, draw a card.',
      'say "when" of each',
    ],
    [
      'When this card is tapped or destroyed in battle by a dragon, draw a card.',
      'say "when" of each',
    ],
  ])('is refused: %s', expectRefusal);
});
