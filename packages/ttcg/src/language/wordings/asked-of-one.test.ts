import { describe, it } from 'vitest';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

const READINGS: Wordings = {
  'a new "if" after a semicolon (R-T335)': [
    [
      "Reveal the top card of your opponent's deck. If it is a unit, you may play it; if it is a spell, destroy one spell.",
      "Reveal the top card of your opponent's deck. If it is a unit, you may play it. If it is a spell, destroy one spell.",
    ],
    [
      'If you control a dragon, you may discard a card; if you do, draw a card.',
      'If you control a dragon unit, you may discard one card. If you do, draw one card.',
    ],
    [
      'If you control a dragon, you may discard a card; draw a card.',
      'If you control a dragon unit, you may discard one card to draw one card.',
    ],
  ],
  '"one of them if it is" (R-T336)': [
    [
      'Mill three cards. Add one of them to your hand if it is a dragon.',
      'Mill three cards. Return one dragon unit among them to your hand.',
    ],
    [
      'Mill three cards. You may play one of them if it is a unit.',
      'Mill three cards. You may play one unit among them.',
    ],
    [
      'Choose two units. Destroy one of them unless it is a dragon.',
      'Choose two units. Destroy one card among them that is not a dragon.',
    ],
    [
      'Reveal the top three cards of your deck. Add one of them to your hand if it is not a spell.',
      'Reveal the top three cards of your deck. Add one unit among them to your hand.',
    ],
    [
      'Mill three cards. Add one of them to your hand if they are dragons.',
      'Mill three cards. If those cards are dragon units, return one of them to your hand.',
    ],
  ],
  '"they" after the hand of an owner (R-T339)': [
    [
      "Return one enemy unit to its owner's hand, then they discard a card.",
      "Return one unit your opponent controls to its owner's hand, then its owner discards one card.",
    ],
    [
      "Return one enemy unit to its owner's hand. They lose 1 point.",
      "Return one unit your opponent controls to its owner's hand. Its owner loses 1 point.",
    ],
  ],
};

describe.each(Object.entries(READINGS))('%s', (_, wordings) => {
  it.each(wordings)('%s', expectReading);
});

describe('what could never happen (R-T337), or would mean other cards (R-T338)', () => {
  it.each([
    [
      'Tap one enemy unit. If it is already tapped, destroy it instead.',
      'no tapped card is chosen',
    ],
    ['Untap one unit you control. If it is untapped, draw a card instead.', 'no untapped card'],
    [
      'Tap one unit, all units adjacent to it and the unit across from it.',
      'name that right after the one card',
    ],
  ])('%s', expectRefusal);
});

describe('where the last part of a list lies', () => {
  it('is by "them", though "it" is asked what lies under it', () => {
    expectReading(
      'Destroy one enemy unit, all units you control and one card under them with two cards under it.',
      'Destroy each of one unit your opponent controls, all units you control and one card under them with exactly two cards under it.',
    );
  });
});

describe('what is said so instead', () => {
  it.each([
    [
      'Choose one enemy unit. If it is tapped, destroy it; otherwise, tap it.',
      'Choose one unit your opponent controls. If it is tapped, destroy it. Otherwise, tap it.',
    ],
    [
      'Tap one unit, the unit across from it and all units adjacent to it.',
      'Tap each of one unit, one unit across from it and all units adjacent to it.',
    ],
  ])('%s', expectReading);
});
