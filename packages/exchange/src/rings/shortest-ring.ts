import { type Copies, type CopiesLeft, type Step, tidy } from './copies-left.ts';

/** How people are reached from a start: forwards by what is given, backwards by what is taken. */
interface Side {
  /** The search in which a person was reached last. */
  readonly people: Int32Array;
  /** The search in which a pool was looked through last. */
  readonly pools: Int32Array;
  /** The step by which a person was reached. */
  readonly by: (Step | undefined)[];
}

/** Finds the shortest ring through a person, from both sides at once. */
export class RingSearch {
  private readonly left: CopiesLeft;
  private readonly forwards: Side;
  private readonly backwards: Side;
  private search = 0;

  constructor(left: CopiesLeft) {
    const side = (): Side => ({
      people: new Int32Array(left.gives.length),
      pools: new Int32Array(left.givers.length),
      by: new Array<Step | undefined>(left.gives.length).fill(undefined),
    });
    this.left = left;
    this.forwards = side();
    this.backwards = side();
  }

  /** The shortest ring through a person, if there is one. Its first step is theirs. */
  through(start: number): Step[] | undefined {
    const { forwards, backwards } = this;
    this.search += 1;
    forwards.people[start] = this.search;
    backwards.people[start] = this.search;
    let ahead = [start];
    let behind = [start];
    while (ahead.length > 0 && behind.length > 0) {
      // A whole row is looked through, on the side where it is smaller: where the sides meet first is nearest.
      const next: number[] = [];
      const meeting =
        ahead.length <= behind.length ? this.goAhead(ahead, next) : this.goBack(behind, next);
      if (meeting) return this.ringAt(start, meeting);
      if (ahead.length <= behind.length) ahead = next;
      else behind = next;
    }
    return undefined;
  }

  private goAhead(row: readonly number[], next: number[]): Step | undefined {
    const { search, left, forwards, backwards } = this;
    for (const person of row)
      for (const given of tidy(left.gives[person] as Copies[])) {
        if (forwards.pools[given.pool] === search) continue;
        forwards.pools[given.pool] = search;
        for (const taken of tidy(left.takers[given.pool] as Copies[])) {
          if (backwards.people[taken.person] === search) return { given, taken };
          if (forwards.people[taken.person] === search) continue;
          forwards.people[taken.person] = search;
          forwards.by[taken.person] = { given, taken };
          next.push(taken.person);
        }
      }
    return undefined;
  }

  private goBack(row: readonly number[], next: number[]): Step | undefined {
    const { search, left, forwards, backwards } = this;
    for (const person of row)
      for (const taken of tidy(left.takes[person] as Copies[])) {
        if (backwards.pools[taken.pool] === search) continue;
        backwards.pools[taken.pool] = search;
        for (const given of tidy(left.givers[taken.pool] as Copies[])) {
          if (forwards.people[given.person] === search) return { given, taken };
          if (backwards.people[given.person] === search) continue;
          backwards.people[given.person] = search;
          backwards.by[given.person] = { given, taken };
          next.push(given.person);
        }
      }
    return undefined;
  }

  private ringAt(start: number, meeting: Step): Step[] {
    const ring = [meeting];
    for (let person = meeting.given.person; person !== start; ) {
      const step = this.forwards.by[person] as Step;
      ring.push(step);
      person = step.given.person;
    }
    ring.reverse();
    for (let person = meeting.taken.person; person !== start; ) {
      const step = this.backwards.by[person] as Step;
      ring.push(step);
      person = step.taken.person;
    }
    return ring;
  }
}
