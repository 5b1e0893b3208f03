import type { Problem } from '@cardscape/kernel';
import { explainLists } from './explain/explain-lists.ts';
import { explainRound } from './explain/explain-round.ts';
import type { Stop } from './flow/work.ts';
import { compareLevels, type Levels, lessLevels } from './levels.ts';
import { LIST_LEVELS, type ListsResult } from './lists/lists.ts';
import { readLists } from './lists/read-lists.ts';
import { readRound } from './round/read-round.ts';
import { ROUND_LEVELS, type RoundResult } from './round/round.ts';
import { type Solving, solved, startLists, startRound } from './solving.ts';
import type { GivenResult } from './verify/read-result.ts';
import { leavesRoom, type Verdict } from './verify/verdict.ts';
import { verifyLists } from './verify/verify-lists.ts';
import { verifyRound } from './verify/verify-round.ts';

/** What came of an exchange, in either form. */
export type ExchangeResult = RoundResult | ListsResult;

/** An exchange that was read from a file, whatever its form. */
export interface Exchange {
  /** The names of what there is to be as much of as can be, the first before all others. */
  readonly levels: readonly string[];
  /** What has to be said of the file, although it can be read. */
  readonly notes: readonly Problem[];
  /** The people of the file. */
  readonly people: () => readonly string[];
  /** Begins to solve it, for a host that has other things to do between. */
  readonly start: () => Solving;
  /** The best exchange; the best found so far if the host says stop. */
  readonly solve: (stop?: Stop) => ExchangeResult;
  /** What is wrong with a result, counted anew. */
  readonly verify: (result: GivenResult) => Verdict;
  /** Why somebody gets nothing or not more; nothing if there is nobody of that name. */
  readonly explain: (result: GivenResult, person: string) => readonly string[] | undefined;
}

/** Reads an exchange: what begins with `{` is a round in our form, anything else lists of TradeMaximizer. */
export function readExchange(
  text: string,
  file: string,
): { readonly exchange: Exchange } | { readonly problems: readonly Problem[] } {
  return /^\ufeff?\s*\{/.test(text) ? roundExchange(text, file) : listsExchange(text, file);
}

function roundExchange(text: string, file: string): ReturnType<typeof readExchange> {
  const read = readRound(text, file);
  if ('problems' in read) return read;
  const { round } = read;
  return {
    exchange: {
      levels: ROUND_LEVELS,
      notes: [],
      people: () => round.people.map(({ id }) => id),
      start: () => startRound(round),
      solve: (stop) => solved(startRound(round), stop),
      verify: (result) => verifyRound(round, result),
      explain: (result, person) =>
        explainRound(round, result, person, !leavesRoom(verifyRound(round, result))),
    },
  };
}

function listsExchange(text: string, file: string): ReturnType<typeof readExchange> {
  const read = readLists(text, file);
  if ('problems' in read) return read;
  const { lists, notes } = read;
  return {
    exchange: {
      levels: LIST_LEVELS,
      notes,
      people: () => [...new Set(lists.lists.map(({ owner }) => owner))],
      start: () => startLists(lists),
      solve: (stop) => solved(startLists(lists), stop),
      verify: (result) => verifyLists(lists, result),
      explain: (result, person) =>
        explainLists(lists, result, person, !leavesRoom(verifyLists(lists, result))),
    },
  };
}

/** How much is missing to something better, in words: the first level that differs. Nothing if it is not better. */
export function shortfall(exchange: Exchange, has: Levels, could: Levels): string | undefined {
  if (compareLevels(could, has) <= 0) return undefined;
  const less = lessLevels(could, has);
  const level = less.findIndex((value) => value !== 0);
  return `${less[level]} more on the level of ${exchange.levels[level]}`;
}
