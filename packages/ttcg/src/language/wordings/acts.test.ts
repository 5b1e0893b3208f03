import { describe, it } from 'vitest';
import { expectReading, type Wordings } from '../testing/reading.ts';

/** What is done, as players write it, and what it is printed as. */
const WORDINGS: Wordings = {
  'what "or" joins': [
    [
      'Draw a card, then discard a card or lose 1 point.',
      'Draw one card, then choose one: discard one card; or lose 1 point.',
    ],
    [
      'Draw a card and gain 1 point, then either discard a card or lose 1 point.',
      'Draw one card and gain 1 point, then choose one: discard one card; or lose 1 point.',
    ],
    [
      'If you control a dragon, draw a card, then tap one unit or untap one unit.',
      'If you control a dragon unit, draw one card, then choose one: tap one unit; or untap one unit.',
    ],
    [
      'Your opponent draws a card, then they discard two cards or lose 2 points.',
      'Your opponent draws one card, then your opponent chooses one: your opponent discards two cards; or your opponent loses 2 points.',
    ],
    [
      'Draw a card and discard a card, or gain 1 point.',
      'Choose one: draw one card and discard one card; or gain 1 point.',
    ],
    [
      'Either draw a card and discard a card or gain 1 point.',
      'Choose one: draw one card and discard one card; or gain 1 point.',
    ],
    [
      'Choose one enemy unit and tap it or destroy it.',
      'Choose one unit your opponent controls and choose one: tap it; or destroy it.',
    ],
    [
      'Choose one unit, then tap it, untap it or destroy it.',
      'Choose one unit, then choose one: tap it; untap it; or destroy it.',
    ],
    [
      'Draw two cards, then place one card from your hand on top of your deck or discard it.',
      'Draw two cards, then choose one card in your hand and choose one: put it on top of your deck; or discard it.',
    ],
    [
      'Search your deck for a spell and add it to your hand or discard it.',
      'Search your deck for one spell and choose one: add it to your hand; or discard it.',
    ],
    [
      'When this card is played, return one card from your discard pile to your hand or place it on top of your deck.',
      'When this card is played, choose one card in your discard pile and choose one: return it to your hand; or put it on top of your deck.',
    ],
    [
      'Reveal the top card of your deck and add it to your hand or place it under this card.',
      'Reveal the top card of your deck and choose one: add it to your hand; or place it under this card.',
    ],
    [
      'When a unit attacks, tap it or destroy one spell.',
      'When a unit attacks, choose one: tap it; or destroy one spell.',
    ],
  ],
  'one of two things, or who does it': [
    ['Tap or untap one unit.', 'Choose one: tap one unit; or untap one unit.'],
    ['You may tap or untap target unit.', 'You may choose one: tap one unit; or untap one unit.'],
    ['Untap or tap this card.', 'Choose one: untap this card; or tap this card.'],
    ['Destroy or tap one unit.', 'Choose one: destroy one unit; or tap one unit.'],
    [
      'Draw a card and tap or untap one unit.',
      'Draw one card and choose one: tap one unit; or untap one unit.',
    ],
    [
      'Your opponent must discard a card or lose 2 points.',
      'Your opponent chooses one: your opponent discards one card; or your opponent loses 2 points.',
    ],
    [
      'Your opponent must either discard a card or lose 2 points.',
      'Your opponent chooses one: your opponent discards one card; or your opponent loses 2 points.',
    ],
    [
      'Your opponent either discards a card or loses 2 points.',
      'Your opponent chooses one: your opponent discards one card; or your opponent loses 2 points.',
    ],
    [
      'Do one of the following: draw a card; or gain 1 point.',
      'Choose one: draw one card; or gain 1 point.',
    ],
    ['Destroy either one unit or one spell.', 'Destroy one card.'],
    [
      'Unless your opponent discards a card, they lose 2 points.',
      'Your opponent may discard one card. If they do not, your opponent loses 2 points.',
    ],
    ['You can discard one card to draw two cards.', 'You may discard one card to draw two cards.'],
    [
      'Allow your opponent to draw one card to draw two cards.',
      'Have your opponent draw one card to draw two cards.',
    ],
    ['Force your opponent to discard a card.', 'Your opponent discards one card.'],
    ['All players discard their hands.', 'Each player discards their hand.'],
    ['Target player draws two cards.', 'One player draws two cards.'],
    ['Target opponent discards a card.', 'Your opponent discards one card.'],
  ],
  'cards on their way': [
    ['Draw the bottom card of your deck.', 'Draw one card from the bottom of your deck.'],
    ['Draw the bottom two cards of your deck.', 'Draw two cards from the bottom of your deck.'],
    [
      'Discard the bottom card of your deck.',
      'Send the bottom card of your deck to the discard pile.',
    ],
    ['Discard your entire hand.', 'Discard your hand.'],
    ['Your opponent discards their whole hand.', 'Your opponent discards their hand.'],
    ['Discard all the cards in your hand.', 'Discard your hand.'],
    [
      'Discard any number of cards, then draw the same number of cards.',
      'Discard any number of cards, then draw that many cards.',
    ],
    [
      'Discard any number of cards, then draw an equal number of cards.',
      'Discard any number of cards, then draw that many cards.',
    ],
    ['Draw cards until you have five in hand.', 'Draw until you have five cards in your hand.'],
    [
      'Shuffle two cards from your discard pile back into your deck.',
      'Shuffle two cards from your discard pile into your deck.',
    ],
    [
      'Move a card from your discard pile to your hand.',
      'Return one card from your discard pile to your hand.',
    ],
    ['Put a rank 1 unit from your hand into play.', 'Play one rank 1 unit.'],
  ],
  'cards that are meant': [
    [
      'Target one enemy unit. It cannot attack until your next turn.',
      'Choose one unit your opponent controls. It cannot attack until the start of your next turn.',
    ],
    [
      "Return up to two target units to their owners' hands.",
      "Return up to two units to their owners' hands.",
    ],
    ['Destroy all cards in play.', 'Destroy all cards.'],
    ['Destroy a unit of at most rank 2.', 'Destroy one rank 2 or lower unit.'],
    ['Destroy a unit that is rank 2 or lower.', 'Destroy one rank 2 or lower unit.'],
    ['Destroy all rank 1 and rank 2 units.', 'Destroy all rank 2 or lower units.'],
    ['Destroy all units of rank 3 and higher.', 'Destroy all rank 3 or higher units.'],
    [
      'Tap the unit your opponent controls that has the highest defense.',
      'Tap the unit your opponent controls with the highest defense.',
    ],
    [
      'Destroy one unit that has 200 or less defense.',
      'Destroy one unit with 200 or less defense.',
    ],
    [
      'Destroy one unit which has more attack than this card.',
      'Destroy one unit with more attack than this card.',
    ],
    ["Destroy one unit that's tapped.", 'Destroy one tapped unit.'],
    ["Tap all units that aren't dragons.", 'Tap all units that are not dragons.'],
    [
      "Tap one unit whose attack is lower than this card's.",
      'Tap one unit with less attack than this card.',
    ],
    [
      "Destroy all units whose attack is less than this card's attack.",
      'Destroy all units with less attack than this card.',
    ],
    [
      "Destroy one unit with attack less than this card's.",
      'Destroy one unit with less attack than this card.',
    ],
    ["Destroy one unit under your opponent's control.", 'Destroy one unit your opponent controls.'],
    ['Destroy one unit controlled by your opponent.', 'Destroy one unit your opponent controls.'],
    [
      'Return one unit from your side of the field to your hand.',
      'Return one unit you control to your hand.',
    ],
  ],
  'values, effects and attacks': [
    ["This card's attack is increased by 100.", 'This card gains 100 attack.'],
    [
      'The attack of all enemy units is reduced by 50 this turn.',
      'All units your opponent controls lose 50 attack this turn.',
    ],
    ['The rank of this card is raised to 3.', "This card's rank becomes 3."],
    [
      'Lower the attack of one enemy unit by 100.',
      'One unit your opponent controls loses 100 attack.',
    ],
    [
      'Boost the attack of all your dragons by 100.',
      'All dragon units you control gain 100 attack.',
    ],
    [
      'This card has +100 attack while you control a dragon.',
      'This card gains 100 attack while you control a dragon unit.',
    ],
    [
      'As long as you control a dragon, enemy units have 50 less attack.',
      'While you control a dragon unit, all units your opponent controls lose 50 attack.',
    ],
    ['One unit becomes fire type this turn.', 'One unit becomes a fire unit this turn.'],
    ['Exchange the attack of two units.', 'Swap the attack of two units.'],
    ['Exchange control of two units.', 'Swap control of two units.'],
    ['Give control of this card to your opponent.', 'Your opponent takes control of this card.'],
    ['Nullify the effect of a spell.', 'Counter the effect of a spell.'],
    ['Cancel the attack.', 'Counter the attack.'],
    ['Use the effect of one unit you control.', 'Activate the effect of one unit you control.'],
    [
      "Your opponent can't use effects this turn.",
      'Your opponent cannot activate effects this turn.',
    ],
    [
      "The effects of your spells can't be negated.",
      'All spells you control cannot have their effects countered.',
    ],
    [
      'Effects of your light units cannot be countered by spells.',
      'All light units you control cannot have their effects countered by spells.',
    ],
    [
      'Take control of an enemy unit until the end of your next turn. It cannot attack.',
      'Take control of one unit your opponent controls until the end of your next turn. It cannot attack until the end of your next turn.',
    ],
    [
      "Destroy one enemy unit. Return the card under it to its owner's hand.",
      "Destroy one unit your opponent controls. Return one card directly under it to its owner's hand.",
    ],
    ['This card is not affected by spells.', 'This card is immune to effects of spells.'],
    ['Neither player can play spells this turn.', 'Players cannot play spells this turn.'],
    [
      'Enemy units cannot attack this card.',
      'This card cannot be attacked by units your opponent controls.',
    ],
    ["Your opponent's units can only attack this card.", 'Redirect all attacks to this card.'],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});
