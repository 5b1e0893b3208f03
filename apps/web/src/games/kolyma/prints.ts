import type { CardPrint } from '@cardscape/kernel';
import { type ArtSubject, subjectOf, type Terrain } from '@cardscape/studio';
import type { CardPrint as CardFace } from '../../look/card/Card.tsx';
import { faceOf } from '../../look/card/faceOf.ts';

/** Gives what is printed on a card by its design; nothing if it is not known. */
export type PrintOf = (design: string) => CardPrint | undefined;

/** What the cards of a match look like, by their names. */
export interface CardPrints {
  special(name: string): CardFace;
  number(name: string): { value: number; terrain: Terrain };
  /** A character's picture. */
  portrait(name: string): ArtSubject;
  isNumber(name: string): boolean;
}

/** How cards are drawn from their prints. */
export function printsBy(print: PrintOf): CardPrints {
  const known = (name: string) => {
    const found = print(name);
    if (!found) throw new Error(`No card is called "${name}".`);
    return found;
  };
  return {
    special: (name) => faceOf(known(name)),
    number(name) {
      const { corners, art } = known(name);
      return { value: corners.topLeft?.value ?? 0, terrain: subjectOf(art).terrain };
    },
    portrait: (name) =>
      subjectOf(print(name)?.art ?? { name, terrain: 'plain', shows: 'person', words: [] }),
    isNumber: (name) => print(name)?.facts.type === 'number',
  };
}
