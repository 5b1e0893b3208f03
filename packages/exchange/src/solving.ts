import { Simplex } from './flow/simplex.ts';
import { type Stop, type Work, workedOut } from './flow/work.ts';
import type { Levels } from './levels.ts';
import type { Lists, ListsResult } from './lists/lists.ts';
import { listsModel } from './lists/model.ts';
import { listsResult } from './lists/solve-lists.ts';
import { roundModel } from './round/model.ts';
import type { Round, RoundResult } from './round/round.ts';
import { roundResult } from './round/solve-round.ts';

/** An exchange that is being solved, bit by bit, for a host that has other things to do between. */
export interface Solving<Result = RoundResult | ListsResult> {
  /** The work of it, which pauses; the best exchange found so far if it is told to end. */
  readonly work: Work<Result>;
  /** What the best exchange found so far is worth, and whether there is nothing better. */
  readonly soFar: () => { readonly levels: Levels; readonly isBest: boolean };
}

/** Begins to solve a round. */
export function startRound(round: Round): Solving<RoundResult> {
  const model = roundModel(round);
  return solving(new Simplex(model.network), (simplex) =>
    roundResult(round, model, simplex.circulation()),
  );
}

/** Begins to solve lists. */
export function startLists({ lists }: Lists): Solving<ListsResult> {
  const model = listsModel(lists);
  return solving(new Simplex(model.network), (simplex) =>
    listsResult(model, simplex.circulation()),
  );
}

function solving<Result>(
  simplex: Simplex,
  resultOf: (simplex: Simplex) => Work<Result>,
): Solving<Result> {
  return { work: worked(simplex, resultOf), soFar: () => simplex.soFar() };
}

function* worked<Result>(
  simplex: Simplex,
  resultOf: (simplex: Simplex) => Work<Result>,
): Work<Result> {
  yield* simplex.run();
  return yield* resultOf(simplex);
}

/** Solves without a break; the best found so far if the host says stop. */
export function solved<Result>({ work }: Solving<Result>, stop?: Stop): Result {
  return workedOut(work, stop);
}
