import { describe, expect, it } from 'vitest';
import { effectTypeOf } from '../effect-type.ts';
import { parseEffect } from '../parse.ts';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** Whom and what a text points at, and what it is printed as. */
const WORDINGS: Wordings = {
  'whose turn it is': [
    [
      "At the start of each player's turn, that player mills two cards.",
      'At the start of each turn, the turn player mills two cards.',
    ],
    [
      'At the end of each turn, they discard one card.',
      'At the end of each turn, the turn player discards one card.',
    ],
    ['The player whose turn it is gains 2 points.', 'The turn player gains 2 points.'],
    ["Double the active player's points.", "Double the turn player's points."],
  ],
  'how many cards lie under a card': [
    [
      'Destroy each unit with a card under it.',
      'Destroy all units with one or more cards under them.',
    ],
    [
      'Untap one unit you control that has no cards under it.',
      'Untap one unit you control with no cards under it.',
    ],
    [
      'If you control a unit with at least two cards under it, draw a card.',
      'If you control a unit with two or more cards under it, draw one card.',
    ],
  ],
  'another, where something is swapped': [
    [
      'Swap the attack of one unit with the attack of another unit.',
      'Swap the attack of two units.',
    ],
    [
      'Swap one unit you control with another unit you control.',
      'Swap the places of two units you control.',
    ],
  ],
  'others, after something has happened to a card (R-T52)': [
    [
      'When a unit you control attacks, all other units you control gain 50 attack this turn.',
      'When a unit you control attacks, all units you control other than it gain 50 attack this turn.',
    ],
    // Of the opponent's cards none is yours: other than this card (R-T52).
    [
      'When an enemy unit attacks, all other units you control gain 100 defense this turn.',
      'When a unit your opponent controls attacks, all units you control other than this card gain 100 defense this turn.',
    ],
    [
      'When your opponent plays a unit, tap another unit you control.',
      'When your opponent plays a unit, tap one unit you control other than this card.',
    ],
    [
      'When an enemy unit attacks, destroy all other enemy units.',
      'When a unit your opponent controls attacks, destroy all units your opponent controls other than it.',
    ],
    [
      'When you play a dragon, tap another unit.',
      'When you play a dragon unit, tap one unit other than it.',
    ],
    [
      'When this card attacks, all other units lose 50 attack.',
      'When this card attacks, all other units lose 50 attack.',
    ],
  ],
  'another, where cards are not on the field': [
    [
      'Discard one unit to return another unit from your discard pile to your hand.',
      'Discard one unit to return one unit from your discard pile other than it to your hand.',
    ],
    [
      'Draw a card, then discard another card.',
      'Draw one card, then discard one card other than it.',
    ],
    ['Draw a card. Destroy another unit.', 'Draw one card. Destroy one other unit.'],
  ],
  'others, after several': [
    [
      'All earth units gain 100 attack this turn. All other units lose 100 attack this turn.',
      'All earth units gain 100 attack this turn. All units other than them lose 100 attack this turn.',
    ],
  ],
  'the card before the last': [
    [
      'When an enemy unit attacks, draw a card, then tap it.',
      'When a unit your opponent controls attacks, draw one card, then tap it.',
    ],
    [
      'Mill cards equal to the rank of one enemy unit, then destroy it.',
      'Choose one unit your opponent controls and mill cards equal to its rank, then destroy it.',
    ],
  ],
  'this card, where it fights another': [
    [
      'When this card attacks a unit, if that unit is tapped, it loses 50 defense this turn.',
      'When this card attacks a unit, if the attacked unit is tapped, the attacked unit loses 50 defense this turn.',
    ],
    [
      'When this card attacks a unit, it gains 100 attack this turn.',
      'When this card attacks a unit, this card gains 100 attack this turn.',
    ],
    [
      'When this card destroys a unit, return that unit to its owner’s hand.',
      "When this card destroys a unit, return the card it destroyed to its owner's hand.",
    ],
    [
      'When this card is destroyed by a unit, return it to your hand.',
      'When this card is destroyed by a unit, return it to your hand.',
    ],
  ],
  'the cards just shown': [
    [
      'Reveal the top three cards of your deck and add one unit to your hand.',
      'Reveal the top three cards of your deck and add one unit among them to your hand.',
    ],
    [
      'Mill three cards, then add one spell to your hand.',
      'Mill three cards, then return one spell among them to your hand.',
    ],
    [
      'Mill three cards, then gain 1 point for each unit milled this way.',
      'Mill three cards, then gain 1 point for each unit among them.',
    ],
    [
      'Destroy all units, then gain 1 point for each unit destroyed this way.',
      'Destroy all units, then gain 1 point for each of them.',
    ],
  ],
  'how long something is prevented (R-T53)': [
    ['Prevent all attacks.', 'Players cannot attack this turn.'],
    [
      'Prevent all attacks until your next turn.',
      'Players cannot attack until the start of your next turn.',
    ],
    [
      "During your opponent's battle phase, prevent all attacks and draw a card.",
      "During your opponent's battle phase, players cannot attack this turn and you draw one card.",
    ],
    [
      "During your opponent's battle phase, your opponent cannot attack.",
      "During your opponent's battle phase, your opponent cannot attack.",
    ],
    [
      'Your opponent cannot draw for the next two turns.',
      'Your opponent cannot draw cards for three turns.',
    ],
  ],
  'others, after a card was played': [
    [
      'Play a unit from your hand. Other units you control gain 50 attack this turn.',
      'Play one unit. All units you control other than it gain 50 attack this turn.',
    ],
    [
      'Search your deck for a rank 1 unit and play it, then tap another unit you control.',
      'Search your deck for one rank 1 unit and play it, then tap one unit you control other than it.',
    ],
  ],
  'so many of them': [
    [
      'Destroy all spells. Draw a card for every three spells destroyed this way.',
      'Destroy all spells. Draw one card for every three of them.',
    ],
  ],
  'what is forbidden unless something is so': [
    [
      'This card cannot attack unless you control another warrior.',
      'This card cannot attack while you do not control another warrior unit.',
    ],
  ],
  'other than a kind': [
    ['Destroy all units other than dragons.', 'Destroy all units that are not dragons.'],
    ['Tap each unit other than fire units.', 'Tap all non-fire units.'],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});

