import type { Levels } from '../levels.ts';
import type { Person, Round, RoundResult } from '../round/round.ts';

/** How many levels a round has. */
const LEVELS = 4;

/** What is worth something on each level, without end to how large it may be. */
type Large = readonly bigint[];

const NOTHING: Large = [0n, 0n, 0n, 0n];

/**
 * What prices allow a round to be worth at most: for each way that copies can go, what the prices leave of it,
 * as often as it can be gone. Whatever goes round pays each price as often as it earns it, so nothing is worth
 * more. This is a sum and needs nothing of how the prices were found.
 */
export function roundBound({ people }: Round, prices: RoundResult['prices']): bigint[] {
  const designs = entriesOf(prices.designs, large);
  const hands = entriesOf(prices.people, ({ gets, gives }) => ({
    gets: large(gets),
    gives: large(gives),
  }));
  const alive = designsThatMove(people);
  const longest = people.reduce((most, { order }) => Math.max(most, order.length), 0);
  const sum = [0n, 0n, 0n, 0n];
  for (const person of people) {
    const most = mostCards(person, alive);
    if (most === 0) continue;
    const { gets = NOTHING, gives = NOTHING } = hands.get(person.id) ?? {};
    const waited = BigInt(person.waited);
    addLeft(sum, [1n, 1n, waited, 0n], gets, gives, 1);
    addLeft(sum, [0n, 1n, waited, 0n], gets, gives, most - 1);
    for (const [design, count] of person.spares)
      if (alive.has(design)) addLeft(sum, NOTHING, gives, designs.get(design) ?? NOTHING, count);
    const wishes = wishesOf(person, longest);
    for (const [design, count] of person.wants) {
      if (!alive.has(design)) continue;
      const wish = BigInt(wishes.get(design) ?? 0);
      addLeft(sum, [0n, 0n, 0n, wish], designs.get(design) ?? NOTHING, gets, count);
    }
  }
  return sum;
}

/** What it counts on the level of wishes that a person gets a copy of each design; the others count nothing. */
export function wishesOf({ order }: Person, longest: number): ReadonlyMap<string, number> {
  return new Map(order.map((design, place) => [design, longest - place]));
}

/** The designs that somebody who may deal would give, and somebody who may deal would like. */
export function designsThatMove(people: readonly Person[]): Set<string> {
  const sides = { spares: new Set<string>(), wants: new Set<string>() };
  for (const person of people)
    if (person.limit > 0)
      for (const side of ['spares', 'wants'] as const)
        for (const [design, count] of person[side]) if (count > 0) sides[side].add(design);
  return new Set([...sides.spares].filter((design) => sides.wants.has(design)));
}

/** How many cards a person can give, and get, at most. */
export function mostCards({ limit, spares, wants }: Person, alive: ReadonlySet<string>): number {
  return Math.min(limit, copiesOf(spares, alive), copiesOf(wants, alive));
}

function copiesOf(counts: ReadonlyMap<string, number>, alive: ReadonlySet<string>): number {
  let copies = 0;
  for (const [design, count] of counts) if (alive.has(design)) copies += count;
  return copies;
}

/** Adds what is left of a worth if one price is earned and another is paid, if that is more than nothing. */
function addLeft(sum: bigint[], worth: Large, earned: Large, paid: Large, times: number): void {
  const left = worth.map((value, level) => value + (earned[level] ?? 0n) - (paid[level] ?? 0n));
  const first = left.find((value) => value !== 0n) ?? 0n;
  if (first < 0n) return;
  for (const [level, value] of left.entries())
    sum[level] = (sum[level] ?? 0n) + value * BigInt(times);
}

function large(levels: Levels): Large {
  return Array.from({ length: LEVELS }, (_, level) => BigInt(levels[level] ?? 0));
}

function entriesOf<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Map<string, Made> {
  return new Map(Object.entries(record).map(([name, value]) => [name, make(value)]));
}
