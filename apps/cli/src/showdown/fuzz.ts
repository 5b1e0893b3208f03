import { counted, verdictLine } from '@cardscape/kernel';
import { type CardFuzzReport, fuzzCards } from '@cardscape/showdown/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { loadCards } from './load-cards.ts';

/** What `cardscape showdown fuzz` is told. */
export interface FuzzOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000;
/** How often progress is told. */
const REPORTS = 10;

/** `cardscape showdown fuzz`: plays matches with the cards of folders and says what goes wrong. */
export async function fuzz(
  host: Host,
  folders: readonly string[],
  options: FuzzOptions,
): Promise<ExitCode> {
  const { seed = host.newSeed(), json = false } = options;
  const games = Number(options.games ?? USUAL_GAMES);
  if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES) {
    host.complain(
      `--games is "${options.games}"; expected a whole number from 1 to ${MOST_GAMES}.`,
    );
    return EXIT.wrong;
  }
  const { opened, problems } = await loadCards(host, folders);
  for (const problem of problems) host.complain(verdictLine(problem));
  const every = Math.ceil(games / REPORTS);
  const progress = (done: number) => {
    if (done % every === 0 || done === games) host.complain(`${done} of ${games} games`);
  };
  const report = fuzzCards(opened, { games, seed, progress });
  for (const line of json ? jsonLines(report, problems.length) : textLines(report, seed))
    host.print(line);
  const { failures, invariants } = report;
  const isFine =
    failures.length + invariants.length + problems.length === 0 && opened.own.length > 0;
  return isFine ? EXIT.fine : EXIT.wrong;
}

const total = (found: readonly { count: number }[]) =>
  found.reduce((sum, { count }) => sum + count, 0);

/** A line for each thing that went wrong; at last one with counts. */
function jsonLines(report: CardFuzzReport, refused: number): string[] {
  const { games, cards, failures, invariants } = report;
  const counts = {
    games,
    errors: total(failures),
    invariants: total(invariants),
    cards,
    refused,
  };
  return [
    ...failures.map((failure) => JSON.stringify({ error: failure })),
    ...invariants.map((invariant) => JSON.stringify({ invariant })),
    JSON.stringify(counts),
  ];
}

function textLines(report: CardFuzzReport, seed: string): string[] {
  const { games, decisions, cards, failures, invariants } = report;
  return [
    ...failures.map(
      ({ card, pointcut, file, line, column, message, count, game }) =>
        `${file}:${line}:${column}: error: ${card}, ${pointcut}: ${message} (${counted(count, 'time')}, first in game ${game})`,
    ),
    ...invariants.map(
      ({ message, count, game, step }) =>
        `error: ${message} (${counted(count, 'time')}, first in game ${game} after ${counted(step, 'decision')})`,
    ),
    `${counted(games, 'game')} with ${counted(cards, 'card')}, ${counted(decisions, 'decision')}, seed ${seed}: ${counted(total(failures), 'script error')}, ${counted(total(invariants), 'broken invariant')}.`,
  ];
}
