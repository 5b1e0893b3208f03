import { eitherOf, fileProblem, findNamed, type Problem, suggest } from '@cardscape/kernel';
import type { AnyCard, CardSet } from '@cardscape/kolyma';
import type { Host } from '../host.ts';

/** The card or character of a set with that name. */
export function findCard(
  { specials, numbers, characters }: CardSet,
  name: string,
): AnyCard | undefined {
  const special = findNamed(name, specials);
  if (special) return { kind: 'special', card: special };
  const number = findNamed(name, numbers);
  if (number) return { kind: 'number', card: number };
  const character = findNamed(name, characters);
  return character && { kind: 'character', card: character };
}

/** Does the path lead to anything? */
export async function exists({ files }: Host, path: string): Promise<boolean> {
  return files.look(path).then(
    () => true,
    () => false,
  );
}

/** That nothing is called so, and what probably was meant. */
export function unknownCard({ specials, numbers, characters }: CardSet, name: string): Problem {
  const known = [...specials, ...numbers, ...characters].map((card) => card.name);
  const likely = suggest(name, known).map((other) => `"${other}"`);
  const hint = likely.length > 0 ? ` Did you mean ${eitherOf(likely)}?` : '';
  const expected = likely.length > 0 ? likely : ['a card of the built-in set', 'a card file'];
  const message = `There is neither a card nor a file of that name.${hint}`;
  return fileProblem(name, { found: `"${name}"`, expected, message });
}
