import type { Opening, Place, Problem, TextFile } from '@cardscape/kernel';
import type { KolymaOpened } from '../opened.ts';
import { readCardFile } from './read.ts';
import { SET } from './set.ts';
import type { CardEntry } from './set-types.ts';

/** What the check of one card or character came to; a broken file is one too. */
export interface CheckedEntry {
  readonly file: string;
  readonly name?: string;
  readonly kind?: CardEntry['kind'];
  readonly ok: boolean;
  /** The card or character itself, if it can be read. */
  readonly entry?: CardEntry;
  readonly warnings: readonly Problem[];
  readonly errors: readonly Problem[];
}

/**
 * What is wrong with each card and character of a file: by itself, and with the others that the game was
 * opened with. Opened without the file, each is checked by itself alone.
 */
export function checkEntries(opening: Opening<KolymaOpened>, file: TextFile): CheckedEntry[] {
  const together = 'problems' in opening ? opening.problems : [];
  const ofSet = together.filter((error) => error.code === SET && error.file === file.path);
  const { entries, errors, warnings } = readCardFile(file.text, file.path);
  const entryAt = new Map(entries.map((entry) => [indexIn(entry.at), entry]));
  const errorsAt = byIndex([...errors, ...ofSet]);
  const warningsAt = byIndex(warnings);
  const indices = new Set([...entryAt.keys(), ...errorsAt.keys(), ...warningsAt.keys()]);
  return [...indices]
    .sort((a, b) => a - b)
    .map((index) =>
      checkedEntry(
        file.path,
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
    ...(entry ? { entry } : {}),
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
