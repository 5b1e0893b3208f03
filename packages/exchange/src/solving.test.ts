import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worthOf } from './flow/network.ts';
import { readLists } from './lists/read-lists.ts';
import { firstCardsFirst, roundModel } from './round/model.ts';
import { readRound } from './round/read-round.ts';
import { solved, startLists, startRound } from './solving.ts';
import { madeUpRound } from './testing/instances.ts';
import { smallListFiles } from './testing/lists.ts';
import { smallRounds } from './testing/rounds.ts';
import { readResult } from './verify/read-result.ts';
import { leavesRoom, type Verdict } from './verify/verdict.ts';
import { verifyLists } from './verify/verify-lists.ts';
import { verifyRound } from './verify/verify-round.ts';

/** A host that says stop when it is asked for the so-manieth time. */
const stopAt = (times: number) => {
  let asked = 0;
  return () => ++asked > times;
};

function given(result: object) {
  const read = readResult(JSON.stringify(result), 'result.json');
  return 'result' in read ? read.result : expect.fail(JSON.stringify(read.problems));
}

/** A result is as good as it says of itself, and its rings are rings. */
function expectHonest(
  result: { proven: boolean; rings: readonly (readonly unknown[])[] },
  verdict: Verdict,
): void {
  expect(verdict.faults).toEqual([]);
  expect(result.proven).toBe(!leavesRoom(verdict));
  for (const ring of result.rings) expect(ring.length).toBeGreaterThan(1);
}

describe('what is found if there is no time for more', () => {
  const shape = { copies: 900, designs: 120, people: 80, wants: 12, isPopular: true };

  it('is an exchange of closed rings, and proven only if nothing is better', () => {
    const seen = { proven: 0, open: 0 };
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 0, max: 60 }), (seed, times) => {
        const round = madeUpRound({ ...shape, seed: `hurry ${seed}` });
        const result = solved(startRound(round), stopAt(times));
        expectHonest(result, verifyRound(round, given(result)));
        expect(result.cards).toBeGreaterThan(0);
        seen[result.proven ? 'proven' : 'open'] += 1;
      }),
      { numRuns: 120 },
    );
    // Some ended while the best was looked for, others while it was cut.
    expect(seen.proven).toBeGreaterThan(10);
    expect(seen.open).toBeGreaterThan(10);
  });

  it('is right for small rounds and lists as well', () => {
    fc.assert(
      fc.property(smallRounds, (round) => {
        const result = solved(startRound(round), () => true);
        expectHonest(result, verifyRound(round, given(result)));
      }),
    );
    fc.assert(
      fc.property(smallListFiles, (text) => {
        const read = readLists(text, 'lists.txt');
        if ('problems' in read) return;
        const result = solved(startLists(read.lists), () => true);
        expectHonest(result, verifyLists(read.lists, given(result)));
      }),
    );
  });

  it('counts somebody who gets a card as one who takes part, on whichever arc it goes', () => {
    const of = (id: string, spares: object, wants: object, limit: number) => ({
      id,
      spares,
      wants,
      limit,
    });
    const people = [
      of('ada', { fox: 2 }, { owl: 1, elk: 1 }, 2),
      of('bo', { owl: 1 }, { fox: 1 }, 1),
      of('cy', { elk: 1 }, { yew: 1 }, 1),
      of('dee', { yew: 1 }, { oak: 1 }, 1),
    ];
    const read = readRound(JSON.stringify({ people }), 'round.json');
    const { round } = 'round' in read ? read : expect.fail(JSON.stringify(read.problems));
    const model = roundModel(round);
    const [ada, bo] = model.people;
    const flow = new Float64Array(model.network.to.length);
    const isIn = ['ada fox', 'bo owl', 'ada owl', 'bo fox'];
    for (const { arc, person, design } of [...model.given, ...model.taken])
      if (isIn.includes(`${model.people[person]?.person.id} ${model.designs[design]}`))
        flow[arc] = 1;
    flow[(ada?.first ?? 0) + 1] = 1;
    flow[bo?.first ?? 0] = 1;
    const levels = worthOf(model.network, firstCardsFirst(model, flow));
    expect(levels).toEqual([2, 2, 0, 0]);
  });

  it('is most of what there is, even at once', () => {
    const round = madeUpRound({ ...shape, seed: 'at once' });
    const most = solved(startRound(round)).cards;
    expect(solved(startRound(round), () => true).cards).toBeGreaterThan(most * 0.7);
  });
});
