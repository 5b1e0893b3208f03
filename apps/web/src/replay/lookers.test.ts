import { describe, expect, it } from 'vitest';
import { lookersOf, namesFor, withNames } from './lookers.ts';

const named = { names: ['Ada', 'Bo $1'] } as const;

describe('what players are called in a replay', () => {
  it('is their names, if the record has them', () => {
    expect(namesFor(named, 'table')).toEqual(['Ada', 'Bo $1']);
    expect(namesFor({}, 'hands')).toEqual(['Player 1', 'Player 2']);
    expect(lookersOf(named).map(({ name }) => name)).toContain('Ada');
  });

  it('is "you" to the one who looks', () => {
    expect(namesFor(named, 1)).toEqual(['Your opponent', 'You']);
  });

  it('takes the place of their numbers in what is told', () => {
    expect(withNames("Player 2 takes Player 1's card.", named)).toBe("Bo $1 takes Ada's card.");
    expect(withNames('Player 2 passes.', {})).toBe('Player 2 passes.');
    expect(withNames('Player 12 does not exist.', named)).toBe('Player 12 does not exist.');
  });
});
