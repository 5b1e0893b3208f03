import { describe, expect, it } from 'vitest';
import { namesFor } from './names.ts';

describe('the names of the players', () => {
  it('are second person for the one who looks', () => {
    const { who, whom, whose, does } = namesFor(1);
    expect([who(1), whom(1), whose(1), does(1, 'search')]).toEqual([
      'You',
      'you',
      'your',
      'You search',
    ]);
    expect([who(0), whom(0), whose(0), does(0, 'search')]).toEqual([
      'Your opponent',
      'your opponent',
      "your opponent's",
      'Your opponent searches',
    ]);
  });

  it('say whose something is of the player just named', () => {
    const { own } = namesFor(0);
    expect([own(0), own(1)]).toEqual(['your', 'their']);
  });

  it.each(['table', 'hands'] as const)('are numbers for the viewer "%s"', (viewer) => {
    const { who, whom, whose, does } = namesFor(viewer);
    expect([who(0), whom(1), whose(0)]).toEqual(['Player 1', 'Player 2', "Player 1's"]);
    expect([does(0, 'draw'), does(1, 'pass')]).toEqual(['Player 1 draws', 'Player 2 passes']);
  });

  it('take a verb in its form: play, plays; bury, buries', () => {
    const { does } = namesFor(0);
    expect([does(1, 'play'), does(1, 'bury'), does(0, 'bury')]).toEqual([
      'Your opponent plays',
      'Your opponent buries',
      'You bury',
    ]);
  });
});
