import type { Place, Problem } from '@cardscape/kernel';
import type { CardEntry } from '@cardscape/kolyma';
import { readCardFile } from '@cardscape/kolyma/tools';
import type { TextFile } from '../read-text.ts';
import { openWith } from './open.ts';

/** What the check of one card or character came to; a broken file is one too. */
export interface CheckedEntry {
  readonly file: string;
  readonly name?: string;
  readonly kind?: CardEntry['kind'];
  readonly ok: boolean;
  /** What a special card does. */
  readonly english?: string;
  readonly warnings: readonly Problem[];
  readonly errors: readonly Problem[];
}

/** Checks the cards and characters of files, with each other and with the built-in set. */
export async function checkEntries(files: readonly TextFile[]): Promise<CheckedEntry[]> {
  const readable = files.flatMap((file) =>
    'text' in file ? [{ path: file.name, text: file.text }] : [],
  );
  const opening = await openWith({ files: readable });
  const together = 'problems' in opening ? opening.problems : [];
  return files.flatMap((file) => {
    if ('problem' in file) return [brokenFile(file.name, file.problem)];
    const ofSet = together.filter((error) => error.code === 'set' && error.file === file.name);
    return entriesOf(file.name, file.text, ofSet);
  });
}

function brokenFile(file: string, problem: Problem): CheckedEntry {
  return { file, ok: false, warnings: [], errors: [problem] };
}

function entriesOf(file: string, text: string, ofSet: readonly Problem[]): CheckedEntry[] {
  const { entries, errors, warnings } = readCardFile(text, file);
  const entryAt = new Map(entries.map((entry) => [indexIn(entry.at), entry]));
  const errorsAt = byIndex([...errors, ...ofSet]);
  const warningsAt = byIndex(warnings);
  const indices = new Set([...entryAt.keys(), ...errorsAt.keys(), ...warningsAt.keys()]);
  return [...indices]
    .sort((a, b) => a - b)
    .map((index) =>
      checkedEntry(
        file,
        entryAt.get(index),
        errorsAt.get(index) ?? [],
        warningsAt.get(index) ?? [],
      ),
    );
}

function checkedEntry(
  file: string,
  entry: CardEntry | undefined,
  errors: readonly Problem[],
  warnings: readonly Problem[],
): CheckedEntry {
  const name = entry?.card.name ?? errors.find((error) => error.entry !== undefined)?.entry;
  const program = errors.some(({ part }) => part === 'keywords' || part === 'values');
  const kind = entry?.kind ?? (program ? 'special' : undefined);
  return {
    file,
    ...(name === undefined ? {} : { name }),
    ...(kind ? { kind } : {}),
    ok: errors.length === 0,
    ...(entry?.kind === 'special' ? { english: entry.card.english } : {}),
    warnings,
    errors,
  };
}

/** What belongs to each entry of the file. */
function byIndex(all: readonly Problem[]): Map<number, Problem[]> {
  const groups = new Map<number, Problem[]>();
  for (const found of all) {
    const group = groups.get(indexIn(found));
    if (group) group.push(found);
    else groups.set(indexIn(found), [found]);
  }
  return groups;
}

/** The place of an entry in its file, from the path of something in it; -1 for a file of one. */
function indexIn({ path = '' }: Place): number {
  return Number(/^\[(\d+)\]/.exec(path)?.[1] ?? -1);
}
