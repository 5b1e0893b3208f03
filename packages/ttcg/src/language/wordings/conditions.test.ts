import { describe, it } from 'vitest';
import { expectReading, type Wordings } from '../testing/reading.ts';

/** Conditions and triggers as players write them, and what they are printed as. */
const WORDINGS: Wordings = {
  'how points and cards stand': [
    [
      "If your points are lower than your opponent's, draw a card.",
      'If you have fewer points than your opponent, draw one card.',
    ],
    [
      "If your points are higher than your opponent's points, draw a card.",
      'If you have more points than your opponent, draw one card.',
    ],
    [
      "If your points are equal to your opponent's, draw a card.",
      'If you have as many points as your opponent, draw one card.',
    ],
    [
      "If your points are the same as your opponent's, draw a card.",
      'If you have as many points as your opponent, draw one card.',
    ],
    [
      "If your points are fewer than your opponent's, draw a card.",
      'If you have fewer points than your opponent, draw one card.',
    ],
    [
      "If your points are more than your opponent's, draw a card.",
      'If you have more points than your opponent, draw one card.',
    ],
    [
      "If your opponent's points are higher than yours, draw a card.",
      'If your opponent has more points than you, draw one card.',
    ],
    [
      "If your points are not higher than your opponent's, draw a card.",
      'If you do not have more points than your opponent, draw one card.',
    ],
    [
      'If you have less points than your opponent does, draw a card.',
      'If you have fewer points than your opponent, draw one card.',
    ],
    [
      'If you and your opponent have the same number of points, draw a card.',
      'If you have as many points as your opponent, draw one card.',
    ],
    [
      'If both players control the same number of units, draw a card.',
      'If you control as many units as your opponent, draw one card.',
    ],
    [
      'Draw a card if your opponent controls more units than you do.',
      'If your opponent controls more units than you, draw one card.',
    ],
    [
      'If your side of the field is empty, draw two cards.',
      'If you control no cards, draw two cards.',
    ],
    [
      'If you have at least two dragons in play, gain 2 points.',
      'If you control two or more dragon units, gain 2 points.',
    ],
    [
      'If you control both a dragon and a beast, draw a card.',
      'If you control a dragon unit and if you control a beast unit, draw one card.',
    ],
    [
      'If you control two dragons or more, draw a card.',
      'If you control two or more dragon units, draw one card.',
    ],
    [
      'If you control at least one spell and at least one dragon, draw a card.',
      'If you control a spell and if you control a dragon unit, draw one card.',
    ],
  ],
  'what a card was or is': [
    [
      'Destroy one unit. If its rank was 3, draw a card.',
      'Destroy one unit. If its rank is exactly 3, draw one card.',
    ],
    [
      'Destroy one unit. If its attack was 300 or more, draw a card.',
      'Destroy one unit. If it has 300 or more attack, draw one card.',
    ],
    [
      'Destroy one unit. If it was rank 3, draw a card.',
      'Destroy one unit. If its rank is exactly 3, draw one card.',
    ],
    [
      'Destroy one unit. If it had 300 or more attack, draw a card.',
      'Destroy one unit. If it has 300 or more attack, draw one card.',
    ],
    [
      'If this card is rank 3 or higher, draw a card.',
      "If this card's rank is 3 or higher, draw one card.",
    ],
    [
      "Reveal the top card of your deck. If it's a unit, play it. Otherwise, discard it.",
      'Reveal the top card of your deck. If it is a unit, play it. Otherwise, discard it.',
    ],
    ["If it's your turn, draw a card.", 'If it is your turn, draw one card.'],
    ["If it isn't your turn, draw a card.", 'If it is not your turn, draw one card.'],
    [
      "If there's a spell below this card, draw a card.",
      'If there is a spell below this card, draw one card.',
    ],
  ],
  'what has happened': [
    [
      'If you have lost points this turn, draw a card.',
      'If you lost points this turn, draw one card.',
    ],
    [
      'If this card has attacked this turn, draw a card.',
      'If this card attacked this turn, draw one card.',
    ],
    [
      'If this card has not attacked this turn, draw a card.',
      'If this card did not attack this turn, draw one card.',
    ],
    [
      'If a unit has been destroyed this turn, draw a card.',
      'If a unit was destroyed this turn, draw one card.',
    ],
    [
      "If you haven't attacked this turn, draw a card.",
      'If no unit you control attacked this turn, draw one card.',
    ],
    [
      'If a unit was not destroyed this turn, draw a card.',
      'If no unit was destroyed this turn, draw one card.',
    ],
    [
      'If you destroyed a unit this turn, draw a card.',
      'If a unit was destroyed by you this turn, draw one card.',
    ],
  ],
  'what sets an effect off': [
    [
      'When this card goes to the discard pile, draw a card.',
      'When this card is sent to the discard pile, draw one card.',
    ],
    [
      'When this card is put into the discard pile from the field, draw a card.',
      'When this card is sent to the discard pile from the field, draw one card.',
    ],
    [
      'If this card would go to the discard pile, return it to your hand instead.',
      'If this card would be sent to the discard pile, return it to your hand instead.',
    ],
    [
      'When your opponent declares an attack, counter it.',
      'When a unit your opponent controls attacks, counter the attack.',
    ],
    [
      'When an enemy unit declares an attack on this card, counter it.',
      'When this card is attacked by a unit your opponent controls, counter the attack.',
    ],
    ['After this unit has attacked, draw a card.', 'After this card attacks, draw one card.'],
    [
      "When your opponent activates a spell's effect, counter it.",
      'When your opponent activates the effect of a spell, counter the effect.',
    ],
    [
      'When your opponent uses an effect, counter it.',
      'When your opponent activates the effect of a card, counter the effect.',
    ],
    [
      'When your opponent destroys one of your units, draw a card.',
      'When a unit you control is destroyed by your opponent, draw one card.',
    ],
    [
      'When this card becomes the target of an effect, draw a card.',
      'When this card is targeted by an effect, draw one card.',
    ],
    [
      'When this card is the target of a spell, counter it.',
      'When this card is targeted by a spell, counter the effect.',
    ],
    ['When this card comes into play, draw a card.', 'When this card is played, draw one card.'],
    ['When an enemy unit enters, tap it.', 'When a unit your opponent controls is played, tap it.'],
    ['When your turn begins, draw a card.', 'At the start of your turn, draw one card.'],
    [
      "When your opponent's turn ends, gain 1 point.",
      "At the end of your opponent's turn, gain 1 point.",
    ],
    [
      'Whenever you lose one or more points, draw a card.',
      'Whenever you lose points, draw one card.',
    ],
    [
      "In your opponent's battle phase, tap one unit.",
      "During your opponent's battle phase, tap one unit.",
    ],
    [
      'Draw a card. This effect can only be activated once per turn.',
      'Once per turn, draw one card.',
    ],
    ['This turn only, this card gains 200 attack.', 'This card gains 200 attack this turn.'],
    [
      'While this card is in play, your dragons cannot be targeted.',
      'While this card is on the field, all dragon units you control cannot be targeted.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});
