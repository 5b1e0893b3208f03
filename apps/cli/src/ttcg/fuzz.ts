import { counted, type Problem, verdictLine } from '@cardscape/kernel';
import { type CardFuzzReport, fuzzCards } from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { openWithList } from './card-list.ts';

/** What `cardscape ttcg fuzz` is told. */
export interface FuzzOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000;
/** How often progress is told. */
const REPORTS = 10;

/** `cardscape ttcg fuzz`: plays games with the cards of a list and says what goes wrong. */
export async function fuzz(host: Host, name: string, options: FuzzOptions): Promise<ExitCode> {
  const { seed = host.newSeed(), json = false } = options;
  const games = Number(options.games ?? USUAL_GAMES);
  if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES) {
    host.complain(
      `--games is "${options.games}"; expected a whole number from 1 to ${MOST_GAMES}.`,
    );
    return EXIT.wrong;
  }
  const opening = await openWithList(host, name);
  const { problems } = 'opened' in opening ? opening.opened : opening;
  const refused = problems.filter(({ severity }) => severity === 'error');
  for (const problem of refused) host.complain(verdictLine(problem));
  if (!('opened' in opening)) return EXIT.wrong;
  const every = Math.ceil(games / REPORTS);
  const progress = (done: number) => {
    if (done % every === 0 || done === games) host.complain(`${done} of ${games} games`);
  };
  const report = fuzzCards(opening.opened, { games, seed, progress });
  for (const line of json ? jsonLines(report, refused) : textLines(report, seed)) host.print(line);
  const isFine = report.problems.length + refused.length === 0 && report.cards > 0;
  return isFine ? EXIT.fine : EXIT.wrong;
}

/** A line for each thing that went wrong and for each effect; at last one with counts. */
function jsonLines(report: CardFuzzReport, refused: readonly Problem[]): string[] {
  const { games, decisions, cards, problems, effects } = report;
  const unused = effects.filter(({ used }) => used === 0).length;
  const counts = { games, decisions, cards, problems: problems.length, unused };
  return [
    ...problems.map((problem) => JSON.stringify({ problem })),
    ...effects.map((effect) => JSON.stringify({ effect })),
    JSON.stringify({ ...counts, refused: refused.length }),
  ];
}

function textLines(report: CardFuzzReport, seed: string): string[] {
  const { games, decisions, cards, problems, effects } = report;
  const unused = effects.filter(({ used }) => used === 0);
  return [
    ...problems.map(
      ({ seed: game, step, message }) =>
        `error: ${message} (game ${game}, after ${counted(step, 'decision')})`,
    ),
    ...effects.map(
      ({ card, effect, used, changed }) =>
        `${card} / ${effect}: used ${counted(used, 'time')}, of consequence ${counted(changed, 'time')}`,
    ),
    `${counted(games, 'game')} with ${counted(cards, 'card')}, ${counted(decisions, 'decision')}, seed ${seed}: ${counted(problems.length, 'problem')}, ${counted(unused.length, 'effect')} never used.`,
  ];
}
