import type { Stop } from './flow/network.ts';
import { Simplex } from './flow/simplex.ts';
import type { Levels } from './levels.ts';
import type { Lists, ListsResult } from './lists/lists.ts';
import { listsModel } from './lists/model.ts';
import { listsResult } from './lists/solve-lists.ts';
import { roundModel } from './round/model.ts';
import type { Round, RoundResult } from './round/round.ts';
import { roundResult } from './round/solve-round.ts';

/** An exchange that is being solved, bit by bit, for a host that has other things to do between. */
export interface Solving<Result = RoundResult | ListsResult> {
  /** Goes on until it is solved, which is said, or until the host says stop. */
  readonly goOn: (stop: Stop) => boolean;
  /** What the best exchange found so far is worth. */
  readonly soFar: () => Levels;
  /** The best exchange found so far, in rings. */
  readonly finish: (stop: Stop) => Result;
}

/** Begins to solve a round. */
export function startRound(round: Round): Solving<RoundResult> {
  const model = roundModel(round);
  return solving(new Simplex(model.network), (simplex, stop) =>
    roundResult(round, model, simplex.circulation(), stop),
  );
}

/** Begins to solve lists. */
export function startLists({ lists }: Lists): Solving<ListsResult> {
  const model = listsModel(lists);
  return solving(new Simplex(model.network), (simplex, stop) =>
    listsResult(model, simplex.circulation(), stop),
  );
}

function solving<Result>(
  simplex: Simplex,
  finish: (simplex: Simplex, stop: Stop) => Result,
): Solving<Result> {
  return {
    goOn: (stop) => simplex.run(stop),
    soFar: () => simplex.levels(),
    finish: (stop) => finish(simplex, stop),
  };
}

/** Solves without a break; the best found so far if the host says stop. */
export function solved<Result>(solving: Solving<Result>, stop: Stop = () => false): Result {
  solving.goOn(stop);
  return solving.finish(stop);
}
