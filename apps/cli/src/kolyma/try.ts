import { type Problem, problemAt, verdictLine } from '@cardscape/kernel';
import {
  type PositionFile,
  RefusedChoice,
  readPositionFile,
  tryCard,
} from '@cardscape/kolyma/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import { readText } from '../read-text.ts';
import { openBuiltIn } from './open.ts';
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
  const found = await findTrialCard(host, source, options.card);
  if ('problems' in found) return found;
  const file = await readText(host, options.position);
  if ('problem' in file) return { problems: [file.problem] };
  const { card, set } = found;
  const position = readPositionFile(file.text, file.name, set);
  if ('errors' in position) return { problems: position.errors };
  const { read } = position;
  try {
    const trial = tryCard(set, card, read.position, read.choices);
    const { narrate } = (await openBuiltIn()).game;
    return { card: card.name, trial, unused: read.choices.length - trial.answered, narrate };
  } catch (error) {
    if (!(error instanceof RefusedChoice)) throw error;
    return { problems: [choiceProblem(read, error)] };
  }
}

function choiceProblem({ choices, choicesAt }: PositionFile, refused: RefusedChoice): Problem {
  const { index, question, message } = refused;
  const place = choicesAt[index];
  if (!place) throw refused;
  const found = JSON.stringify(choices[index]);
  const asked = `The question was: ${question.prompt}`;
  const offered = `The options are ${question.options.map((label) => `"${label}"`).join(', ')}.`;
  return problemAt(place, {
    part: 'choices',
    position: index,
    found,
    expected: question.options,
    message: `Choice ${index} is ${found}. ${asked} ${message} ${offered}`,
  });
}
