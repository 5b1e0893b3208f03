import { below, type Random } from '@cardscape/kernel';
import type { CardSet } from '../files/set-types.ts';
import type { KolymaOptions } from '../rules/kolyma.ts';

/** Two characters of a set, drawn by lot. */
export function drawCharacters({ characters }: CardSet): (random: Random) => KolymaOptions {
  return (random) => {
    const draw = () => characters[below(random, characters.length)]?.name as string;
    return { characters: [draw(), draw()] };
  };
}
