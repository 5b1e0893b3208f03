import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solved, startRound } from '../solving.ts';
import { oracleLevels } from '../testing/oracle.ts';
import { roundFile } from '../testing/round-file.ts';
import { smallRounds } from '../testing/rounds.ts';
import { readResult } from '../verify/read-result.ts';
import { leavesRoom } from '../verify/verdict.ts';
import { verifyRound } from '../verify/verify-round.ts';
import { readRound } from './read-round.ts';
import type { Round, RoundResult } from './round.ts';

const solve = (round: Round) => solved(startRound(round));

const given = (result: RoundResult) => {
  const read = readResult(JSON.stringify(result), 'result.json');
  return 'result' in read ? read.result : expect.fail(JSON.stringify(read.problems));
};

const reordered = (round: Round): Round => ({
  people: [...round.people].reverse().map((person) => ({
    ...person,
    spares: new Map([...person.spares].reverse()),
    wants: new Map([...person.wants].reverse()),
  })),
});

describe('the best exchange of a round', () => {
  it('is worth what an integer solver finds, on all four levels, and proves it', () => {
    fc.assert(
      fc.property(smallRounds, (round) => {
        const result = solve(round);
        expect(result.levels).toEqual(oracleLevels(round));
        expect(result.proven).toBe(true);
        const verdict = verifyRound(round, given(result));
        expect(verdict.faults).toEqual([]);
        expect(leavesRoom(verdict)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  }, 240_000);

  it('is the same whatever the order of people and keys', () => {
    fc.assert(
      fc.property(smallRounds, (round) => {
        expect(solve(reordered(round))).toEqual(solve(round));
      }),
      { numRuns: 500 },
    );
  });

  it('is the same after a trip through its file', () => {
    fc.assert(
      fc.property(smallRounds, (round) => {
        const read = readRound(roundFile(round), 'round.json');
        expect('round' in read && solve(read.round)).toEqual(solve(round));
      }),
      { numRuns: 500 },
    );
  });
});
