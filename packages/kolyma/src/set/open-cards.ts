import {
  type BroughtCards,
  type CardSetFiles,
  type Problem,
  problemLine,
  type TextFile,
} from '@cardscape/kernel';
import { loadSet } from '../files/set.ts';
import type { CardSet } from '../files/set-types.ts';

/** The cards of a match: the built-in ones, and those that someone brought. */
export interface OpenCards {
  readonly set: CardSet;
  /** The names of those that someone brought. */
  readonly own: ReadonlySet<string>;
  readonly warnings: readonly Problem[];
}

const builtIn = new WeakMap<readonly TextFile[], OpenCards>();

/**
 * Opens the cards of a match. A brought card stands before a built-in one of the same name; brought
 * alone, they are all there is. What is wrong with them refuses them.
 */
export function openCards(
  set: CardSetFiles,
  brought: BroughtCards | undefined,
): OpenCards | { readonly problems: readonly Problem[] } {
  const found = builtIn.get(set.files) ?? openBuiltIn(set);
  builtIn.set(set.files, found);
  return brought ? join(set, brought) : found;
}

/** A fault in the built-in set is a fault of ours, so it throws. */
function openBuiltIn({ id, files }: CardSetFiles): OpenCards {
  const { set, errors, warnings } = loadSet(files);
  if (errors.length === 0) return { set, own: new Set(), warnings };
  throw new Error(`The set ${id} has errors.\n${errors.map(problemLine).join('\n')}`);
}

function join(
  builtInSet: CardSetFiles,
  { files, alone = false }: BroughtCards,
): ReturnType<typeof openCards> {
  // Built-in files go by names that no file of a designer has.
  const others = builtInSet.files.map(({ path, text }) => ({ path: `built-in ${path}`, text }));
  const ours = new Set(files.map(({ path }) => path));
  const { set, entries, errors, warnings } = loadSet(alone ? files : [...files, ...others]);
  const problems = errors.filter(({ file }) => ours.has(file));
  if (problems.length > 0) return { problems };
  return {
    set,
    own: new Set(entries.filter(({ at }) => ours.has(at.file)).map(({ card }) => card.name)),
    warnings: warnings.filter(({ file }) => ours.has(file)),
  };
}
