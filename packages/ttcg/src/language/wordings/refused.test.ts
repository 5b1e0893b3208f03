import { describe, it } from 'vitest';
import { expectRefusal } from '../testing/reading.ts';

/** Near to what is understood, but unclear or more than can be said: and why it is refused. */
const REFUSED: readonly (readonly [text: string, reason: string])[] = [
  [
    'Destroy one unit equipped with a spell.',
    'only whether a unit is equipped is asked, not with what',
  ],
  [
    "Tap two units. They cannot untap during their controller's next turn.",
    'it is not clear whose turn is meant',
  ],
  [
    'This card cannot be tapped, and gain 1 point when it attacks.',
    'it is not clear what waits for that; make two sentences of it',
  ],
  [
    'Equipped unit cannot be ranked up, and its controller loses 1 point when it attacks.',
    'it is not clear what waits for that; make two sentences of it',
  ],
  [
    'Your dragons gain 50 attack and your opponent loses 1 point whenever a dragon attacks.',
    'it is not clear what waits for that; make two sentences of it',
  ],
  ['Move all equip cards from one unit to another unit.', 'one card is equipped at a time'],
  [
    'When this card is destroyed, you lose no points and draw a card.',
    'by then it has cost its points',
  ],
  [
    'When this card is destroyed, you lose no points. Draw a card.',
    'by then it has cost its points',
  ],
  ['When this card is destroyed in battle, you lose no points.', 'say first what is destroyed'],
  ['When this card is destroyed, you may lose no points.', 'by then it has cost its points'],
  ['Destroy three units in the same column.', 'so many never lie in one column'],
  ['Destroy two units you control in the same column.', 'so many never lie in one column'],
  ['If this card is under another card, draw a card.', 'nobody uses it to do that'],
  ['Equip this card to two units.', 'a card is equipped to one unit'],
  [
    'You lose half as many points when enemy units are destroyed.',
    'it is the owner of a unit who loses points for it',
  ],
  ['Return one unit to the field.', 'say from where'],
  ["Return one unit from your opponent's discard pile to the field.", 'say who plays it'],
  ['When a unit your opponent controls is destroyed, return it to the field.', 'say who plays it'],
  ['Destroy one unit, then return it to the field.', 'say who plays it'],
  ['Draw a card by an effect.', 'was not understood; expected the end of the sentence'],
  ['Tap one unit by tapping another unit you control.', 'say first what is paid'],
  ['Tap one unit. Destroy it by discarding a card.', 'say first what is paid'],
  ['Discard one card to draw a card by losing 2 points.', 'what is paid is said twice'],
  ['Destroy one unit by discard a card.', 'was not understood'],
  ['All units cannot attack your opponent directly this turn.', 'say whose units cannot attack'],
  ['This card is a dragon.', 'say "becomes" or "is also"'],
  ['Treat this card as a dragon.', 'was not understood'],
  ['Name a card.', 'was not understood'],
  ['Draw as many cards as you discarded.', 'it is not clear how many were discarded'],
  [
    'Your opponent discards two cards. Draw as many cards as you discarded.',
    'it is not clear how many were discarded',
  ],
  ['You do not draw.', 'say how long'],
  ["You can use this effect during your opponent's turn. Draw a card.", 'was not understood'],
  ['Once per turn, draw a card. Use this effect twice per turn.', 'how often is said twice'],
  [
    'During your turn, draw a card. Use this effect only during your turn.',
    'when it can be used is said twice',
  ],
  ['Flip one spell.', 'say "face-up" or "face-down"'],
  ['You cannot attack with enemy units this turn.', 'players attack with their own units'],
  ['Tap all units except this two.', 'say "this card"'],
  ['Steal 2 points from you.', 'points are stolen from the other player'],
  [
    "If your hand has fewer cards than your opponent's deck, draw a card.",
    'a pile is compared with that of the other player',
  ],
  ['One unit you control is discarded from your hand.', 'only cards in a hand are discarded'],
  ['Destroy one unit that is a spell.', 'what it is is said twice'],
  [
    'Lose 1 point for each unit you control to untap them.',
    'no card has been spoken of before that this could mean',
  ],
  ['Deal damage to your opponent.', 'stops too early'],
  [
    'If you control more dragons than your opponent, draw that many cards.',
    'needs something before it that is counted',
  ],
  ['Draw a card and discard a card or gain 1 point.', 'it is not clear what "or" joins'],
  ['Draw a card, then discard a card, or gain 1 point.', 'it is not clear what "or" joins'],
  ['Draw a card, then tap one unit and draw a card or gain 1 point.', 'what "or" joins'],
  [
    "Tap one enemy unit and destroy it or return it to its owner's hand.",
    'it is not clear what "or" joins; say "choose one: ...; or ..."',
  ],
  [
    "Either tap one unit and destroy it or return it to its owner's hand.",
    'it is not clear which card is meant after "or"',
  ],
  ['When a unit attacks, destroy one spell or tap it.', 'which card is meant after "or"'],
  ['Tap one unit. Destroy one spell or tap it.', 'which card is meant after "or"'],
  ['Destroy one unit or its controller loses 2 points.', 'which card is meant after "or"'],
  [
    'Your opponent discards a card or places it on top of their deck.',
    'it is not clear which card is meant after "or"; name it, or choose it first',
  ],
  [
    'Choose one: choose one enemy unit and tap it; or destroy it.',
    'no card has been spoken of before that this could mean',
  ],
  ['Destroy one unit, then tap it or draw a card.', 'cards in a discard pile cannot be tapped'],
  ['Tap one unit or draw a card at the end of the turn.', 'not clear which of them is put off'],
  ['When this card attacks, counter the effect.', 'announced then is an attack; say "the attack"'],
  ['When your opponent plays a unit, counter the effect of a spell.', 'announced then is a play'],
  ['When a card effect activates, counter the attack.', 'what is announced then is an effect'],
  ['When this card attacks, redirect the effect to one unit.', 'announced then is an attack'],
  [
    'When this card attacks a unit, your opponent cannot untap the attacked unit this turn.',
    'that would go on with other attacks; say it of the card',
  ],
  [
    'When this card is attacked, it is immune to effects of the attacking unit.',
    'that would go on with other attacks',
  ],
  ['If there are two units in each discard pile, draw a card.', 'of those of your opponent'],
  ['Discard one card from each hand.', 'say each by itself'],
  [
    'This card gains 100 attack or loses 100 defense this turn.',
    'it is not clear whether both last so long; say it of each',
  ],
];

