import { nearestOf, type Place, type Problem, problemAt, quoted } from '@cardscape/kernel';
import { check, innerOf, misfit, placeOf, type Source } from '@cardscape/kernel/json';
import { EFFECT_COLUMN } from '../effect-table.ts';
import {
  eachOf,
  type ForEach,
  filledIn,
  hasLooseBrace,
  type Named,
  namesIn,
  timesOf,
  unknownNames,
} from './for-each.ts';
import { deleteSchema, fileSchema, setSchema } from './schema.ts';
import { readYaml } from './yaml-source.ts';

/** A rule as it is carried out once, with all names filled in. */
export type TableRule =
  | {
      readonly does: 'set';
      readonly column: string;
      /** Patterns with placeholders. */
      readonly patterns: readonly string[];
      readonly exact: readonly string[];
      readonly where?: string;
      readonly at: Place;
    }
  | { readonly does: 'delete'; readonly texts: readonly string[]; readonly at: Place };

/** The files that a rules file names, as it names them. */
export const FILE_KEYS = [
  'templates',
  'placeholders',
  'remove',
  'replace',
  'effects',
  'table',
] as const;
export type FileKey = (typeof FILE_KEYS)[number];

/** A path as a rules file gives it, and where. */
export interface GivenPath {
  readonly path: string;
  readonly at: Place;
}

/** What a rules file says. */
export interface RulesFile {
  readonly files: Readonly<Partial<Record<FileKey, GivenPath>>>;
  readonly rules: readonly TableRule[];
}

/** More than these would be a slip of the pen. */
const MOST_TIMES = 100_000;

/** Reads a rules file; whatever is wrong with it has its line and column. */
export function readRules(
  text: string,
  file: string,
): { readonly rules: RulesFile } | { readonly problems: readonly Problem[] } {
  const read = readYaml(text, file);
  if ('problem' in read) return { problems: [read.problem] };
  const { source } = read;
  if (source.node.kind !== 'object')
    return { problems: [misfit(source, 'a map with the key "rules"')] };
  const checked = check(fileSchema, source);
  if ('problems' in checked) return checked;
  const { rules: given, ...files } = checked.data;
  const problems: Problem[] = [];
  const rules: TableRule[] = [];
  for (const index of given.keys()) {
    const inner = innerOf(source, 'rules', index);
    if (!inner) continue;
    const found = readRule(inner, MOST_TIMES - rules.length);
    if ('problems' in found) problems.push(...found.problems);
    else rules.push(...found.rules);
  }
  if (problems.length === 0) problems.push(...unknownColumns(rules));
  return problems.length > 0 ? { problems } : { rules: { files: placed(source, files), rules } };
}

type Found = { readonly rules: TableRule[] } | { readonly problems: readonly Problem[] };

function readRule(source: Source, most: number): Found {
  if (source.node.kind !== 'object')
    return {
      problems: [misfit(source, 'a rule: { set: COLUMN, text: [...] } or { delete: [...] }')],
    };
  const deletes = innerOf(source, 'delete');
  if (deletes && innerOf(source, 'set')) {
    const finding = { found: 'a rule with "set" and "delete"', expected: ['one of the two'] };
    return { problems: [problemAt(placeOf(source), finding)] };
  }
  return deletes ? readDelete(source, most) : readSet(source, most);
}

function readDelete(source: Source, most: number): Found {
  const checked = check(deleteSchema, source);
  if ('problems' in checked) return checked;
  const texts = listOf(checked.data.delete);
  const wrong = wrongFor(source, checked.data.for, { delete: texts }, most);
  if (wrong) return { problems: [wrong] };
  const at = placeOf(source);
  const rules = eachOf(checked.data.for).map(
    (named): TableRule => ({ does: 'delete', texts: allFilledIn(texts, named), at }),
  );
  return { rules };
}

