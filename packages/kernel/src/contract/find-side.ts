import { findNamed, suggest } from '../english/find-named.ts';
import { eitherOf } from '../english/wording.ts';
import { fileProblem, type Problem } from '../files/problem.ts';
import type { SideWish } from './module.ts';

/** The character that is wished for, or what is wrong with the wish. */
export function findCharacter<Character extends { readonly name: string }>(
  wish: SideWish,
  characters: readonly Character[],
): { readonly character: Character } | { readonly problem: Problem } {
  if (typeof wish !== 'string') return { problem: writtenDown(wish.path) };
  const character = findNamed(wish, characters);
  if (character) return { character };
  const known = characters.map(({ name }) => name);
  return { problem: unknownSide(wish, known, `There is no character "${wish}"`) };
}

/** A side that there is not: what is wrong as a clause, and the names that were probably meant. */
export function unknownSide(name: string, known: readonly string[], clause: string): Problem {
  const likely = suggest(name, known);
  const expected = (likely.length > 0 ? likely : known).map((other) => `"${other}"`);
  const message = `${clause}; expected ${eitherOf(expected)}.`;
  return fileProblem(name, { found: `"${name}"`, expected, message });
}

function writtenDown(path: string): Problem {
  const message = 'One plays a character of the cards; expected the name of one.';
  return fileProblem(path, { found: 'a file', expected: ['the name of a character'], message });
}