describe('what is near to a wording that is understood', () => {
  it.each(REFUSED)('%s', expectRefusal);
});

/** "Then": at once, or when that is over? */
const THEN_LATER: typeof REFUSED = [
  ['Take control of one enemy unit until the end of the turn, then destroy it.', 'say when'],
  ['One unit gains 50 attack until the end of your next turn, then it is destroyed.', 'say when'],
  ['You cannot draw cards until your next turn, then draw three cards.', 'say when'],
  ['Your units cannot be destroyed until your next turn. Then tap them.', 'say when'],
  ['One unit gains 100 attack for two turns, then it is destroyed.', 'say when'],
  [
    'When this card attacks, it gains 100 attack until the attack is over, then tap it.',
    'say when',
  ],
  ['This card gains 100 attack until it attacks, then destroy it.', 'in a sentence of its own'],
  ['Skip your next turn, then draw three cards.', 'say "to", or when'],
];

describe('R-T352: "until ..., then" is refused', () => {
  it.each(THEN_LATER)('%s', (text, reason) => expectRefusal(text, reason));
});

describe('which turn "this turn" and "that turn" are must be clear (R-T361)', () => {
  it.each([
    ['At the end of your next turn, destroy all units that attacked this turn.', 'say "that turn"'],
    [
      'At the end of your next turn, if you drew a card this turn, gain 1 point.',
      'say "that turn"',
    ],
    ['Destroy all units that attacked that turn.', 'say "this turn"'],
    ['Draw a card. This card gains 100 attack that turn.', 'say "this turn"'],
    ['At the start of your next turn, destroy all units that attacked that turn.', 'only begins'],
  ])('%s', (text, reason) => expectRefusal(text, reason));
});

describe('R-T365: nor is "while ..., then"', () => {
  it.each([
    ['This card gains 100 attack while you control a dragon, then tap one unit.', 'say when'],
    ['While this card is tapped, your units gain 100 attack, then draw a card.', 'of its own'],
  ])('%s', (text, reason) => expectRefusal(text, reason));
});

describe('R-T364: what passes soon is not said of cards for good, but by a continuous effect', () => {
  it.each([
    ['Normal: Tapped enemy units cannot attack.', 'say for how long'],
    ['When this card is played, tapped units cannot attack.', 'say for how long'],
    ['Draw a card. Units that attacked this turn cannot be untapped.', 'say for how long'],
  ])('%s', (text, reason) => expectRefusal(text, reason));
});

it('"for each ..., you may pay ..." is decided for each, or once? (R-T363)', () => {
  const text = 'For each dragon you control, you may discard a card to draw a card.';
  expectRefusal(text, 'it is not clear whether that is decided for each');
});

describe('who alone may attack, and how many kinds there are exactly (R-T366, R-T367)', () => {
  it.each([
    ['This card can only be attacked by tapped units.', 'by which units it cannot be attacked'],
    ['This card can only be attacked by fire dragons.', 'by which units it cannot be attacked'],
    ['This card can only be attacked by spells.', 'by which units it cannot be attacked'],
    ['If you control exactly three units with different types, draw a card.', 'how many different'],
    ['If you control at most two units of different types, draw a card.', 'how many different'],
  ])('%s', (text, reason) => expectRefusal(text, reason));
});
