import type { Problem, TextFile } from '@cardscape/kernel';
import { checkDescriptor, checkFolder, listedDescriptors } from '@cardscape/showdown/tools';
import { keyOf } from '../../../make/Findings.tsx';
import type { KeptPicture } from './ownCardsShelf.ts';

/**
 * All that the check finds in cards that someone brought, errors first: the same that
 * `cardscape showdown check` reports. Waits between files, and stops when it is told to.
 */
export async function checkCards(
  { files, pictures }: { files: readonly TextFile[]; pictures: readonly KeptPicture[] },
  rest: () => Promise<void> = async () => undefined,
  signal?: AbortSignal,
): Promise<readonly Problem[]> {
  const folder = [...files, ...pictures];
  const { problems, elements } = checkFolder(folder);
  const found: Problem[] = [...problems];
  for (const { path, text = '' } of listedDescriptors(folder).files) {
    await rest();
    if (signal?.aborted) return [];
    const { errors, warnings } = checkDescriptor(text, path, elements);
    found.push(...errors, ...warnings);
  }
  return inOrder(withoutRepeats(found));
}

/** The reader and the check both name what is wrong with a file by itself. */
function withoutRepeats(found: readonly Problem[]): Problem[] {
  const known = new Map(found.map((one) => [keyOf(one), one]));
  return [...known.values()];
}

function inOrder(found: readonly Problem[]): Problem[] {
  const weight = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
  return found.toSorted(
    (a, b) =>
      weight(a) - weight(b) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
