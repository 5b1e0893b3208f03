import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** Whom "they" and "their" mean in what ends a sentence. */
const WORDINGS: Wordings = {
  'what happens to the cards of who acts': [
    [
      'Your opponent loses 1 point whenever their units attack.',
      'Whenever a unit your opponent controls attacks, your opponent loses 1 point.',
    ],
    [
      'Your opponent discards a card when one of their units is destroyed.',
      'When a unit your opponent controls is destroyed, your opponent discards one card.',
    ],
    [
      'Your opponent loses 1 point whenever one of their spells is tapped.',
      'Whenever a spell your opponent controls is tapped, your opponent loses 1 point.',
    ],
    [
      'Your opponent draws a card. Whenever their units attack this turn, draw a card.',
      'Your opponent draws one card. This turn, whenever a unit your opponent controls attacks, draw one card.',
    ],
  ],
  'what is so of who acts': [
    [
      'Your opponent draws a card if one of their units attacked this turn.',
      'If a unit your opponent controls attacked this turn, your opponent draws one card.',
    ],
    [
      'Your opponent draws a card if they attacked this turn.',
      'If a unit your opponent controls attacked this turn, your opponent draws one card.',
    ],
    [
      'Destroy one enemy unit. Its controller draws a card if they control a dragon.',
      'Destroy one unit your opponent controls. If your opponent controls a dragon unit, its controller draws one card.',
    ],
    [
      'Units your opponent controls lose 50 attack if they drew a card this turn.',
      'If your opponent drew a card this turn, all units your opponent controls lose 50 attack.',
    ],
  ],
  'the choice of who acts': [
    [
      'Each player draws two cards, then discards one card of their choice.',
      'Each player draws two cards, then each player discards one card.',
    ],
    ['Each player destroys one unit of their choice.', 'Each player destroys one unit.'],
    ['Your opponent destroys one unit of their choice.', 'Your opponent destroys one unit.'],
    [
      'Destroy one unit. Its controller destroys one unit of their choice.',
      'Destroy one unit. Its controller destroys one unit.',
    ],
    [
      'Your opponent draws a card, and one unit of their choice loses 50 attack.',
      "Your opponent draws one card and one unit of your opponent's choice loses 50 attack.",
    ],
  ],
};

for (const [what, texts] of Object.entries(WORDINGS)) {
  describe(what, () => {
    it.each(texts)('%s', expectReading);
  });
}

const EACH = 'that is asked of each; say it before them';
const EACH_PLAYER = 'that is asked of each player; begin with "whenever a player ..., they ..."';

describe('"they" that could be somebody else', () => {
  it.each([
    ['Untap all your units if they did not attack this turn.', EACH],
    ['Dragons you control can attack twice if they did not attack last turn.', EACH],
    ['Your dragons can attack twice if they destroyed a unit this turn.', EACH],
    ['Enemy units lose 50 attack if they attacked this turn.', EACH],
    ['All enemy units lose 50 attack unless they attacked last turn.', EACH],
    ['Your units gain 50 attack whenever they attack.', 'say "whenever one of your units ..., it'],
    ['Each player loses 1 point whenever they draw a card.', EACH_PLAYER],
    ['Each player draws a card whenever their units are destroyed.', EACH_PLAYER],
    ['Each player draws a card if they attacked this turn.', EACH_PLAYER],
    ['If they attacked this turn, draw a card.', 'it is not clear whom "they" means'],
    [
      'Your opponent draws a card. Each player draws a card for each point they lost this turn.',
      'it is not clear whom "they" means',
    ],
    [
      'Your opponent may draw a card and one unit of their choice loses 50 attack.',
      'it is not clear who chooses',
    ],
  ])('is refused: %s', expectRefusal);
});
