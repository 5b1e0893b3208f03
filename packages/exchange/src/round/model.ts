import { type Network, NetworkBuilder } from '../flow/network.ts';
import { byName, type Person, ROUND_LEVELS, type Round } from './round.ts';

/** A person of the network: a card comes in at one node and goes out at the other. */
export interface ModelPerson {
  readonly person: Person;
  readonly gets: number;
  readonly gives: number;
  /** The arc of the first card; that of the others follows, if there may be others. */
  readonly first: number;
  /** How many cards can go through their hands. */
  readonly most: number;
}

/** An arc on which copies of a design come from a person or go to one. */
export interface CopyArc {
  readonly arc: number;
  /** Which person and which design of the model. */
  readonly person: number;
  readonly design: number;
}

/** A round as a network: what goes round in it is an exchange. */
export interface RoundModel {
  readonly network: Network;
  readonly people: readonly ModelPerson[];
  readonly designs: readonly string[];
  /** The node of the first design; the others follow. */
  readonly firstDesign: number;
  readonly given: readonly CopyArc[];
  readonly taken: readonly CopyArc[];
}

/**
 * Makes the network of a round. People and designs stand in the order of their names, so that the order of a
 * file changes nothing; who can get nothing is left out.
 */
export function roundModel({ people: all }: Round): RoundModel {
  const alive = livingDesigns(all);
  const builder = new NetworkBuilder();
  const designs = [...alive].sort(byName);
  const numbers = new Map(designs.map((design, number) => [design, number]));
  const firstDesign = 0;
  for (const _ of designs) builder.node();
  const people: ModelPerson[] = [];
  const given: CopyArc[] = [];
  const taken: CopyArc[] = [];
  const longest = longestOrder(all);
  const able = all.filter((person) => mostCards(person, alive) > 0);
  for (const person of able.sort((one, other) => byName(one.id, other.id))) {
    const number = people.length;
    const gets = builder.node();
    const gives = builder.node();
    const most = mostCards(person, alive);
    const { waited } = person;
    const through = { from: gets, to: gives };
    // The first card makes somebody one who takes part; those after it are cards alone.
    const first = builder.arc({ ...through, capacity: 1, worth: [1, 1, waited, 0] });
    people.push({ person, gets, gives, first, most });
    if (most > 1) builder.arc({ ...through, capacity: most - 1, worth: [0, 1, waited, 0] });
    const copies = (count: number, design: number, from: number, to: number, wish: number) => ({
      arc: builder.arc({ from, to, capacity: count, worth: [0, 0, 0, wish] }),
      person: number,
      design,
    });
    for (const [name, count] of named(person.spares)) {
      const design = numbers.get(name);
      if (design !== undefined && count > 0)
        given.push(copies(count, design, gives, firstDesign + design, 0));
    }
    const wishes = new Map(person.order.map((name, place) => [name, longest - place]));
    for (const [name, count] of named(person.wants)) {
      const design = numbers.get(name);
      if (design !== undefined && count > 0)
        taken.push(copies(count, design, firstDesign + design, gets, wishes.get(name) ?? 0));
    }
  }
  return {
    network: builder.build(ROUND_LEVELS.length),
    people,
    designs,
    firstDesign,
    given,
    taken,
  };
}

/**
 * What goes round, with the first cards of people on the arcs of first cards: before the best is found, the arc of
 * the others may be used without it.
 */
export function firstCardsFirst({ people }: RoundModel, flow: Float64Array): Float64Array {
  const moved = flow.slice();
  for (const { first, most } of people)
    if (most > 1 && moved[first] === 0 && (moved[first + 1] as number) > 0) {
      moved[first] = 1;
      moved[first + 1] = (moved[first + 1] as number) - 1;
    }
  return moved;
}

function named(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([one], [other]) => byName(one, other));
}

/** The designs that somebody would give and somebody would like. */
function livingDesigns(people: readonly Person[]): Set<string> {
  const spared = new Set<string>();
  const wanted = new Set<string>();
  for (const { spares, wants, limit } of people) {
    if (limit === 0) continue;
    for (const [design, count] of spares) if (count > 0) spared.add(design);
    for (const [design, count] of wants) if (count > 0) wanted.add(design);
  }
  return new Set([...spared].filter((design) => wanted.has(design)));
}

/** How many cards can go through the hands of a person at most. */
function mostCards({ spares, wants, limit }: Person, alive: ReadonlySet<string>): number {
  return Math.min(limit, sumOf(spares, alive), sumOf(wants, alive));
}

function sumOf(counts: ReadonlyMap<string, number>, alive: ReadonlySet<string>): number {
  let sum = 0;
  for (const [design, count] of counts) if (alive.has(design)) sum += count;
  return sum;
}

function longestOrder(people: readonly Person[]): number {
  return people.reduce((longest, { order }) => Math.max(longest, order.length), 0);
}
