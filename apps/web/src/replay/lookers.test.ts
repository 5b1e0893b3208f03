import { describe, expect, it } from 'vitest';
import { lookersOf, namesFor } from './lookers.ts';

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
});
