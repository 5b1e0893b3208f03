import { type Problem, verdictLine } from '@cardscape/kernel';
import type { TtcgOpened } from '@cardscape/ttcg';
import {
  type CompiledEffect,
  type EffectType,
  readPosition,
  type TriedEffect,
  tryInPosition,
} from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson, positionProblem } from '../problem.ts';
import { readText } from '../read-text.ts';
import { openToldList } from './card-list.ts';
import { compile, effectJson, refusalLines } from './effect.ts';
import { trialJson, trialLines } from './trial-report.ts';

/** What `cardscape ttcg try` is told. */
export interface TryOptions {
  readonly position?: string;
  readonly style?: EffectType;
  readonly spell?: boolean;
  readonly cards?: string;
  readonly json?: boolean;
}

const EMPTY_TABLE = { name: 'the empty table', text: '{}' };

/** `cardscape ttcg try`: works an effect in a position and shows what comes of it. */
export async function tryCommand(host: Host, text: string, options: TryOptions): Promise<ExitCode> {
  const { style, spell, cards, json = false } = options;
  const opened = await openToldList(host, cards);
  if (!opened) return EXIT.wrong;
  const effect = compile(opened, text, style, spell ? 'spell' : undefined);
  if (!effect.ok) {
    if (json) host.print(JSON.stringify(effectJson(text, effect)));
    else for (const line of refusalLines(text, effect)) host.complain(line);
    return EXIT.wrong;
  }
  const tried = await runTrial(host, opened, effect, options);
  if ('problems' in tried) {
    const { problems } = tried;
    if (json) host.print(JSON.stringify({ text, ok: false, errors: problems.map(withFile) }));
    else for (const problem of problems) host.complain(verdictLine(problem));
    return EXIT.wrong;
  }
  const { trial } = tried;
  if (json) host.print(JSON.stringify(trialJson(effect, tried)));
  else for (const line of trialLines(tried)) host.print(line);
  if (trial.question) return EXIT.asks;
  return trial.why === undefined ? EXIT.fine : EXIT.wrong;
}

const withFile = (problem: Problem) => ({ file: problem.file, ...errorJson(problem) });

async function runTrial(
  host: Host,
  opened: TtcgOpened,
  effect: CompiledEffect,
  { position: name, spell = false }: TryOptions,
): Promise<TriedEffect | { readonly problems: readonly Problem[] }> {
  const file = name === undefined ? EMPTY_TABLE : await readText(host, name);
  if ('problem' in file) return { problems: [file.problem] };
  const position = readPosition(file.text, file.name, opened.cardSet, { effect, spell });
  if (!position.ok) return { problems: position.problems.map(positionProblem) };
  return tryInPosition(opened, effect, position.read);
}
