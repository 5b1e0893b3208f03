import { loadGame } from '@cardscape/games';
import { type Problem, verdictLine } from '@cardscape/kernel';
import { tryInPosition } from '@cardscape/kolyma/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import { readText } from '../read-text.ts';
import { findTrialCard } from './trial-input.ts';
import { type Tried, trialJson, trialLines } from './trial-report.ts';

/** What `cardscape kolyma try` is told. */
export interface TryOptions {
  readonly position: string;
  readonly card?: string;
  readonly json?: boolean;
}

/** `cardscape kolyma try`: plays a card in a position and shows what comes of it. */
export async function tryCommand(
  host: Host,
  source: string,
  options: TryOptions,
): Promise<ExitCode> {
  const { json = false } = options;
  const tried = await runTrial(host, source, options);
  if ('problems' in tried) {
    const { problems } = tried;
    if (json) host.print(JSON.stringify({ ok: false, errors: problems.map(withFile) }));
    else for (const problem of problems) host.complain(verdictLine(problem));
    return EXIT.wrong;
  }
  if (json) host.print(JSON.stringify(trialJson(tried)));
  else for (const line of trialLines(tried)) host.print(line);
  return tried.trial.question ? EXIT.asks : EXIT.fine;
}

const withFile = (problem: Problem) => ({ file: problem.file, ...errorJson(problem) });

async function runTrial(
  host: Host,
  source: string,
  options: TryOptions,
): Promise<Tried | { readonly problems: readonly Problem[] }> {
  const game = await loadGame('kolyma');
  const found = await findTrialCard(host, game, source, options.card);
  if ('problems' in found) return found;
  const file = await readText(host, options.position);
  if ('problem' in file) return { problems: [file.problem] };
  const tried = tryInPosition(found, { path: file.name, text: file.text });
  if ('problems' in tried) return tried;
  return { ...tried, card: found.card.name, narrate: game.builtIn.game.narrate };
}