describe('what could be one card or another', () => {
  it.each([
    ['When this card attacks a unit, destroy it.', 'say "this card" or "that unit"'],
    ['When this card destroys a unit, gain points equal to its rank.', 'or "that unit"'],
    ['When this card is attacked by a unit, destroy it.', 'or "that unit"'],
    ['Discard one spell to tap one unit, then return that spell to your hand.', '"that spell"'],
    ['When your opponent plays a spell, tap one unit, then destroy that spell.', '"that spell"'],
    ['Choose one unit and one spell. Tap that unit.', '"that unit"'],
    ['Place one card from your hand under a unit you control, then tap that unit.', '"that unit"'],
    ['When an enemy unit attacks, draw a card. That unit loses 50 attack.', '"that unit"'],
    ['Tap one unit. Swap one fire unit with another unit.', 'say "two"'],
    ['Add one dragon to your hand.', 'say from where'],
    ["Look at your opponent's hand and discard one spell.", 'say "one of them"'],
    ['Reveal the top card of your deck. Choose a unit.', 'say "one of them"'],
    ['If you would draw a card, reveal it instead.', 'no card has been spoken of'],
    ['Destroy one unit other than it.', 'no card has been spoken of'],
    ['This card gains 50 attack for each card discarded this way.', 'no card has been spoken of'],
    ['That player draws a card.', 'no player has been spoken of'],
    ['Mill one card. If it is a unit, return it to your hand instead.', 'must be known before'],
    ['Each player draws a card. Each player reveals it.', 'said in one sentence'],
    ['Choose a unit. Untap all other units, then destroy it.', 'say "them", or which card'],
    [
      'Discard a card. Tap one unit. If the discarded card was a spell, draw a card.',
      'was not discarded',
    ],
    [
      'Destroy all units. Each player draws a card for each of their units destroyed this way.',
      'by themselves',
    ],
    ['Destroy a card under each enemy unit.', 'say "all cards"'],
    [
      'When this card is targeted by an enemy spell, destroy it.',
      'say "this card" or "that spell"',
    ],
    ["Each player taps one of their opponent's units.", 'was not understood'],
    [
      'All enemy units must attack this card this turn and it gains 200 defense.',
      'say "them", or which card',
    ],
    ['Swap this card with one unit in your hand. It gains 100 attack.', 'say "them"'],
    [
      'Choose one enemy unit. Mill two cards. It loses 50 attack for each unit milled this way.',
      'only cards on the field can',
    ],
    ['Discard a card for each unit to draw two cards.', 'say how many cards are paid'],
    ['Discard a card. Draw a card for each card under it.', 'nothing lies beside it'],
    ['This card cannot be played unless you control a dragon.', 'has been played already'],
    ['Place one card from your hand under each unit you control.', 'a card lies under one card'],
    ['Equip this card to a unit. When it is destroyed, draw two cards.', 'this card goes with it'],
    ['You may play an additional spell this turn. If you do, lose 1 point.', 'known only later'],
    ['Play one unit from your hand to an empty column.', 'only cards of rank 1'],
    ['All dragons gain 100 attack for each other dragon.', 'other than which card'],
    [
      'Reveal two cards. Destroy all units of the same type as those cards.',
      'the same as which card',
    ],
  ])('is refused: %s', expectRefusal);
});

describe('the type of what is true for a time', () => {
  it.each([
    ['Your opponent cannot draw cards while this card is on the field.', 'continuous'],
    ['All units gain 50 attack while this card is on the field.', 'continuous'],
    ['All units gain 50 attack while this card is untapped.', 'passive'],
    ["During your opponent's turn, players cannot attack.", 'passive'],
  ])('%s (R-T22, R-T31)', (text, type) => {
    const parsed = parseEffect(text);
    expect(parsed.ok && effectTypeOf(parsed.effect)).toBe(type);
  });
});
