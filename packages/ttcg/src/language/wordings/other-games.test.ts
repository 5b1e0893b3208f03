import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** As players of other card games write it, and what it is printed as. */
const WORDINGS: Wordings = {
  'colons after what goes before': [
    [
      'Once per turn: You can target 1 unit your opponent controls; tap it.',
      'Once per turn, you may choose one unit your opponent controls. If you do, tap it.',
    ],
    [
      'If this card is sent from the field to the discard pile: Draw 1 card.',
      'When this card is sent to the discard pile from the field, draw one card.',
    ],
    ['When this card is destroyed: Draw a card.', 'When this card is destroyed, draw one card.'],
    [
      'During your main phase: discard a card: draw two cards.',
      'During your main phase, discard one card to draw two cards.',
    ],
    ['If you control a dragon: Draw a card.', 'If you control a dragon unit, draw one card.'],
    ['At the start of your turn: Draw a card.', 'At the start of your turn, draw one card.'],
    [
      'While you control a dragon: This card gains 100 attack.',
      'While you control a dragon unit, this card gains 100 attack.',
    ],
    ['Draw a card. If you do: discard a card.', 'Draw one card. If you do, discard one card.'],
    ['Pay 3 life: Draw a card.', 'Lose 3 points to draw one card.'],
  ],
  'what is done first for what follows': [
    ['You can discard 1 card; draw 2 cards.', 'You may discard one card to draw two cards.'],
    [
      'Once per turn, during your main phase: You can discard 1 card; draw 2 cards.',
      'Once per turn, during your main phase, you may discard one card to draw two cards.',
    ],
    [
      'You may draw a card; your opponent loses 1 point.',
      'You may draw one card. If you do, your opponent loses 1 point.',
    ],
    [
      'You can discard this card; add 1 spell from your deck to your hand.',
      'You may discard this card to add one spell from your deck to your hand.',
    ],
    [
      'You can destroy 1 unit you control; draw 2 cards.',
      'You may destroy one unit you control. If you do, draw two cards.',
    ],
    [
      'You can discard 1 card; return it to your hand.',
      'You may discard one card. If you do, return it to your hand.',
    ],
  ],
  'cards that die': [
    ['When this card dies, draw a card.', 'When this card is destroyed, draw one card.'],
    ['If a unit died this turn, draw a card.', 'If a unit was destroyed this turn, draw one card.'],
    [
      'If a friendly unit would die, draw a card instead.',
      'If a unit you control would be destroyed, draw one card instead.',
    ],
    [
      'Friendly units cannot die this turn.',
      'All units you control cannot be destroyed this turn.',
    ],
    [
      'When this card is destroyed by battle and sent to the discard pile: Draw a card.',
      'When this card is destroyed in battle, draw one card.',
    ],
    [
      'If this card is destroyed by battle or card effect: Draw a card.',
      'When this card is destroyed, draw one card.',
    ],
  ],
  'drawing a kind of card': [
    ['Draw 1 creature', 'Search your deck for one unit at random.'],
    ['Draw a spell from your deck.', 'Search your deck for one spell at random.'],
    ['Draw a random dragon from your deck.', 'Search your deck for one dragon unit at random.'],
    ['Draw two random cards from your deck.', 'Search your deck for two cards at random.'],
    ['Each player draws one unit.', 'Each player searches their deck for one unit at random.'],
    [
      'Draw a rank 1 unit, then play it.',
      'Search your deck for one rank 1 unit at random, then play it.',
    ],
  ],
  'points by other names': [
    ['Add 3 points', 'Gain 3 points.'],
    ['Gain 5 life.', 'Gain 5 points.'],
    ['Add 2 points to your score.', 'Gain 2 points.'],
    ["Add 1 point to your opponent's score.", 'Your opponent gains 1 point.'],
    ['Your opponent adds 3 points to their score.', 'Your opponent gains 3 points.'],
    ['If your score is 10 or more, draw a card.', 'If you have 10 or more points, draw one card.'],
  ],
  'the bonus of spells': [
    [
      'Double the stat bonus of the spell below this card.',
      'Double the bonus of one spell below this card.',
    ],
    ['Your spells have double stat bonus.', 'Double the bonus of all spells you control.'],
    ['Invert the stat bonus of one spell.', 'Invert the bonus of one spell.'],
    [
      'Double the stat bonuses of all your spells this turn.',
      'Double the bonus of all spells you control this turn.',
    ],
  ],
  'friends, and attack and defense in one': [
    ['Friendly units gain 50 attack.', 'All units you control gain 50 attack.'],
    [
      'Destroy one friendly unit to draw two cards.',
      'Destroy one unit you control to draw two cards.',
    ],
    [
      'Whenever a friendly dragon attacks, it gains 20 attack this turn.',
      'Whenever a dragon unit you control attacks, it gains 20 attack this turn.',
    ],
    ['One unit gets +20/+20 this turn.', 'One unit gains 20 attack and defense this turn.'],
    ['This card gets -10/+30.', 'This card loses 10 attack and this card gains 30 defense.'],
    ['This card gets +0/+30.', 'This card gains 30 defense.'],
    ['Give one unit +20/+20 this turn.', 'One unit gains 20 attack and defense this turn.'],
    [
      'This card gets +20/+20 for each dragon you control.',
      'This card gains 20 attack and defense for each dragon unit you control.',
    ],
  ],
  'the side where cards are played': [
    [
      "Play one unit from your opponent's discard pile onto your side of the field.",
      "Play one unit from your opponent's discard pile.",
    ],
    [
      "Play one unit from your opponent's discard pile to your side of the field.",
      "Play one unit from your opponent's discard pile.",
    ],
    [
      "Play one unit from your opponent's discard pile under your control.",
      "Play one unit from your opponent's discard pile.",
    ],
  ],
  'cards that go like those before': [
    [
      'Look at the top three cards of your deck. Put one of them into your hand and the rest on the bottom of your deck in any order.',
      'Look at the top three cards of your deck. Add one of them to your hand and put the rest on the bottom of your deck.',
    ],
    [
      'Look at the top two cards of your deck. Put one of them into your hand and the rest into your discard pile.',
      'Look at the top two cards of your deck. Add one of them to your hand and send the rest to the discard pile.',
    ],
    [
      "Return one unit to its owner's hand and one spell to the bottom of its owner's deck.",
      "Return one unit to its owner's hand and put one spell on the bottom of its owner's deck.",
    ],
  ],
  'more plays and attacks': [
    ['You may play up to two extra units this turn.', 'Get two extra plays of units this turn.'],
    [
      'If you control no units, you can play this card from your hand without ranking up.',
      'If you control no units, this card can be played without ranking up.',
    ],
    [
      'You can play one rank 1 unit from your discard pile.',
      'You may play one rank 1 unit from your discard pile.',
    ],
    ['This card can attack twice each battle phase.', 'This card can attack twice each turn.'],
    [
      'You may attack twice with one unit this turn.',
      'One unit you control can attack twice this turn.',
    ],
    ['Draw a card. This can only be used once per turn.', 'Once per turn, draw one card.'],
  ],
  'a number and its most': [
    [
      'Draw one card for each rank 1 unit you control, up to three.',
      'Draw one card for each rank 1 unit you control to a maximum of three.',
    ],
    [
      'Draw one card for each rank 1 unit you control (max. 3).',
      'Draw one card for each rank 1 unit you control to a maximum of three.',
    ],
    [
      'Draw a card for each dragon you control, up to three, then discard a card.',
      'Draw one card for each dragon unit you control to a maximum of three, then discard one card.',
    ],
    [
      'Gain 1 point for each spell you control, up to 5 points.',
      'Gain 1 point for each spell you control to a maximum of 5.',
    ],
    [
      'This card gains 50 attack for each dragon you control, up to 200 this turn.',
      'This card gains 50 attack for each dragon unit you control to a maximum of 200 this turn.',
    ],
    [
      'Destroy one enemy unit for each dragon you control, up to two.',
      'Destroy one unit your opponent controls for each dragon unit you control to a maximum of two.',
    ],
    [
      'Draw cards equal to half the number of units you control, to a maximum of two.',
      'Draw cards equal to half the number of units you control to a maximum of two.',
    ],
    [
      "This card's attack becomes 100 for each dragon you control, up to 500.",
      "This card's attack becomes 100 for each dragon unit you control to a maximum of 500.",
    ],
    [
      'Draw a card for each dragon you control, up to two units gain 50 attack this turn.',
      'Draw one card for each dragon unit you control and up to two units gain 50 attack this turn.',
    ],
  ],
  'cards that a condition has found': [
    [
      'If your opponent controls at least three units, destroy two of them.',
      'If your opponent controls three or more units, destroy two units your opponent controls.',
    ],
    [
      'If you control two or more dragons, untap one of them.',
      'If you control two or more dragon units, untap one dragon unit you control.',
    ],
    [
      'If your opponent has three or more cards in their hand, they discard two of them.',
      'If your opponent has three or more cards in their hand, your opponent discards two cards.',
    ],
    [
      'If exactly three units are on the field, destroy one of them.',
      'If there are exactly three units on the field, destroy one unit.',
    ],
    [
      'If no units are on the field, draw a card.',
      'If there are no units on the field, draw one card.',
    ],
    [
      'If a dragon is in your discard pile, draw a card.',
      'If you have a dragon unit in your discard pile, draw one card.',
    ],
  ],
  'both players and neither': [
    [
      'If both players control a unit, draw a card.',
      'If you control a unit and if your opponent controls a unit, draw one card.',
    ],
    [
      'If neither player controls a spell, draw a card.',
      'If you do not control a spell and if your opponent does not control a spell, draw one card.',
    ],
    [
      'If neither player has a card in their hand, each player draws two cards.',
      'If you do not have a card in your hand and if your opponent does not have a card in their hand, each player draws two cards.',
    ],
    [
      'If both players have 5 or more points, draw a card.',
      'If you have 5 or more points and if your opponent has 5 or more points, draw one card.',
    ],
    [
      'If both players control the same number of units, draw a card.',
      'If you control as many units as your opponent, draw one card.',
    ],
  ],
  'one kind and another': [
    [
      'Draw a card for each fire unit and spell you control.',
      'Draw one card for each fire unit or spell you control.',
    ],
    [
      'Search your deck for a dragon and a fairy.',
      'Search your deck for one dragon unit and search your deck for one fairy unit.',
    ],
    [
      'Search your deck for one unit and one spell and add them to your hand.',
      'Search your deck for one unit and search your deck for one spell.',
    ],
  ],
  'what is said of this card alone': [
    ['Cannot be destroyed by battle.', 'This card cannot be destroyed in battle.'],
    ['Cannot attack.', 'This card cannot attack.'],
    ['Can attack directly.', 'This card can attack directly.'],
    ['Indestructible.', 'This card cannot be destroyed.'],
    [
      'Gains 50 attack for each unit in your discard pile.',
      'This card gains 50 attack for each unit in your discard pile.',
    ],
    [
      'Whenever you play a spell, gain 50 attack.',
      'Whenever you play a spell, this card gains 50 attack.',
    ],
    [
      'When this card attacks, gains 50 attack this turn.',
      'When this card attacks, this card gains 50 attack this turn.',
    ],
    ['This card attacks each turn if able.', 'This card must attack.'],
    ['Equip only to a dragon unit.', 'Equip this card to one dragon unit.'],
    ['Tap: Draw a card.', 'Tap this card to draw one card.'],
    ['This card cannot be destroyed by battle or card effects.', 'This card cannot be destroyed.'],
    [
      'Your opponent cannot target this card with card effects.',
      'This card cannot be targeted by cards your opponent controls.',
    ],
    ["Swap this card's attack with its defense.", "Swap this card's attack and defense."],
  ],
  'effects in the discard pile': [
    [
      'If this card is in your discard pile: You can return this card to your hand.',
      'You may return this card from your discard pile to your hand.',
    ],
    [
      'If this card is in your discard pile: You can discard 1 card; play this card.',
      'You may discard one card to play this card from your discard pile.',
    ],
    ['If this card is in your discard pile, play it.', 'Play this card from your discard pile.'],
  ],
  'as many as there are, and attacks': [
    ['Destroy as many enemy units as possible.', 'Destroy all units your opponent controls.'],
    [
      'When an enemy unit declares a direct attack, tap it.',
      'When a unit your opponent controls attacks directly, tap it.',
    ],
    ['Counter an attack against this card.', 'Counter the attack that targets this card.'],
    ['Deal 3 damage to the enemy player.', 'Your opponent loses 3 points.'],
    [
      'Once during your turn, you may draw a card.',
      'Once per turn, during your turn, you may draw one card.',
    ],
    [
      'Search your deck for a dragon, then shuffle.',
      'Search your deck for one dragon unit, then shuffle your deck.',
    ],
    [
      'You can only use this effect of this card once per turn. Draw a card.',
      'Once per turn, draw one card.',
    ],
  ],
};

