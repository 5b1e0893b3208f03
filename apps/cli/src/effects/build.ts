import { dirname, isAbsolute, join } from 'node:path';
import { counted, type Problem, problemAt, problemLine } from '@cardscape/kernel';
import type { Values } from '@cardscape/studio/effects';
import {
  asLines,
  buildTable,
  EFFECT_COLUMN,
  effectsOf,
  type FileKey,
  type Patterns,
  patternsWith,
  type RulesFile,
  readRules,
  type TableRule,
  tooMany,
  writeEffectTable,
} from '@cardscape/studio/workshop';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host, Output } from '../host.ts';
import { progress } from '../progress.ts';
import { DEFAULTS } from './defaults.ts';
import { linesOf, Refused, refuse, textOf, write } from './files.ts';
import { type NamedFile, refuseOverwriting } from './overwriting.ts';
import { filesOfValues, placeholdersIn, refinementOf, tellGaps } from './placeholders.ts';

/** What `effects build` is told. */
export interface BuildOptions {
  readonly from?: string;
  readonly table?: string;
}

/** `cardscape effects build`: from templates to the table of effects, by the rules of one file. */
export async function buildCommand(
  host: Host,
  path: string,
  options: BuildOptions,
): Promise<ExitCode> {
  const { from, table } = options;
  const read = readRules(await textOf(host, path), path);
  if ('problems' in read) throw new Refused(read.problems.map(problemLine).join('\n'));
  const { rules, files } = read.rules;
  const pathOf = (key: FileKey) => resolved(path, files, key);
  const values = await valuesFor(host, pathOf('placeholders'), rules, from);
  await refuseInputs(host, path, read.rules, values, options);
  const patterns = patternsWith(values);
  refuseTooLarge(path, rules, patterns);
  const effects =
    from === undefined ? await madeEffects(host, values, pathOf) : await givenEffects(host, from);
  tellPatternGaps(host, pathOf('placeholders'), rules, patterns);
  const built = buildTable(effects, rules, patterns, progress(host, 'Rules carried out'));
  const tablePath = table ?? pathOf('table');
  const outputs: Output[] = [{ path: tablePath, content: writeEffectTable(built) }];
  if (from === undefined) outputs.unshift({ path: pathOf('effects'), content: asLines(effects) });
  await write(host, ...outputs);
  if (from === undefined) host.print(`${pathOf('effects')}: ${counted(effects.length, 'effect')}.`);
  const columns = counted(built.columns.length - 1, 'column');
  host.print(`${tablePath}: ${counted(built.rows.length, 'effect')}, ${columns}.`);
  return EXIT.fine;
}

/** A path of the rules file, seen from where the command was called. */
function resolved(path: string, files: RulesFile['files'], key: FileKey): string {
  const given = files[key]?.path ?? DEFAULTS[key];
  return isAbsolute(given) ? given : join(dirname(path), given);
}

/** R-W14: neither effects nor table are written over what they are made of, nor over each other. */
function refuseInputs(
  host: Host,
  path: string,
  { files }: RulesFile,
  values: Values,
  { from, table }: BuildOptions,
): Promise<void> {
  const file = (key: FileKey, what: string): NamedFile => {
    const at = files[key]?.at;
    const said = at && { said: `${at.file}:${at.line}:${at.column}` };
    return { path: resolved(path, files, key), what, ...said };
  };
  const placeholders = filesOfValues(resolved(path, files, 'placeholders'), values);
  const rules = { path, what: 'the rules' };
  const written =
    table === undefined ? file('table', 'the table') : { path: table, what: 'the table' };
  if (from !== undefined)
    return refuseOverwriting(
      host,
      [written],
      [...placeholders, rules, { path: from, what: 'the effects' }],
    );
  const inputs = [
    file('templates', 'the templates'),
    file('remove', 'the phrases to be removed'),
    file('replace', 'the phrases to be replaced'),
  ];
  const outputs = [file('effects', 'the effects'), written];
  return refuseOverwriting(host, outputs, [...placeholders, rules, ...inputs]);
}

/** The placeholders, if anything asks for them. */
async function valuesFor(
  host: Host,
  folder: string,
  rules: readonly TableRule[],
  from: string | undefined,
): Promise<Values> {
  const isAsked = rules.some((rule) => rule.does === 'set' && rule.patterns.length > 0);
  return from === undefined || isAsked ? placeholdersIn(host, folder) : new Map();
}

/** R-W4: they keep their order and repeats. */
async function givenEffects(host: Host, path: string): Promise<readonly string[]> {
  const effects = await linesOf(host, path, 'effect');
  if (effects[0]?.split(';').includes(EFFECT_COLUMN))
    throw new Refused(`${path}: This is a table; expected a text with an effect in each line.`);
  return effects;
}

async function madeEffects(
  host: Host,
  values: Values,
  pathOf: (key: FileKey) => string,
): Promise<readonly string[]> {
  const templates = await linesOf(host, pathOf('templates'), 'template');
  const made = effectsOf(templates, {
    values,
    ...(await refinementOf(host, pathOf('remove'), pathOf('replace'))),
    onStep: progress(host, 'Templates expanded'),
  });
  if ('refusal' in made) throw new Refused(made.refusal);
  tellGaps(host, pathOf('placeholders'), made.gaps, 'stays as it is');
  return made.effects;
}

function patternsOf(rules: readonly TableRule[]): { pattern: string; rule: TableRule }[] {
  return rules.flatMap((rule) =>
    rule.does === 'set' ? rule.patterns.map((pattern) => ({ pattern, rule })) : [],
  );
}

function refuseTooLarge(file: string, rules: readonly TableRule[], patterns: Patterns): void {
  const first = patternsOf(rules).find(({ pattern }) => patterns.isTooLarge(pattern));
  if (!first) return;
  const message = tooMany(`The pattern "${first.pattern}"`);
  refuse(
    problemAt(
      { ...first.rule.at, file },
      { found: 'too many texts', expected: [], message },
    ) satisfies Problem,
  );
}

/** Each placeholder is told once, however many patterns have it. */
function tellPatternGaps(
  host: Host,
  folder: string,
  rules: readonly TableRule[],
  patterns: Patterns,
): void {
  const gaps = patternsOf(rules).flatMap(({ pattern }) => patterns.gaps(pattern));
  const once = new Map(gaps.map((gap) => [`${gap.name} ${gap.why}`, gap]));
  tellGaps(host, folder, [...once.values()], 'fits nothing');
}
