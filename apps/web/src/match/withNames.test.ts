import { describe, expect, it } from 'vitest';
import { withNames } from './withNames.ts';

describe('what is told of players by number', () => {
  it('is told with their names', () => {
    const names = ['Ada', 'Bo $1'] as const;
    expect(withNames("Player 2 takes Player 1's card.", names)).toBe("Bo $1 takes Ada's card.");
    expect(withNames('Player 12 does not exist.', names)).toBe('Player 12 does not exist.');
  });

  it('stays as it is where nobody has a name', () => {
    expect(withNames('Player 2 passes.', undefined)).toBe('Player 2 passes.');
  });
});
