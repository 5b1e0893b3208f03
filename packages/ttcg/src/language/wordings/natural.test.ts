import { describe, it } from 'vitest';
import { expectReading, type Wordings } from '../testing/reading.ts';

/** What is done, in the words of other games, and what it is printed as. */
const WORDINGS: Wordings = {
  'plays, counters and names': [
    ['Gain two additional plays this turn.', 'Get two extra plays this turn.'],
    ['Counter target effect.', 'Counter the effect.'],
    ['Counter target attack.', 'Counter the attack.'],
    ["Counter your opponent's attack.", 'Counter the attack of a unit your opponent controls.'],
    [
      'Negate an enemy attack by paying 2 points.',
      'Lose 2 points to counter the attack of a unit your opponent controls.',
    ],
    [
      'Nullify the effects of all enemy spells this turn.',
      'All spells your opponent controls lose their effects this turn.',
    ],
    [
      'Negate the effects of one enemy unit.',
      'Counter the effect of a unit your opponent controls.',
    ],
    [
      "When one of your opponent's effects activates, counter it.",
      'When the effect of a card your opponent controls activates, counter the effect.',
    ],
    [
      'When an effect is activated, draw a card.',
      'When the effect of a card activates, draw one card.',
    ],
    ['Change the target of the effect to this card.', 'Redirect the effect to this card.'],
    [
      'Name a type. Destroy all units of that type.',
      'Choose a type. Destroy all units of the chosen type.',
    ],
    [
      'Your opponent names a rank. Destroy all units of that rank.',
      'Your opponent chooses a rank. Destroy all units of the chosen rank.',
    ],
    [
      'Your opponent can play only one card during their next turn.',
      "Your opponent cannot play more than one card during your opponent's next turn.",
    ],
    [
      'Counter the attack and end the battle phase.',
      'Counter the attack and the turn player skips this battle phase.',
    ],
    ['End your turn.', 'Skip this turn.'],
  ],
  'to the field, and columns': [
    [
      'Return all units destroyed this turn to the field.',
      'Each player plays all units from their discard pile that were destroyed this turn.',
    ],
    [
      'Return one unit from your discard pile to the field.',
      'Play one unit from your discard pile.',
    ],
    [
      "Return one unit from your opponent's discard pile to your side of the field.",
      "Play one unit from your opponent's discard pile.",
    ],
    [
      'When this card is destroyed, return it to the field tapped.',
      'When this card is destroyed, play it tapped.',
    ],
    ['Return one card under this card to the field.', 'Play one card under this card.'],
    [
      'Discard two cards to return this card from your discard pile to the field.',
      'Discard two cards to play this card from your discard pile.',
    ],
    ['Put one unit from your hand into play tapped.', 'Play one unit tapped.'],
    ['Move one unit to an adjacent empty column.', 'Move one unit to an adjacent column.'],
    ['Move this card to an empty adjacent column.', 'Move this card to an adjacent column.'],
    [
      'Play a copy of this card from your deck.',
      'Play one card from your deck with the same name as this card.',
    ],
    [
      'Search your deck for two copies of this card.',
      'Search your deck for two cards with the same name as this card.',
    ],
    [
      'Destroy another copy of this card.',
      'Destroy one other card with the same name as this card.',
    ],
    ['Flip one face-down spell.', 'Turn one face-down spell face-up.'],
  ],
  'told of the cards it is done to': [
    [
      'Up to three dragons in your discard pile return to your hand.',
      'Return up to three dragon units from your discard pile to your hand.',
    ],
    [
      "One enemy unit is returned to its owner's hand.",
      "Return one unit your opponent controls to its owner's hand.",
    ],
    [
      'The unit with the lowest defense your opponent controls is destroyed.',
      'Destroy the unit your opponent controls with the lowest defense.',
    ],
    ['All enemy units are tapped.', 'Tap all units your opponent controls.'],
    ['One card is discarded from your hand.', 'Discard one card.'],
    [
      "Two cards are discarded from your opponent's hand.",
      "Discard two cards from your opponent's hand.",
    ],
    ["Your opponent's hand is revealed.", "Reveal your opponent's hand."],
    [
      'All cards in your discard pile are shuffled into your deck.',
      'Shuffle all cards from your discard pile into your deck.',
    ],
    ['This card returns to your hand.', 'Return this card to your hand.'],
    ['This card goes to the discard pile.', 'Send this card to the discard pile.'],
    [
      'This card gains 200 attack this turn, then returns to your hand.',
      'This card gains 200 attack this turn, then you return this card to your hand.',
    ],
    [
      'Choose one of your units and one enemy unit. Destroy both.',
      'Choose both one unit you control and one unit your opponent controls. Destroy them.',
    ],
    [
      'Choose two units. Both gain 100 attack this turn.',
      'Choose two units. Those cards gain 100 attack this turn.',
    ],
  ],
  'paid by doing something': [
    ['Draw two cards by discarding a card.', 'Discard one card to draw two cards.'],
    ['By discarding a card, draw two cards.', 'Discard one card to draw two cards.'],
    [
      'When an effect activates, you may counter it by discarding a card.',
      'When the effect of a card activates, you may discard one card to counter the effect.',
    ],
    [
      'When an enemy unit attacks, tap it by losing 2 points.',
      'When a unit your opponent controls attacks, lose 2 points to tap it.',
    ],
    ['Destroy one spell by tapping this card.', 'Tap this card to destroy one spell.'],
  ],
  points: [
    ["Set each player's points to 1000.", "Each player's points become 1000."],
    ['Your points are doubled.', 'Double your points.'],
    [
      "Your points become your opponent's points.",
      "Your points become equal to your opponent's points.",
    ],
    [
      'Steal 200 points from your opponent.',
      'Your opponent loses 200 points and you gain 200 points.',
    ],
    ['Your opponent steals 2 points from you.', 'Lose 2 points and your opponent gains 2 points.'],
    ['Add 2 to your points.', 'Gain 2 points.'],
    [
      "Deal damage to your opponent equal to this card's attack.",
      "Your opponent loses points equal to this card's attack.",
    ],
    ['Each opponent discards a card.', 'Your opponent discards one card.'],
    ['One player of your choice mills three cards.', 'One player mills three cards.'],
  ],
  values: [
    [
      'Choose a unit. Its attack becomes its defense.',
      'Choose one unit. Its attack becomes equal to its defense.',
    ],
    [
      "This unit's attack is equal to 100 times the number of cards in your discard pile.",
      "This card's attack becomes 100 for each card in your discard pile.",
    ],
    [
      "This unit's attack equals 100 times the number of cards in your discard pile.",
      "This card's attack becomes 100 for each card in your discard pile.",
    ],
    ["This card's attack is 500 this turn.", "This card's attack becomes 500 this turn."],
    [
      "This card's attack becomes twice its defense this turn.",
      "This card's attack becomes equal to twice its defense this turn.",
    ],
    ["Set this card's attack to its defense.", "This card's attack becomes equal to its defense."],
    [
      "Increase this card's attack by 50 times its rank.",
      'This card gains attack equal to 50 times its rank.',
    ],
    [
      'When another unit you control is destroyed, this card gains its attack.',
      'When another unit you control is destroyed, this card gains attack equal to its attack.',
    ],
    [
      'One enemy unit loses half its attack.',
      'One unit your opponent controls loses attack equal to half its attack.',
    ],
    [
      'This card gains the attack of the card under it.',
      'Choose one card directly under this card and this card gains attack equal to its attack.',
    ],
    ['One unit gains a rank until the end of the turn.', 'One unit gains 1 rank this turn.'],
    ['Add 100 attack to one unit.', 'One unit gains 100 attack.'],
    [
      'Add 50 attack and defense to all your dragons this turn.',
      'All dragon units you control gain 50 attack and defense this turn.',
    ],
    [
      'Discard up to three cards, then draw as many cards as you discarded.',
      'Discard up to three cards, then draw that many cards.',
    ],
    [
      'Your opponent discards two cards. Draw as many cards as they discarded.',
      'Your opponent discards two cards. Draw that many cards.',
    ],
    [
      'Reveal your hand. Gain 1 point for each spell revealed this way.',
      'Reveal your hand. Gain 1 point for each spell among them.',
    ],
    [
      'Destroy all units. Gain 1 point for each unit destroyed this way.',
      'Destroy all units. Gain 1 point for each of them.',
    ],
  ],
  'types and subtypes': [
    ['This unit is also a dragon.', 'This card gains the dragon subtype.'],
    ['All your units are also dragons.', 'All units you control gain the dragon subtype.'],
    ['Treat this card as a fire unit.', 'This card becomes a fire unit.'],
    ['Make one unit a dragon until end of turn.', 'One unit becomes a dragon unit this turn.'],
    [
      'Make all enemy units water units this turn.',
      'All units your opponent controls become water units this turn.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});
