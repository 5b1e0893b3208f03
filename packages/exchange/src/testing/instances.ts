import { below, type Random, randomFrom } from '@cardscape/kernel';
import type { Person, Round } from '../round/round.ts';

/** What a made-up round is like. */
export interface InstanceShape {
  readonly copies: number;
  readonly designs: number;
  readonly people: number;
  /** How many designs each person would like. */
  readonly wants: number;
  /** Whether few designs are liked by many (Zipf 1) instead of all alike. */
  readonly isPopular: boolean;
  readonly seed: string;
}

/** A round as large as one likes, always the same for a seed: copies fall to people as they come. */
export function madeUpRound({
  copies,
  designs,
  people,
  wants,
  isPopular,
  seed,
}: InstanceShape): Round {
  const random = randomFrom(seed);
  const name = (number: number) => `design ${number}`;
  const spares = Array.from({ length: people }, () => new Map<string, number>());
  for (let copy = 0; copy < copies; copy++) {
    const held = spares[below(random, people)] as Map<string, number>;
    const design = name(below(random, designs));
    held.set(design, (held.get(design) ?? 0) + 1);
  }
  const draw = isPopular ? zipf(random, designs) : () => below(random, designs);
  const made = spares.map((held, number): Person => {
    const order = new Set<string>();
    while (order.size < Math.min(wants, designs - held.size)) {
      const design = name(draw());
      if (!held.has(design)) order.add(design);
    }
    return {
      id: `person ${number}`,
      spares: held,
      wants: new Map([...order].map((design) => [design, 1])),
      limit: 30,
      waited: below(random, 20),
      order: [...order],
      blocks: [],
    };
  });
  return { people: made };
}

/** Draws numbers of which the first comes twice as often as the second, and three times as often as the third. */
function zipf(random: Random, count: number): () => number {
  const upTo: number[] = [];
  let sum = 0;
  for (let place = 1; place <= count; place++) {
    sum += 1 / place;
    upTo.push(sum);
  }
  const fine = 1_000_000_000;
  return () => {
    const drawn = (below(random, fine) / fine) * sum;
    let low = 0;
    for (let high = count - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
