import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solved, startLists } from '../solving.ts';
import { smallListFiles } from '../testing/lists.ts';
import { triedLists } from '../testing/lists-oracle.ts';
import { readResult } from '../verify/read-result.ts';
import { leavesRoom } from '../verify/verdict.ts';
import { verifyLists } from '../verify/verify-lists.ts';
import type { Lists, ListsResult } from './lists.ts';
import { readLists } from './read-lists.ts';

const listsOf = (text: string): Lists => {
  const read = readLists(text, 'lists.txt');
  return 'lists' in read ? read.lists : expect.fail(JSON.stringify(read.problems));
};

const solveLists = (lists: Lists) => solved(startLists(lists));

const given = (result: ListsResult) => {
  const read = readResult(JSON.stringify(result), 'result.json');
  return 'result' in read ? read.result : expect.fail(JSON.stringify(read.problems));
};

describe('the best exchange of lists', () => {
  it('is what trying everything finds, and proves it', () => {
    let short = 0;
    let all = 0;
    fc.assert(
      fc.property(smallListFiles, (text) => {
        const lists = listsOf(text);
        const result = solveLists(lists);
        const best = triedLists(lists.lists);
        expect(result.levels).toEqual(best.levels);
        expect(result.proven).toBe(true);
        expect(result.people).toBeLessThanOrEqual(best.people);
        expect(result.peopleBound).toBeGreaterThanOrEqual(best.people);
        all += 1;
        if (result.people < best.people) short += 1;
        const verdict = verifyLists(lists, given(result));
        expect(verdict.faults).toEqual([]);
        expect(leavesRoom(verdict)).toBe(false);
      }),
      { numRuns: 2000 },
    );
    // The search of people is no proof; on lists as small as these it hardly ever misses anybody.
    expect(short / all).toBeLessThan(0.005);
  });

  it('is the same whatever the order of lines and wants', () => {
    fc.assert(
      fc.property(smallListFiles, (text) => {
        const [options = '', ...lines] = text.split('\n');
        const turned = [options, ...lines.reverse()].join('\n');
        expect(solveLists(listsOf(turned))).toEqual(solveLists(listsOf(text)));
      }),
      { numRuns: 300 },
    );
  });
});
