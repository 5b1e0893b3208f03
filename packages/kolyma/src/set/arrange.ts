import {
  below,
  findCharacter,
  type MatchWishes,
  type Problem,
  type Random,
} from '@cardscape/kernel';
import type { CardSet } from '../files/set-types.ts';
import type { KolymaOptions } from '../rules/kolyma.ts';

/** The options of a match with the characters wished for; for the others, chance. */
export function arrange(
  { characters }: CardSet,
  { sides = [undefined, undefined] }: MatchWishes,
  random: Random,
): { readonly options: KolymaOptions } | { readonly problems: readonly Problem[] } {
  const asked = sides.map((wish) =>
    wish === undefined ? undefined : findCharacter(wish, characters),
  );
  const problems = asked.flatMap((one) => (one && 'problem' in one ? [one.problem] : []));
  if (problems.length > 0) return { problems };
  const wished = asked.map((one) => (one && 'character' in one ? one.character.name : undefined));
  const names = characters.map(({ name }) => name);
  const drawn = wished.map((name) => {
    if (name !== undefined) return name;
    const free = names.filter((other) => !wished.includes(other));
    return free[below(random, free.length)] ?? '';
  });
  return { options: { characters: drawn as [string, string] } };
}
