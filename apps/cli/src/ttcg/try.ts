import { type Problem, problemAt, verdictLine } from '@cardscape/kernel';
import {
  type EffectType,
  type PositionFile,
  RefusedStep,
  readPosition,
  type Trial,
  tryEffect,
} from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson, positionProblem } from '../problem.ts';
import { readText } from '../read-text.ts';
import { compile, effectJson, refusalLines } from './effect.ts';
import { openTtcg } from './opened.ts';
import { trialJson, trialLines, type Unused } from './trial-report.ts';

/** What `cardscape ttcg try` is told. */
export interface TryOptions {
  readonly position?: string;
  readonly style?: EffectType;
  readonly spell?: boolean;
  readonly json?: boolean;
}

const EMPTY_TABLE = { name: 'the empty table', text: '{}' };

type Tried = { trial: Trial; unused: Unused } | { problems: readonly Problem[] };

/** `cardscape ttcg try`: works an effect in a position and shows what comes of it. */
export async function tryCommand(host: Host, text: string, options: TryOptions): Promise<ExitCode> {
  const { style, spell, json = false } = options;
  const effect = await compile(text, style, spell ? 'spell' : undefined);
  if (!effect.ok) {
    if (json) host.print(JSON.stringify(effectJson(text, effect)));
    else for (const line of refusalLines(text, effect)) host.complain(line);
    return EXIT.wrong;
  }
  const tried = await runTrial(host, effect, options);
  if ('problems' in tried) {
    const { problems } = tried;
    if (json) host.print(JSON.stringify({ text, ok: false, errors: problems.map(withFile) }));
    else for (const problem of problems) host.complain(verdictLine(problem));
    return EXIT.wrong;
  }
  const { trial, unused } = tried;
  if (json) host.print(JSON.stringify(trialJson(effect, trial, unused)));
  else for (const line of trialLines(trial, unused)) host.print(line);
  if (trial.question) return EXIT.asks;
  return trial.why === undefined ? EXIT.fine : EXIT.wrong;
}

const withFile = (problem: Problem) => ({ file: problem.file, ...errorJson(problem) });

async function runTrial(
  host: Host,
  effect: Parameters<typeof tryEffect>[1],
  { position: name, spell = false }: TryOptions,
): Promise<Tried> {
  const file = name === undefined ? EMPTY_TABLE : await readText(host, name);
  if ('problem' in file) return { problems: [file.problem] };
  const set = (await openTtcg()).cardSet;
  const position = readPosition(file.text, file.name, set, { effect, spell });
  if (!position.ok) return { problems: position.problems.map(positionProblem) };
  const { read } = position;
  try {
    const trial = tryEffect(set, effect, read);
    const unused = {
      deeds: read.deeds.length - trial.done,
      choices: read.choices.length - trial.answered,
    };
    return { trial, unused };
  } catch (error) {
    if (!(error instanceof RefusedStep)) throw error;
    return { problems: [stepProblem(read, error)] };
  }
}

function stepProblem(read: PositionFile, refused: RefusedStep): Problem {
  const { part, index, question, message } = refused;
  const [steps, places] =
    part === 'do' ? [read.deeds, read.deedsAt] : [read.choices, read.choicesAt];
  const place = places[index];
  if (!place) throw refused;
  const found = JSON.stringify(steps[index]);
  const offered = `The options are ${question.options.map((label) => `"${label}"`).join(', ')}.`;
  const what = part === 'do' ? `Deed ${index}` : `Choice ${index}`;
  return problemAt(place, {
    part,
    position: index,
    found,
    expected: question.options,
    message: `${what} is ${found}. Player ${question.seat + 1} was asked: ${question.prompt} ${message} ${offered}`,
  });
}
