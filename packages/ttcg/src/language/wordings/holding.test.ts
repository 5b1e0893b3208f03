import { describe, it } from 'vitest';
import { expectReading, type Wordings } from '../testing/reading.ts';

/** What holds, when and for how long, and what it is printed as. */
const WORDINGS: Wordings = {
  'what is asked': [
    [
      'While equipped, this unit can attack twice.',
      'While this card is equipped, this card can attack twice.',
    ],
    [
      'If your deck has 10 or fewer cards, draw two cards.',
      'If you have ten or fewer cards in your deck, draw two cards.',
    ],
    [
      'If your hand has no cards, draw two cards.',
      'If you have no cards in your hand, draw two cards.',
    ],
    [
      "If your opponent's discard pile contains a dragon, draw a card.",
      'If your opponent has a dragon unit in their discard pile, draw one card.',
    ],
    [
      'If your deck does not contain a unit, you lose 5 points.',
      'If you do not have a unit in your deck, lose 5 points.',
    ],
    [
      "If your hand has fewer cards than your opponent's hand, draw a card.",
      'If you have fewer cards in your hand than your opponent, draw one card.',
    ],
    [
      "If your opponent's hand has more cards than yours, they discard a card.",
      'If your opponent has more cards in their hand than you, your opponent discards one card.',
    ],
    [
      'If this is the only unit you control, it gains 300 attack.',
      'If you control no other units, this card gains 300 attack.',
    ],
    ['If this is your only unit, draw a card.', 'If you control no other units, draw one card.'],
    [
      'If this is the only dragon you control, draw a card.',
      'If this card is a dragon unit and if you control no other dragon units, draw one card.',
    ],
    [
      'If an enemy unit has 500 or more attack, destroy it.',
      'If your opponent controls a unit with 500 or more attack, destroy one unit your opponent controls with 500 or more attack.',
    ],
    [
      'If one of your units has 500 or more attack, draw a card.',
      'If you control a unit with 500 or more attack, draw one card.',
    ],
    [
      'If a unit has been destroyed this turn, draw a card.',
      'If a unit was destroyed this turn, draw one card.',
    ],
    ['Destroy a unit equipped with a card.', 'Destroy one equipped unit.'],
    ['Destroy one unit that is equipped with a card.', 'Destroy one equipped unit.'],
    ['Destroy one unit controlled by either player.', 'Destroy one unit.'],
    ['Tap all units except this one.', 'Tap all other units.'],
    ['Destroy all cards except spells.', 'Destroy all units.'],
    ['Destroy one card that is not a spell.', 'Destroy one unit.'],
    [
      "Destroy all enemy units with attack equal to this card's defense.",
      "Destroy all units your opponent controls with as much attack as this card's defense.",
    ],
    [
      "Destroy one unit whose rank is equal to this card's rank.",
      'Destroy one unit of the same rank as this card.',
    ],
    [
      "When an enemy unit attacks, if its attack is higher than this card's attack, tap it.",
      'When a unit your opponent controls attacks, if it is a unit with more attack than this card, tap it.',
    ],
    [
      'Choose a unit. If it has a higher rank than this card, destroy it.',
      'Choose one unit. If it is a card with a higher rank than this card, destroy it.',
    ],
    [
      "Choose a unit. If its rank is equal to this card's rank, destroy it.",
      'Choose one unit. If it is a card of the same rank as this card, destroy it.',
    ],
    ['Untap one of your own units.', 'Untap one unit you control.'],
  ],
  'how often and when it is used': [
    [
      'Draw a card. Activate this effect only during your main phase.',
      'During your main phase, draw one card.',
    ],
    [
      'You can only use this effect during your turn. Draw a card.',
      'During your turn, draw one card.',
    ],
    ['Draw a card. Use this effect up to twice per turn.', 'Twice per turn, draw one card.'],
    ['Draw a card. This effect can be used twice per turn.', 'Twice per turn, draw one card.'],
    ['You may use this effect once per turn. Draw a card.', 'Once per turn, draw one card.'],
  ],
  'how long it lasts': [
    [
      'Until this card leaves the field, your opponent cannot draw cards.',
      'Your opponent cannot draw cards while this card is on the field.',
    ],
    [
      'Tap one enemy unit. It cannot attack until this card leaves the field.',
      'Tap one unit your opponent controls. It cannot attack while this card is on the field.',
    ],
    [
      'This card gains 100 attack until the end of the battle.',
      'This card gains 100 attack until the end of the battle phase.',
    ],
    [
      "Tap two enemy units. They cannot untap during their controller's next turn.",
      "Tap two units your opponent controls. Those cards cannot be untapped during your opponent's next turn.",
    ],
    [
      "Tap one enemy unit. It does not untap during its controller's next turn.",
      "Tap one unit your opponent controls. It cannot be untapped during your opponent's next turn.",
    ],
    [
      'While this card is tapped, enemy units cannot untap.',
      'While this card is tapped, all units your opponent controls cannot be untapped.',
    ],
    ['You do not draw during your next turn.', 'You cannot draw cards during your next turn.'],
    [
      'Your opponent does not draw cards during their next turn.',
      "Your opponent cannot draw cards during your opponent's next turn.",
    ],
  ],
  'what is played later': [
    [
      'The next unit you play this turn gains 200 attack.',
      'This turn, the next time you play a unit, it gains 200 attack.',
    ],
    [
      'The next spell you play this turn cannot be countered.',
      'This turn, the next time you play a spell, it cannot be countered.',
    ],
    [
      'Spells you play this turn cannot be countered.',
      'This turn, whenever you play a spell, it cannot be countered.',
    ],
    [
      'Each dragon you play this turn can attack twice this turn.',
      'This turn, whenever you play a dragon unit, it can attack twice this turn.',
    ],
    [
      'The next unit your opponent plays this turn is destroyed.',
      'This turn, the next time your opponent plays a unit, destroy it.',
    ],
  ],
  'what is not allowed': [
    ['This unit cannot attack your opponent directly.', 'This card cannot attack directly.'],
    [
      'Enemy units cannot attack you directly this turn.',
      'All units your opponent controls cannot attack directly this turn.',
    ],
    [
      "During your opponent's next turn, they can't attack.",
      "Your opponent cannot attack during your opponent's next turn.",
    ],
    [
      "Your opponent can't attack with dragons this turn.",
      'All dragon units your opponent controls cannot attack this turn.',
    ],
    ['No player may attack this turn.', 'Players cannot attack this turn.'],
    [
      'Prevent all destruction of your units this turn.',
      'All units you control cannot be destroyed this turn.',
    ],
    ['Prevent destruction of this card this turn.', 'This card cannot be destroyed this turn.'],
    ['This card can only be destroyed in battle.', 'This card cannot be destroyed by effects.'],
    ['This card can only be destroyed by effects.', 'This card cannot be destroyed in battle.'],
    ['This card cannot be destroyed during battle.', 'This card cannot be destroyed in battle.'],
    [
      "Your units can't be targeted or destroyed by enemy effects this turn.",
      'All units you control cannot be targeted by cards your opponent controls this turn and those cards cannot be destroyed by effects of cards your opponent controls this turn.',
    ],
    [
      'The equipped unit cannot be destroyed by effects and may attack twice.',
      'The equipped unit cannot be destroyed by effects and the equipped unit can attack twice.',
    ],
    [
      'Whenever your opponent draws a card from an effect, you draw a card.',
      'Whenever your opponent draws a card by an effect, draw one card.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});
