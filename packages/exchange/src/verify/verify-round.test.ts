import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRound } from '../round/read-round.ts';
import type { Ring, Round, RoundResult } from '../round/round.ts';
import { solved, startRound } from '../solving.ts';
import { smallRounds } from '../testing/rounds.ts';
import { readResult } from './read-result.ts';
import { leavesRoom } from './verdict.ts';
import { verifyRound } from './verify-round.ts';

const people = [
  { id: 'ada', spares: { fox: 2 }, wants: { hare: 1, wolf: 1 }, limit: 2, waited: 3 },
  { id: 'bo', spares: { hare: 2 }, wants: { fox: 1, newt: 1 }, limit: 2 },
  { id: 'cy', spares: { wolf: 1, newt: 1 }, wants: { fox: 1, hare: 1 }, limit: 2, waited: 1 },
];

function roundOf(data: object) {
  const read = readRound(JSON.stringify(data), 'round.json');
  return 'round' in read ? read.round : expect.fail(JSON.stringify(read.problems));
}

const solve = (any: Round) => solved(startRound(any));

const round = roundOf({ people });
const best = solve(round);

/** What is said of the result after something has been done to it; without a claim that would give it away. */
function verdictOf(result: Pick<RoundResult, 'rings' | 'prices'>, within = round) {
  const read = readResult(JSON.stringify(result), 'result.json');
  if ('problems' in read) return expect.fail(JSON.stringify(read.problems));
  return verifyRound(within, read.result);
}

const { prices } = best;
const withRings = (change: (rings: Ring[]) => readonly Ring[]) =>
  verdictOf({ prices, rings: change(structuredClone(best.rings) as Ring[]) });

const ring = (...steps: [string, string, string][]): Ring =>
  steps.map(([from, card, to]) => ({ from, to, card }));