function readSet(source: Source, most: number): Found {
  const checked = check(setSchema, source);
  if ('problems' in checked) return checked;
  const { set, where, for: each } = checked.data;
  const [text, exact] = [listOf(checked.data.text), listOf(checked.data.exact)];
  if (text.length + exact.length === 0) {
    const finding = { found: 'a rule that looks for nothing', expected: ['"text" or "exact"'] };
    return { problems: [problemAt(placeOf(source), finding)] };
  }
  const texts = { set: [set], text, exact, ...(where !== undefined && { where: [where] }) };
  const wrong = wrongFor(source, each, texts, most);
  if (wrong) return { problems: [wrong] };
  const at = placeOf(source);
  const rules = eachOf(each).map(
    (named): TableRule => ({
      does: 'set',
      column: filledIn(set, named),
      patterns: allFilledIn(text, named),
      exact: allFilledIn(exact, named),
      ...(where !== undefined && { where: filledIn(where, named) }),
      at,
    }),
  );
  if (rules.every((rule) => rule.does === 'set' && rule.column !== EFFECT_COLUMN)) return { rules };
  const expected = [`a column other than ${EFFECT_COLUMN}`];
  return { problems: [problemAt(placeOf(source, 'set'), { found: EFFECT_COLUMN, expected })] };
}

/** Texts to be found as they are, which may have braces of their own where there is no `for`. */
const AS_THEY_ARE = ['exact', 'delete'];

/** Names in braces that `for` does not have, or far too many combinations (R-W15). */
function wrongFor(
  source: Source,
  each: ForEach | undefined,
  texts: Readonly<Record<string, readonly string[]>>,
  most: number,
): Problem | undefined {
  if (timesOf(each) > most) {
    const found = `a rule to be carried out ${timesOf(each)} times`;
    const expected = [`at most ${MOST_TIMES} times for all rules together`];
    return problemAt(placeOf(source, 'for'), { found, expected });
  }
  for (const [key, list] of Object.entries(texts)) {
    if (each === undefined && AS_THEY_ARE.includes(key)) continue;
    for (const [index, text] of list.entries()) {
      const isList = innerOf(source, key)?.node.kind === 'array';
      const place = isList ? placeOf(source, key, index) : placeOf(source, key);
      const [unknown] = unknownNames(text, each);
      if (unknown === undefined && !hasLooseBrace(text)) continue;
      if (unknown === undefined) {
        const expected = ['a brace at both ends of a name, as in {level}'];
        return problemAt(place, { found: quoted(text), expected });
      }
      return problemAt(place, { found: `{${unknown}}`, ...knownNames(unknown, each) });
    }
  }
  return undefined;
}

/** What could have been meant by a name: what every map of `for` gives a value to. */
function knownNames(unknown: string, each: ForEach | undefined) {
  if (each === undefined) return { expected: ['no braces, as this rule has no "for"'] };
  const known = namesIn(each);
  const expected = [`a name that "for" gives a value to (${known.join(', ') || 'there is none'})`];
  return { expected, ...nearestOf(unknown, known) };
}

/** A `where` with a column that no rule sets would never fit. */
function unknownColumns(rules: readonly TableRule[]): Problem[] {
  const columns = new Set(rules.flatMap((rule) => (rule.does === 'set' ? rule.column : [])));
  return rules.flatMap((rule) => {
    if (rule.does !== 'set' || rule.where === undefined || columns.has(rule.where)) return [];
    const found = `the column ${quoted(rule.where)}, which no rule sets`;
    const nearest = nearestOf(rule.where, columns);
    const expected = ['a column that a rule sets'];
    return problemAt(rule.at, { part: 'where', found, expected, ...nearest });
  });
}

function listOf(given: string | readonly string[] | undefined): readonly string[] {
  return given === undefined ? [] : [given].flat();
}

function allFilledIn(texts: readonly string[], named: Named): string[] {
  return texts.map((text) => filledIn(text, named));
}

function placed(
  source: Source,
  files: Readonly<Partial<Record<FileKey, string | undefined>>>,
): RulesFile['files'] {
  return Object.fromEntries(
    Object.entries(files).flatMap(([key, path]) =>
      path === undefined ? [] : [[key, { path, at: placeOf(source, key) }]],
    ),
  );
}
