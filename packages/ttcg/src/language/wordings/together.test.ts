import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

const TOGETHER: Wordings = {
  'cards that one act speaks of (R-T333)': [
    [
      'Mill two cards. If both are units, draw a card.',
      'Mill two cards. If those cards are units, draw one card.',
    ],
    [
      'Tap this card and one unit. Both cannot attack.',
      'Tap both this card and one unit. Those cards cannot attack.',
    ],
  ],
  'cards of each player (R-T334)': [
    [
      'Each player discards a card. If both are spells, draw two cards.',
      'Each player discards one card. If those cards are spells, draw two cards.',
    ],
    [
      'Each player destroys one of their units. If they were dragons, draw a card.',
      'Each player destroys one unit they control. If those cards are dragon units, draw one card.',
    ],
    [
      'Each player discards a card. If one of them is a unit, gain 1 point.',
      'Each player discards one card. If there is a unit among them, gain 1 point.',
    ],
    [
      'Each player taps one of their units. It cannot attack this turn.',
      'Each player taps one unit they control. Those cards cannot attack this turn.',
    ],
  ],
};

describe.each(Object.entries(TOGETHER))('%s', (_, wordings) => {
  it.each(wordings)('%s', expectReading);
});

describe('cards that two acts speak of, one after the other (R-T333)', () => {
  it.each([
    ['Draw a card and mill a card. If both are units, gain 1 point.', 'say which cards'],
    ['Draw a card and mill a card. If either is a unit, gain 1 point.', 'say which cards'],
    ['Draw a card and mill a card. If neither is a unit, gain 1 point.', 'say which cards'],
    [
      'Discard a card and mill a card. Return both to your hand at the end of the turn.',
      'say which',
    ],
    ['Discard a card and mill a card. Return them to your hand.', 'choose both cards first'],
    ['Draw a card and mill a card. Add one of them to your hand.', 'say which cards'],
    ['Draw two cards, then mill a card. Add one of those to your hand.', 'say which cards'],
    ['Draw a card, then discard a card. If they are units, gain 1 point.', 'choose both cards'],
    [
      'Search your deck for up to one unit and up to one spell, then put both on top of your deck.',
      'say which cards',
    ],
  ])('%s', expectRefusal);
});

it.each([
  [
    'Each player destroys one of their units. If it was a dragon, its owner draws a card.',
    'each player has one',
  ],
  ['Each player draws a card. If it is a dragon, you gain 1 point.', 'each player has one'],
])('%s', expectRefusal);
