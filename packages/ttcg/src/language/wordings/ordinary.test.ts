import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** Ordinary texts that say a little less than they mean. */
const WORDINGS: Wordings = {
  'attacks on some units only': [
    ['This card can only attack tapped units.', 'This card can attack only tapped units.'],
    [
      'Your dragons may only attack units with less defense than this card.',
      'All dragon units you control can attack only units with less defense than this card.',
    ],
    [
      'The equipped unit can attack only dragons.',
      'The equipped unit can attack only dragon units.',
    ],
  ],
  'so many units in a turn': [
    [
      'Your opponent cannot attack with more than two units each turn.',
      'Your opponent cannot attack with more than two units each turn.',
    ],
    [
      'Players cannot attack with more than one unit per turn.',
      'Players cannot attack with more than one unit each turn.',
    ],
  ],
  'the turn in which cards are played': [
    [
      'This card cannot attack the turn it is played.',
      'This card cannot attack while this card was played this turn.',
    ],
    [
      'This card cannot be destroyed during the turn it enters the field.',
      'This card cannot be destroyed while this card was played this turn.',
    ],
    [
      'Enemy units cannot attack on the turn they were played.',
      'All units your opponent controls that were played this turn cannot attack.',
    ],
  ],
  'what a condition has spoken of': [
    [
      'As long as there is a spell below this card, it cannot be destroyed.',
      'While there is a spell below this card, this card cannot be destroyed.',
    ],
    [
      'While you control two or more dragons, they cannot be destroyed.',
      'While you control two or more dragon units, all dragon units you control cannot be destroyed.',
    ],
    [
      'If all of your units are fire units, they gain 100 attack this turn.',
      'If you control no non-fire units, all units you control gain 100 attack this turn.',
    ],
  ],
  'battles and values': [
    [
      'When this card attacks, it gains 100 attack for that battle.',
      'When this card attacks, it gains 100 attack until the attack is over.',
    ],
    [
      'When this card is attacked by a unit with higher attack, draw a card.',
      'When this card is attacked by a unit with more attack than this card, draw one card.',
    ],
    [
      "Draw a card for each spell in both players' discard piles.",
      'Draw one card for each spell in a discard pile.',
    ],
  ],
};

for (const [about, wordings] of Object.entries(WORDINGS))
  describe(about, () => {
    it.each(wordings)('%s', expectReading);
  });

describe('what stays unclear', () => {
  it.each([
    ['When a dragon attacks a unit with higher defense, draw a card.', 'say than which card'],
    ['While you control a dragon, it gains 100 attack.', 'no card has been spoken of before'],
    [
      'While there are two or more units under this card, they cannot be destroyed.',
      'no card has been spoken of before',
    ],
    ['This card can only attack spells.', 'spells are not attacked'],
    ['This card can attack only units.', 'cannot attack directly'],
    ['One enemy unit cannot attack the turn it is played.', 'say "this turn"'],
  ])('%s', expectRefusal);
});