describe('a result that was made worse', () => {
  it('was right before', () => {
    const verdict = verdictOf(best);
    expect(verdict.faults).toEqual([]);
    expect(leavesRoom(verdict)).toBe(false);
    expect(best.cards).toBe(6);
  });

  it.each<[string, (rings: Ring[]) => readonly Ring[], RegExp]>([
    [
      'a card that its giver does not own',
      (rings) => [...rings, ring(['ada', 'newt', 'bo'], ['bo', 'hare', 'ada'])],
      /ada gives 1 copy of "newt" and has 0 to spare/,
    ],
    [
      'a card that nobody asked for',
      () => [ring(['ada', 'fox', 'bo'], ['bo', 'hare', 'ada'], ['ada', 'fox', 'ada'])],
      /ada gets 1 copy of "fox" and wants 0/,
    ],
    [
      'more copies than are wanted',
      (rings) => [...rings, ring(['ada', 'fox', 'bo'], ['bo', 'hare', 'ada'])],
      /bo gets 2 copies of "fox" and wants 1/,
    ],
    [
      'more cards than the limit',
      (rings) => [...rings, ring(['ada', 'fox', 'bo'], ['bo', 'hare', 'ada'])],
      /ada gives 3 cards; their limit is 2/,
    ],
    [
      'a ring that is not closed',
      () => [ring(['ada', 'fox', 'bo'], ['bo', 'hare', 'cy'])],
      /Ring 1 is not closed: "hare" goes to cy, but the next card comes from ada/,
    ],
    [
      'two rings in one, in which somebody stands twice',
      () => [
        ring(
          ['ada', 'fox', 'bo'],
          ['bo', 'hare', 'ada'],
          ['ada', 'fox', 'cy'],
          ['cy', 'wolf', 'ada'],
        ),
      ],
      /^ada stands twice in ring 1\.$/,
    ],
    ['an empty ring', (rings) => [...rings, []], /Ring \d is empty/],
    [
      'somebody who is not there',
      () => [ring(['zed', 'fox', 'bo'], ['bo', 'hare', 'zed'])],
      /zed gives a card and is not in the file/,
    ],
    [
      'two cards that were swapped',
      (rings) => {
        const [first = []] = rings;
        const cards = first.map(({ card }) => card);
        const swapped = first.map((step, at) => ({ ...step, card: cards.at(at - 1) as string }));
        return [swapped, ...rings.slice(1)];
      },
      /to spare/,
    ],
  ])('is refused for %s', (_, change, right) => {
    expect(withRings(change).faults.join('\n')).toMatch(right);
  });

  it('is refused without one of its rings, by what the prices still allow', () => {
    fc.assert(
      fc.property(smallRounds, fc.nat(), (any, at) => {
        const result = solve(any);
        if (result.rings.length === 0) return;
        const rings = result.rings.filter((_, number) => number !== at % result.rings.length);
        const verdict = verdictOf({ rings, prices: result.prices }, any);
        expect(verdict.faults).toEqual([]);
        expect(leavesRoom(verdict)).toBe(true);
        expect(verdict.bound.map(Number)).toEqual(result.levels);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused with any two cards swapped, unless that is an exchange just as good', () => {
    fc.assert(
      fc.property(smallRounds, fc.nat(), fc.nat(), (any, one, other) => {
        const result = solve(any);
        const steps = result.rings.flat();
        const [a, b] = [steps[one % steps.length], steps[other % steps.length]];
        if (!a || !b || a.card === b.card) return;
        const rings = result.rings.map((each) =>
          each.map((step) => ({
            ...step,
            card: step === a ? b.card : step === b ? a.card : step.card,
          })),
        );
        const verdict = verdictOf({ rings, prices: result.prices }, any);
        const isAsGood = JSON.stringify(verdict.levels) === JSON.stringify(result.levels);
        expect(verdict.faults.length > 0 || leavesRoom(verdict) || isAsGood).toBe(true);
        if (a.from !== b.from && !any.people.find(({ id }) => id === a.from)?.spares.has(b.card))
          expect(verdict.faults).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused with other prices, which allow more than there is', () => {
    const designs = { ...prices.designs, fox: [5, 0, 0, 0] };
    expect(leavesRoom(verdictOf({ rings: best.rings, prices: { ...prices, designs } }))).toBe(true);
    // Without prices everybody would get a fox, and there is but one.
    const scarce = roundOf({
      people: people.map((one) => ({
        ...one,
        spares: { ...one.spares, ...(one.id === 'ada' && { fox: 1 }) },
      })),
    });
    const { rings } = solve(scarce);
    expect(leavesRoom(verdictOf({ rings, prices: { people: {}, designs: {} } }, scarce))).toBe(
      true,
    );
  });

  it.each(['people', 'cards', 'levels', 'bound', 'byLength'])(
    'is refused for a wrong %s',
    (key) => {
      const verdict = verdictOf({ ...best, [key]: 77 } as RoundResult);
      expect(verdict.faults.join()).toContain(`The result says ${key} 77`);
    },
  );
});

describe('people who keep apart', () => {
  const spare = (id: string, has: string, wants: string, blocks: string[] = []) => ({
    id,
    spares: { [has]: 1 },
    wants: { [wants]: 1 },
    limit: 1,
    blocks,
  });
  // Both ada and bo give a fox; both cy and dee take one and give a hare.
  const four = roundOf({
    people: [
      spare('ada', 'fox', 'hare', ['cy']),
      spare('bo', 'fox', 'hare'),
      spare('cy', 'hare', 'fox'),
      spare('dee', 'hare', 'fox'),
    ],
  });

  it('do not stand next to each other where another cut avoids it', () => {
    const result = solve(four);
    expect(result.cards).toBe(4);
    for (const { from, to } of result.rings.flat())
      expect([from, to].sort()).not.toEqual(['ada', 'cy']);
    expect(verdictOf(result, four).faults).toEqual([]);
  });

  it('are refused next to each other then', () => {
    const rings = [
      ring(['ada', 'fox', 'cy'], ['cy', 'hare', 'ada']),
      ring(['bo', 'fox', 'dee'], ['dee', 'hare', 'bo']),
    ];
    const { faults } = verdictOf({ rings, prices: solve(four).prices }, four);
    expect(faults.join('\n')).toContain(
      'ada and cy keep apart and stand next to each other with "fox"',
    );
  });

  it('stand there where nothing else is left', () => {
    const two = roundOf({
      people: [spare('ada', 'fox', 'hare', ['cy']), spare('cy', 'hare', 'fox')],
    });
    const result = solve(two);
    expect(result.cards).toBe(2);
    expect(verdictOf(result, two).faults).toEqual([]);
  });
});
