import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** What is asked of players and turns, and what is done unless or instead. */
const WORDINGS: Wordings = {
  'how often something happened': [
    [
      'If you played two spells this turn, draw a card.',
      'If you played a spell two or more times this turn, draw one card.',
    ],
    [
      'If three or more of your units were destroyed this turn, draw two cards.',
      'If a unit you control was destroyed three or more times this turn, draw two cards.',
    ],
    [
      'If you did not play two spells this turn, draw a card.',
      'If you played a spell one or fewer times this turn, draw one card.',
    ],
    [
      'Unless your opponent discarded two or more cards this turn, lose 1 point.',
      'If your opponent discarded a card one or fewer times this turn, lose 1 point.',
    ],
    [
      'If you played exactly one spell this turn, draw a card.',
      'If you played a spell exactly one time this turn, draw one card.',
    ],
    [
      'If you played no spells this turn, draw a card.',
      'If you did not play a spell this turn, draw one card.',
    ],
    [
      'If you attacked twice this turn, draw a card.',
      'If a unit you control attacked two or more times this turn, draw one card.',
    ],
    [
      'At the end of your turn, if you did not attack, draw a card.',
      'At the end of your turn, if no unit you control attacked this turn, draw one card.',
    ],
  ],
  'what a player played or discarded': [
    [
      'Destroy one unit your opponent played this turn.',
      'Destroy one unit your opponent controls that was played this turn.',
    ],
    [
      'For each card your opponent discarded this turn, draw a card.',
      'Draw one card for each time your opponent discarded a card this turn.',
    ],
  ],
  'the turn and phase that run': [
    ['End the turn.', 'The turn player skips this turn.'],
    [
      'When an enemy unit attacks, end the battle phase.',
      'When a unit your opponent controls attacks, the turn player skips this battle phase.',
    ],
    [
      'All units lose 50 defense for the next two turns.',
      'All units lose 50 defense for three turns.',
    ],
  ],
  'who fights': [
    [
      'When an enemy unit attacks, the attacking player discards a card.',
      'When a unit your opponent controls attacks, your opponent discards one card.',
    ],
    [
      'When a unit you control attacks, the defending player loses 1 point.',
      'When a unit you control attacks, your opponent loses 1 point.',
    ],
    [
      'When this card is attacked, the defending player draws a card.',
      'When this card is attacked, draw one card.',
    ],
  ],
  'unless, instead, and if it cannot be': [
    [
      'Destroy one unit unless its controller discards a card.',
      'Choose one unit. Its controller may discard one card. If they do not, destroy it.',
    ],
    [
      'Whenever a unit attacks, destroy it unless its controller discards a card.',
      'Whenever a unit attacks, its controller may discard one card. If they do not, destroy it.',
    ],
    [
      'If your opponent would gain points, you gain them instead.',
      'If your opponent would gain points, gain that many points instead.',
    ],
    [
      'One unit you control gains 100 attack this turn. If it is a dragon, it gains 200 attack instead.',
      'One unit you control gains 100 attack this turn. If it is a dragon unit, it gains 200 attack this turn instead.',
    ],
    [
      'Discard a card. If you cannot, lose 2 points.',
      'Discard one card. If you do not, lose 2 points.',
    ],
    [
      "Reveal the top card of your deck. If it's a spell, play it. If it isn't, put it on the bottom of your deck.",
      'Reveal the top card of your deck. If it is a spell, play it. Otherwise, put it on the bottom of your deck.',
    ],
    [
      'When a unit is destroyed, its owner may lose 2 points. If they do, return it to their hand.',
      "When a unit is destroyed, its owner may lose 2 points. If they do, return it to its owner's hand.",
    ],
  ],
  'what is chosen by its name': [
    [
      'Choose a unit type. Your opponent can’t play cards of that type next turn.',
      "Choose a type. Your opponent cannot play cards of the chosen type during your opponent's next turn.",
    ],
    [
      'Choose a rank. Reveal the top card of your deck. If it is of that rank, gain 2 points.',
      'Choose a rank. Reveal the top card of your deck. If it is a card of the chosen rank, gain 2 points.',
    ],
  ],
  'what cards become': [
    ['This card is also treated as a dragon.', 'This card gains the dragon subtype.'],
    ['This card is treated as a fire unit.', 'This card becomes a fire unit.'],
    [
      'One unit becomes a dark ghost with 0 attack and 500 defense.',
      'One unit becomes a dark unit and it becomes a ghost unit and its attack becomes 0 and its defense becomes 500.',
    ],
    [
      'All units become dark ghosts this turn.',
      'All units become dark units this turn and those cards become ghost units this turn.',
    ],
  ],
  'where cards go': [
    [
      'Look at the top three cards of your deck. Put one of them into your hand and the rest on the bottom of your deck in any order.',
      'Look at the top three cards of your deck. Add one of them to your hand and put the rest on the bottom of your deck.',
    ],
    [
      "Shuffle one card from either player's discard pile into their deck.",
      "Shuffle one card from a discard pile into its owner's deck.",
    ],
    [
      'Choose one unit in your discard pile. Play it to your side of the field, but it cannot attack this turn.',
      'Choose one unit in your discard pile. Play it and it cannot attack this turn.',
    ],
    [
      'Return all enemy units to their owners’ hands. Draw a card for each unit returned this way.',
      "Return all units your opponent controls to their owners' hands. Draw one card for each of them.",
    ],
    [
      'Discard your hand. Draw cards equal to the number of cards discarded this way plus one.',
      'Discard your hand. Draw that many cards plus one.',
    ],
    [
      'Each player discards their hand, then draws as many cards as they discarded.',
      'Each player discards their hand, then each player draws that many cards.',
    ],
    ['Prevent all point loss this turn.', 'Players cannot lose points this turn.'],
  ],
};

