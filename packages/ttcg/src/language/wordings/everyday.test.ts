import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** How players speak at the table, and what it is printed as. */
const WORDINGS: Wordings = {
  'so many for each, and that many': [
    [
      'Discard a card for each enemy unit.',
      'Discard one card for each unit your opponent controls.',
    ],
    [
      'For each dragon you control, destroy one enemy unit.',
      'Destroy one unit your opponent controls for each dragon unit you control.',
    ],
    [
      'Return two units to their owners’ hands for every two dragons you control.',
      "Return two units to their owners' hands for every two dragon units you control.",
    ],
    [
      'Draw two cards, then discard that many cards.',
      'Draw two cards, then discard that many cards.',
    ],
    [
      'Discard any number of cards. Destroy that many enemy units.',
      'Discard any number of cards. Destroy that many units your opponent controls.',
    ],
  ],
  'who else may decide': [
    [
      "Destroy one unit. That unit's controller may draw a card.",
      'Destroy one unit. Its controller may draw one card.',
    ],
    [
      'Destroy one unit. Its controller may discard a card. If they do, they draw two cards.',
      'Destroy one unit. Its controller may discard one card. If they do, its controller draws two cards.',
    ],
    [
      'Destroy one unit. Its owner may play a rank 1 unit from their hand.',
      'Destroy one unit. Its owner may play one rank 1 unit.',
    ],
    [
      "At the start of each player's turn, that player may discard a card. If they do, they draw a card.",
      'At the start of each turn, the turn player may discard one card. If they do, the turn player draws one card.',
    ],
    [
      'Whenever a player draws a card, they may discard a card.',
      'Whenever a player draws a card, that player may discard one card.',
    ],
  ],
  'what goes without saying': [
    [
      'Discard up to two cards. Draw a card for each.',
      'Discard up to two cards. Draw one card for each of them.',
    ],
    [
      'While this card is on the field, whenever a unit is destroyed, draw a card.',
      'Whenever a unit is destroyed, draw one card.',
    ],
  ],
  'whose they are': [
    [
      'When a player draws a card, they lose 1 point.',
      'When a player draws a card, that player loses 1 point.',
    ],
    ["This card's controller draws two cards.", 'Draw two cards.'],
    [
      "Destroy one enemy unit. That unit's controller draws a card.",
      'Destroy one unit your opponent controls. Its controller draws one card.',
    ],
  ],
  'small words': [
    [
      'Give one unit -100 attack and -100 defense until the turn ends.',
      'One unit loses 100 attack and defense this turn.',
    ],
    [
      'This card gets one extra attack each turn for this turn.',
      'This card gets one extra attack this turn.',
    ],
  ],
  'it is, and the least of all': [
    [
      "Choose one unit you control; it's immortal until the end of the turn.",
      'Choose one unit you control. It cannot be destroyed this turn.',
    ],
    [
      'Destroy the rank 1 units with the lowest defense.',
      'Destroy all rank 1 units with the lowest defense.',
    ],
    ['Destroy the spell directly below this unit.', 'Destroy one spell below this card.'],
    [
      'When this card attacks, mill one card; if it is a unit, destroy one unit with less attack than that unit.',
      'When this card attacks, mill one card. If it is a unit, destroy one unit with less attack than it.',
    ],
  ],
  'counters, searches and ranking up': [
    ['Counter one attack.', 'Counter the attack.'],
    [
      'Counter the activation of a card effect and destroy that card.',
      'Counter the effect of a card and destroy it.',
    ],
    [
      'Redirect an attack on one of your units to this card.',
      'Redirect the attack that targets a unit you control to this card.',
    ],
    [
      'This card can attack two more times this turn.',
      'This card gets two extra attacks this turn.',
    ],
    ['Counter one effect.', 'Counter the effect.'],
    ['Counter one enemy attack.', 'Counter the attack of a unit your opponent controls.'],
    ['Counter a spell effect.', 'Counter the effect of a spell.'],
    ['Counter a Dark effect.', 'Counter the effect of a dark card.'],
    [
      'Search your hand for a Dragon and play it.',
      'Choose one dragon unit in your hand and play it.',
    ],
    [
      'Search your hand for a spell and discard it.',
      'Choose one spell in your hand and discard it.',
    ],
    [
      'Search your hand for a Dragon, reveal it, and draw a card.',
      'Choose one dragon unit in your hand and reveal it and draw one card.',
    ],
    ['Rank up one of your units from your hand.', 'Rank up one unit you control.'],
    [
      'Rank up one of your units from your deck.',
      'Rank up one unit you control using one card from your deck.',
    ],
    [
      'Rank up two of your Fire units from your discard pile.',
      'Rank up two fire units you control using two cards from your discard pile.',
    ],
    ['Rank up this card from your deck.', 'Rank up this card using one card from your deck.'],
    ['Rank this card up.', 'Rank up this card.'],
    [
      'Play a rank 1 unit from your hand, then rank it up.',
      'Play one rank 1 unit, then rank up it.',
    ],
    [
      'Tap one unit, then rank it up from your deck.',
      'Tap one unit, then rank up it using one card from your deck.',
    ],
  ],
  'another, only and all': [
    ['Destroy another of your units.', 'Destroy one other unit you control.'],
    ['Destroy another one of your units.', 'Destroy one other unit you control.'],
    ['Tap one unit and untap another.', 'Tap one unit and untap one unit other than it.'],
    [
      'Tap one of your units and untap another.',
      'Tap one unit you control and untap one unit you control other than it.',
    ],
    ['Only Fire units can attack this turn.', 'All non-fire units cannot attack this turn.'],
    [
      'Only Fire and Water units may attack this turn.',
      'All non-fire non-water units cannot attack this turn.',
    ],
    [
      'Only Dragons can attack this turn.',
      'All units that are not dragons cannot attack this turn.',
    ],
    [
      'Only rank 2 or higher units can attack this turn.',
      'All rank 1 or lower units cannot attack this turn.',
    ],
    ['Only untapped units can attack.', 'All tapped units cannot attack.'],
    [
      'If all of your units are tapped, draw a card.',
      'If you control no untapped units, draw one card.',
    ],
    [
      'If all your units are Dragons, draw a card.',
      'If you control no units that are not dragons, draw one card.',
    ],
    [
      'If all units you control are rank 2 or higher, draw a card.',
      'If you control no rank 1 or lower units, draw one card.',
    ],
    [
      'If each of your units is untapped, draw a card.',
      'If you control no tapped units, draw one card.',
    ],
    [
      'If you control a Dragon but no spells, draw a card.',
      'If you control a dragon unit and if you control no spells, draw one card.',
    ],
    [
      'If you control a Dragon but your opponent controls no units, draw a card.',
      'If you control a dragon unit and if your opponent controls no units, draw one card.',
    ],
    [
      'Destroy a unit you own but your opponent controls.',
      'Destroy one unit your opponent controls owned by you.',
    ],
  ],
  'triggers without their card': [
    [
      'When attacked, this card gains 100 attack.',
      'When this card is attacked, this card gains 100 attack.',
    ],
    [
      'When attacked, destroy the attacking unit.',
      'When this card is attacked, destroy the attacking unit.',
    ],
    [
      'When destroyed in battle, draw a card.',
      'When this card is destroyed in battle, draw one card.',
    ],
    [
      'Upon being destroyed, this card returns to your hand.',
      'When this card is destroyed, return this card to your hand.',
    ],
    ['Upon attacking, draw a card.', 'When this card attacks, draw one card.'],
    ['After attacking, untap this card.', 'After this card attacks, untap this card.'],
    ['Upon destroying a unit, draw a card.', 'When this card destroys a unit, draw one card.'],
    [
      'When sent to the discard pile, draw a card.',
      'When this card is sent to the discard pile, draw one card.',
    ],
    ['When played, draw a card.', 'When this card is played, draw one card.'],
    ['Anytime a unit is destroyed, draw a card.', 'Whenever a unit is destroyed, draw one card.'],
    [
      'When a unit enters the field under your control, draw a card.',
      'When a unit you control is played, draw one card.',
    ],
  ],
  'immune, kept and shortened': [
    [
      'All Light units are immune to Dark effects.',
      'All light units are immune to effects of dark cards.',
    ],
    [
      'All Light units are immune to the effects of Dark cards.',
      'All light units are immune to effects of dark cards.',
    ],
    [
      'This card gains immunity to enemy effects this turn.',
      'This card is immune to effects of cards your opponent controls this turn.',
    ],
    [
      'Grant one of your units immunity to spells.',
      'One unit you control is immune to effects of spells.',
    ],
    [
      'This card cannot be targeted by Dark effects.',
      'This card cannot be targeted by dark cards.',
    ],
    [
      'Your units cannot attack or activate effects.',
      'All units you control cannot attack and those cards cannot activate effects.',
    ],
    [
      'Your opponent cannot attack or draw cards this turn.',
      'Your opponent cannot attack this turn and your opponent cannot draw cards this turn.',
    ],
    [
      'Your opponent cannot attack or activate effects this turn.',
      'Your opponent cannot attack this turn and your opponent cannot activate effects this turn.',
    ],
    [
      'Tap one unit. Its effects cannot be activated this turn.',
      'Tap one unit. It cannot activate effects this turn.',
    ],
    ["This card's effects cannot be countered.", 'This card cannot have its effects countered.'],
    [
      "While this card's on the field, you don't lose points.",
      'While this card is on the field, you cannot lose points.',
    ],
    [
      "While this card's not tapped, your units gain 50 attack.",
      'While this card is not tapped, all units you control gain 50 attack.',
    ],
    ["Your opponent doesn't gain points this turn.", 'Your opponent cannot gain points this turn.'],
  ],
  'gifts, ranks and halves': [
    [
      'Give one of your Reptiles an extra attack.',
      'One reptile unit you control gets one extra attack.',
    ],
    [
      'Grant two extra attacks to one of your units this turn.',
      'One unit you control gets two extra attacks this turn.',
    ],
    ['Grant a Light creature 150 defense.', 'One light unit gains 150 defense.'],
    [
      'Until the end of the turn, your Electric units have double attack.',
      'Double the attack of all electric units you control this turn.',
    ],
    ['Destroy a unit with rank above 2.', 'Destroy one rank 3 or higher unit.'],
    ['Destroy all units with attack below 300.', 'Destroy all units with 299 or less attack.'],
    ['Destroy the lowest ranked unit.', 'Destroy the unit with the lowest rank.'],
    [
      'Destroy the highest-ranking unit your opponent controls.',
      'Destroy the unit your opponent controls with the highest rank.',
    ],
    [
      'Destroy a unit. Gain points equal to half its rank, rounded down.',
      'Destroy one unit. Gain points equal to half its rank.',
    ],
    [
      'This card gains attack equal to half its defense, rounded down, until the end of the turn.',
      'This card gains attack equal to half its defense this turn.',
    ],
  ],
  'places first, and cards on their way': [
    [
      'From your discard pile, play a rank 1 Undead.',
      'Play one rank 1 undead unit from your discard pile.',
    ],
    [
      'From your hand, place a Water unit under this card.',
      'Place one water unit under this card.',
    ],
    ['From your hand, you may play a unit.', 'You may play one unit.'],
    [
      'From your discard pile, recover a Dragon.',
      'Return one dragon unit from your discard pile to your hand.',
    ],
    ["The top three cards of your opponent's deck are milled.", 'Your opponent mills three cards.'],
    ['Any number of your units may be untapped.', 'Untap any number of units you control.'],
    ['Discard a card in order to draw two cards.', 'Discard one card to draw two cards.'],
    [
      'Retrieve a card from your discard pile.',
      'Return one card from your discard pile to your hand.',
    ],
    [
      'Take the top card of your deck into your hand.',
      'Add the top card of your deck to your hand.',
    ],
    [
      'Discard one Fire unit and one Water unit to destroy all spells.',
      'Discard one fire unit and discard one water unit to destroy all spells.',
    ],
    [
      "Destroy the cards under one of your opponent's units.",
      'Choose one unit your opponent controls and destroy all cards under it.',
    ],
    [
      'Return the spell below one of your units to your hand.',
      'Choose one unit you control and return one spell below it to your hand.',
    ],
    [
      'Destroy one spell below another unit you control.',
      'Choose one other unit you control and destroy one spell below it.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});

/** Near to these, but unclear or more than can be said. */
const REFUSED: readonly (readonly [text: string, reason: string])[] = [
  ['Counter two attacks.', 'only one is answered at a time'],
  ['Search your hand for a Dragon.', 'say what becomes of it'],
  ['Search your hand for a Dragon. Draw a card.', 'say what becomes of it'],
  ['Rank up a unit from your deck.', 'only cards on the field can'],
  ['Destroy another.', "expected 'card', 'unit', 'spell' or a subtype"],
  ['When attacked, destroy it.', 'say "this card" or "the attacking unit"'],
  ['Equip this card to a unit. When attacked, it gains 100 defense.', 'was not understood'],
  ['When this card enters the field under your control, draw a card.', 'say whose card it is'],
  ['When all your units are destroyed, draw a card.', 'say it of one card, or of "one or more"'],
  ['When this card is moved to another column, draw a card.', 'say only "is moved"'],
  ['Only one Fire unit can attack this turn.', 'was not understood'],
  ['Only Fire units you control can be destroyed.', 'say which cards cannot'],
  ['One unit may be destroyed.', 'say "you may" before what is done'],
  ['Search a hand for a spell and discard it.', 'say whose hand'],
  ['Discard a unit and a spell at random.', 'say each by itself'],
  ['Gain 2 points, rounded down.', 'only a half is rounded'],
  ['From your discard pile, draw a card.', 'it is not clear what comes from there'],
  [
    'Discard a Fire unit and a Water unit to draw two cards, then recover them.',
    'which of them is meant',
  ],
  ['Discard a card or lose 2 points to draw two cards.', 'a cost leaves no choice'],
  ['They may draw a card.', 'whom "they" means'],
  ['Destroy one unit. Its controller may have you draw a card.', 'what they do themselves'],
  [
    'Destroy all units. Their controllers may draw a card. If they do, gain 1 point.',
    'decided otherwise',
  ],
];

describe('what is near to these', () => {
  it.each(REFUSED)('%s', expectRefusal);
});
