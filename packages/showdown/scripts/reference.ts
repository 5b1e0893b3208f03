import { fileURLToPath } from 'node:url';
import { CONTEXTS, type Flag, type FlagContext } from '../src/interface/flags/contexts.ts';
import { CLASS_ELEMENTS } from '../src/interface/flags/elements.ts';
import { WILDCARDS } from '../src/interface/flags/wildcards.ts';
import type { ScriptFunction } from '../src/interface/function.ts';
import { FUNCTIONS } from '../src/interface/functions.ts';
import type { Parameter } from '../src/interface/parameters.ts';
import { hearers, type Pointcut, type Slot, WHOSE_TURN } from '../src/interface/pointcut.ts';
import { POINTCUTS } from '../src/interface/pointcuts.ts';
import {
  FLAGS_INTRODUCTION,
  FUNCTIONS_INTRODUCTION,
  POINTCUTS_INTRODUCTION,
} from './introductions.ts';

/** A page of the reference and what belongs in it. */
export interface ReferencePage {
  /** Within docs/showdown. */
  readonly name: string;
  readonly text: string;
}

/** Where a page lies. */
export const inDocs = (name: string) =>
  fileURLToPath(new URL(`../../../docs/showdown/${name}`, import.meta.url));

/** The pages of the scripting interface, made from its tables. */
export function referencePages(): readonly ReferencePage[] {
  return [
    { name: 'functions.md', text: functionsPage() },
    { name: 'flags.md', text: flagsPage() },
    { name: 'pointcuts.md', text: pointcutsPage() },
  ];
}

function functionsPage(): string {
  const groups = grouped(FUNCTIONS, ({ group }) => group);
  return page('Functions', FUNCTIONS_INTRODUCTION, groups, (fn) => functionEntry(fn));
}

function functionEntry(fn: ScriptFunction): string[] {
  const results = fn.gives.map(parameterText).join(', ');
  const calls = fn.signatures
    .filter(({ implied }) => !implied)
    .map(({ parameters }) => {
      const call = `${fn.name}(${parameters.map(parameterText).join(', ')})`;
      return results ? `${call} -> ${results}` : call;
    });
  const contexts = new Set(
    fn.signatures.flatMap(({ parameters }) => parameters.flatMap((p) => p.contexts)),
  );
  return [
    `### ${fn.name}`,
    fn.does,
    fenced('text', calls.join('\n')),
    ...listed([
      ['Also written', fn.aliases.map(code).join(', ')],
      ['Flags', [...contexts].map(contextLink).join(', ')],
    ]),
    fenced('lua', fn.example),
  ];
}

function parameterText({ kind, name, contexts, combinable, optional }: Parameter): string {
  const type = kind === 'flag' ? contexts.join('/') + (combinable ? '*' : '') : kind;
  const text = type === name ? name : `${type} ${name}`;
  return optional ? `[${text}]` : text;
}

function flagsPage(): string {
  const wildcards = [
    '## Words for any argument',
    table(
      ['word', 'meaning'],
      Object.entries(WILDCARDS).map(([word, meaning]) => [code(word), meaning]),
    ),
  ];
  const contexts = CONTEXTS.flatMap((context) => contextEntry(context));
  return join(['# Flags', FLAGS_INTRODUCTION, ...wildcards, ...contexts]);
}

function contextEntry({ name, about, spellings, combine, flags }: FlagContext): string[] {
  return [
    `## ${name}`,
    [about, combine ? 'Flags may be joined with `|`.' : ''].join(' ').trim(),
    ...listed([['Also written', spellings.map(code).join(', ')]]),
    flagTable(flags),
    ...(name === 'ZTCG_ELEMENT' ? ['In a card set of the five classes:', flagTable(CLASSES)] : []),
  ];
}

/** The flags of the classes, which take the place of the elements. */
const CLASSES: readonly Flag[] = CLASS_ELEMENTS.names.map((meaning, number) => {
  const all = [...CLASS_ELEMENTS.numbers].filter(([, own]) => own === number).map(([text]) => text);
  const [name = '', ...spellings] = all;
  return { name, number, meaning: `${meaning}.`, spellings };
});

function flagTable(flags: readonly Flag[]): string {
  return table(
    ['flag', 'number', 'meaning', 'also written'],
    flags.map(({ name, number, meaning, spellings }) => [
      code(name),
      String(number),
      meaning,
      spellings.map(code).join(', '),
    ]),
  );
}

function pointcutsPage(): string {
  const families = grouped(POINTCUTS, ({ family }) => family);
  return page('Pointcuts', POINTCUTS_INTRODUCTION, families, (found) => pointcutEntry(found));
}

function pointcutEntry(found: Pointcut): string[] {
  return [
    `### ${found.name}`,
    found.fires,
    ...listed([
      ['Heard by', hearers(found)],
      ['Also written', found.aliases.map(code).join(', ')],
      ['Returns', found.returns ? `${ANSWERS[found.returns.kind]} ${found.returns.means}` : ''],
      [
        'Flags',
        found.flags
          .filter((context) => context !== WHOSE_TURN)
          .map(contextLink)
          .join(', '),
      ],
      ['Game values', slots(found.values)],
      ['Card pointers', slots(found.pointers)],
      ['Target', found.target ?? ''],
      ['May ask', found.asks === 'always' ? '' : found.asks],
    ]),
    fenced('lua', found.example),
  ];
}

const ANSWERS = { yes: 'yes:', no: 'false or 0:', amount: 'a number:' };

function slots(all: readonly Slot[]): string {
  return all
    .map(({ holds, writable }, place) => `${place} ${holds}${writable ? ' (may be written)' : ''}`)
    .join('; ');
}

function grouped<T>(items: readonly T[], by: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}

function page<T extends { readonly name: string; readonly aliases: readonly string[] }>(
  title: string,
  introduction: string,
  groups: ReadonlyMap<string, readonly T[]>,
  entry: (item: T) => string[],
): string {
  const contents = [...groups].map(([group, items]) => {
    const links = items.flatMap(({ name, aliases }) =>
      [name, ...aliases].map((written) => `[${written}](#${anchor(name)})`),
    );
    return `- [${group}](#${anchor(group)}): ${links.join(', ')}`;
  });
  const sections = [...groups].flatMap(([group, items]) => [
    `## ${group}`,
    ...items.flatMap(entry),
  ]);
  return join([`# ${title}`, introduction, contents.join('\n'), ...sections]);
}

function listed(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const lines = rows
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `- ${label}: ${text}`);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

const code = (text: string) => `\`${text}\``;

/** What a link to a heading ends with. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

const contextLink = (name: string) => `[${name}](flags.md#${anchor(name)})`;
const join = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;