describe('what is asked, and what is done then', () => {
  for (const [about, rows] of Object.entries(WORDINGS)) {
    it.each(rows)(`${about}: %s`, (text, meaning) => expectReading(text, meaning));
  }
});

describe('is refused, and says why', () => {
  it.each([
    [
      "During your turn, this card gains 100 attack. During your opponent's turn, it gains 100 defense.",
      'an effect of its own',
    ],
    ['Your tapped units and spells gain 50 attack this turn.', 'spells have no attack'],
    ['All cards you control gain 50 attack.', 'spells have no attack'],
    ['Whenever you play two spells, draw a card.', 'only be asked with "if"'],
    ['If two units attacked this turn, draw a card.', 'say how often'],
    ['If you did not attack, draw a card.', 'say "this turn"'],
    ['If one of your units is tapped, draw a card.', 'say what is so'],
    ['If your opponent has no cards, draw a card.', 'say "in hand"'],
    ['Destroy all units you destroyed this turn.', 'no card remembers who'],
    ['When a unit attacks, the defending player draws a card.', 'not clear who that is'],
    ['The player with the fewest dragons draws a card.', 'not clear who that is'],
    ['Any player may lose 2 points to counter this effect.', 'not clear who that is'],
    ['You may discard a card. If you cannot, lose 2 points.', 'say "do not"'],
    ['If the top card of your deck is a unit, you may play it.', 'revealed'],
    ['When your opponent loses 3 or more points, draw a card.', 'how many points'],
    ['Prevent all battle damage this turn.', 'lost in battle'],
    ['This card is treated as all types.', 'one type'],
    ['Your opponent cannot destroy your units this turn.', 'kept from'],
    // Which card "it" is.
    ['Mill three cards. If one of them is a dragon, add it to your hand.', 'not clear which card'],
    ['Tap one unit. If there is a spell below it, destroy it.', 'not clear which card'],
    [
      'Choose one unit you control. It gains attack equal to the attack of one enemy unit.',
      'choose that card first',
    ],
    ['Destroy this card. It gains 100 attack.', 'discard pile'],
  ])('%s', (text, why) => expectRefusal(text, why));
});