const REFUSED: readonly (readonly [text: string, why: string])[] = [
  ['Your opponent destroys a friendly unit.', 'whose friends'],
  ['Mill up to three cards.', 'how many cards it is must be said'],
  ['Draw a unit from your discard pile.', 'from their own deck'],
  ["Play one rank 1 unit to your opponent's side of the field.", 'say who plays it'],
  ['Search your deck for one unit and one spell, then play them.', 'which of them is meant'],
  ['Draw one card for each dragon you control, up to zero.', 'would be nothing'],
  ['This card gets +0/+0.', 'is nothing'],
  ['Draw a card or a unit.', '"a unit." was not understood'],
  ['Whenever a unit is destroyed, gain 50 attack.', 'say which card'],
  ['Tap one unit. Gains 50 attack.', 'say which card'],
  ['This turn, when you have no cards in your hand, draw a card.', 'say "if" or "while"'],
  ['Destroy as many units.', 'as many as what'],
  ['You cannot target this card.', 'say what cannot be targeted'],
  ['Battlecry: Draw a card.', 'when this card is played'],
];

describe.each(Object.entries(WORDINGS))('wordings of %s', (_, rows) => {
  it.each(rows)('%s', (text, meaning) => expectReading(text, meaning));
});

describe('what is not meant so', () => {
  it.each(REFUSED)('%s', (text, why) => expectRefusal(text, why));
});
