import {
  below,
  eitherOf,
  fileProblem,
  findNamed,
  type MatchWishes,
  type Problem,
  type Random,
  type SideWish,
  suggest,
} from '@cardscape/kernel';
import type { CardSet } from '../files/set-types.ts';
import type { KolymaOptions } from '../rules/kolyma.ts';

/** The options of a match with the characters wished for; for the others, chance. */
export function arrange(
  { characters }: CardSet,
  { sides = [undefined, undefined] }: MatchWishes,
  random: Random,
): { readonly options: KolymaOptions } | { readonly problems: readonly Problem[] } {
  const names = characters.map(({ name }) => name);
  const asked = sides.map((wish) => characterOf(wish, characters));
  const problems = asked.filter((one) => typeof one === 'object');
  if (problems.length > 0) return { problems };
  const drawn = asked.map((name) => {
    if (typeof name === 'string') return name;
    const free = names.filter((other) => !asked.includes(other));
    return free[below(random, free.length)] ?? '';
  });
  return { options: { characters: drawn as [string, string] } };
}

function characterOf(
  wish: SideWish | undefined,
  characters: CardSet['characters'],
): string | Problem | undefined {
  if (wish === undefined) return undefined;
  if (typeof wish !== 'string') return writtenDown(wish.path);
  const names = characters.map(({ name }) => name);
  return findNamed(wish, characters)?.name ?? unknownCharacter(wish, names);
}

function unknownCharacter(name: string, known: readonly string[]): Problem {
  const likely = suggest(name, known);
  const expected = (likely.length > 0 ? likely : known).map((other) => `"${other}"`);
  const message = `There is no character of that name; expected ${eitherOf(expected)}.`;
  return fileProblem(name, { found: `"${name}"`, expected, message });
}

function writtenDown(path: string): Problem {
  const message = 'One plays a character of the cards; expected the name of one.';
  return fileProblem(path, { found: 'a file', expected: ['the name of a character'], message });
}
