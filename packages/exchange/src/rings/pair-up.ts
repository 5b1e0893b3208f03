import type { Apart, Share } from './pool.ts';

/** So many copies that a giver gives to a taker. */
export interface Pair {
  readonly giver: number;
  readonly taker: number;
  readonly count: number;
}

/**
 * Pairs givers with takers of as many copies, so that as many copies as can be go to somebody from whom the
 * giver does not keep apart: a largest flow, found by paths that give up pairs for others. Work grows with those
 * who keep apart, and not with all pairs there could be.
 */
export function pairUp(
  givers: readonly Readonly<Share>[],
  takers: readonly Readonly<Share>[],
  apart: Apart,
): Pair[] {
  const pairing = new Pairing(givers, takers, apart);
  pairing.pairDirectly(true);
  pairing.turnOthers();
  pairing.pairDirectly(false);
  return pairing.pairs();
}

/** A giver who turns to another taker, away from the one before, if there was one. */
interface Turn {
  readonly giver: number;
  readonly taker: number;
  readonly from: number | undefined;
}

class Pairing {
  private readonly givers: readonly Readonly<Share>[];
  private readonly takers: readonly Readonly<Share>[];
  private readonly apart: Apart;
  /** How many copies of each giver, and for each taker, are in no pair yet. */
  private readonly unsaid: number[];
  private readonly open: number[];
  /** To whom each giver gives how much, and who gives to each taker. */
  private readonly given: Map<number, number>[];
  private readonly givenBy: Set<number>[];

  constructor(
    givers: readonly Readonly<Share>[],
    takers: readonly Readonly<Share>[],
    apart: Apart,
  ) {
    this.givers = givers;
    this.takers = takers;
    this.apart = apart;
    this.unsaid = givers.map(({ left }) => left);
    this.open = takers.map(({ left }) => left);
    this.given = givers.map(() => new Map());
    this.givenBy = takers.map(() => new Set());
  }

  /** Pairs whoever has copies left, one after the other. */
  pairDirectly(isApartKept: boolean): void {
    const open = [...this.takers.keys()].filter((taker) => (this.open[taker] as number) > 0);
    for (const giver of this.givers.keys())
      for (let at = 0; at < open.length && (this.unsaid[giver] as number) > 0; ) {
        const taker = open[at] as number;
        if (isApartKept && !this.may(giver, taker)) {
          at += 1;
          continue;
        }
        this.place(
          giver,
          taker,
          Math.min(this.unsaid[giver] as number, this.open[taker] as number),
        );
        if (this.open[taker] === 0) takeAt(open, at);
      }
  }

  /** Places what is left of givers by letting others turn to other takers. */
  turnOthers(): void {
    for (const giver of this.givers.keys())
      while ((this.unsaid[giver] as number) > 0) {
        const turns = this.pathToOpen(giver);
        if (!turns) break;
        this.turn(giver, turns);
      }
  }

  pairs(): Pair[] {
    return this.given.flatMap((takers, giver) =>
      [...takers].map(([taker, count]) => ({
        giver: (this.givers[giver] as Share).of,
        taker: (this.takers[taker] as Share).of,
        count,
      })),
    );
  }

  private may(giver: number, taker: number): boolean {
    return !this.apart((this.givers[giver] as Share).of).has((this.takers[taker] as Share).of);
  }

  private place(giver: number, taker: number, count: number): void {
    this.add(giver, taker, count);
    this.unsaid[giver] = (this.unsaid[giver] as number) - count;
    this.open[taker] = (this.open[taker] as number) - count;
  }

  private add(giver: number, taker: number, count: number): void {
    const takers = this.given[giver] as Map<number, number>;
    const sum = (takers.get(taker) ?? 0) + count;
    if (sum > 0) takers.set(taker, sum);
    else takers.delete(taker);
    const by = this.givenBy[taker] as Set<number>;
    if (sum > 0) by.add(giver);
    else by.delete(giver);
  }

  /** Sends as much as can be along turns, of which the last one stands first. */
  private turn(start: number, turns: readonly Turn[]): void {
    const end = turns[0]?.taker as number;
    const most = Math.min(this.unsaid[start] as number, this.open[end] as number);
    const count = turns.reduce(
      (least, { giver, from }) =>
        from === undefined ? least : Math.min(least, this.given[giver]?.get(from) ?? 0),
      most,
    );
    for (const { giver, taker, from } of turns) {
      this.add(giver, taker, count);
      if (from !== undefined) this.add(giver, from, -count);
    }
    this.unsaid[start] = (this.unsaid[start] as number) - count;
    this.open[end] = (this.open[end] as number) - count;
  }

  /** The turns by which more copies of a giver are placed, the last one first. */
  private pathToOpen(start: number): Turn[] | undefined {
    const turned = new Map<number, number>();
    const givenUp = new Map<number, number | undefined>([[start, undefined]]);
    const unseen = [...this.takers.keys()];
    for (const giver of givenUp.keys())
      for (let at = 0; at < unseen.length; ) {
        const taker = unseen[at] as number;
        if (!this.may(giver, taker)) {
          at += 1;
          continue;
        }
        takeAt(unseen, at);
        turned.set(taker, giver);
        if ((this.open[taker] as number) > 0) return turnsTo(taker, turned, givenUp);
        for (const other of this.givenBy[taker] as Set<number>)
          if (!givenUp.has(other)) givenUp.set(other, taker);
      }
    return undefined;
  }
}

/** Takes a member out of a list whose order means nothing. */
function takeAt(list: number[], at: number): void {
  const last = list.pop() as number;
  if (at < list.length) list[at] = last;
}

function turnsTo(
  end: number,
  turned: ReadonlyMap<number, number>,
  givenUp: ReadonlyMap<number, number | undefined>,
): Turn[] {
  const turns: Turn[] = [];
  for (let taker: number | undefined = end; taker !== undefined; ) {
    const giver = turned.get(taker) as number;
    const from = givenUp.get(giver);
    turns.push({ giver, taker, from });
    taker = from;
  }
  return turns;
}
