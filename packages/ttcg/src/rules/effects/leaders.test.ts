import { describe } from 'vitest';
import { rulings } from '../../testing/scene.ts';

const three = { units: ['Ember', 'Drake', 'Whelp'] } as const;

describe('R-T223: the player with the most', () => {
  rulings([
    // As many, as the field lies: nobody.
    ['The player with the most units loses 3 points.', [], {}],
    ['The player with the fewest units loses 3 points.', [], {}],
    ['The player with the most units loses 2 points.', [], { 'your points': 18 }, { you: three }],
    [
      'The player with the most units loses 2 points.',
      [],
      { 'their points': 18 },
      { opponent: { units: ['Foe', 'Giant', 'Stone'] } },
    ],
    [
      'The player with the fewest units loses 2 points.',
      [],
      { 'their points': 18 },
      { you: three },
    ],
    // Four cards of yours, two of theirs.
    ['Deal 1 damage to the player with the most cards in their hand.', [], { 'your points': 19 }],
    [
      'Deal 1 damage to the player with the fewest cards in their hand.',
      [],
      { 'their points': 19 },
    ],
    ['Deal 1 damage to the player with the most spells.', [], { 'your points': 19 }],
    [
      'The player with the most points loses 1 point.',
      [],
      { 'their points': 22 },
      { opponent: { points: 23 } },
    ],
  ]);
});
