import type { CardPrint } from '@cardscape/kernel';
import { subjectOf } from '@cardscape/studio';
import { faceOf } from '../../look/card/faceOf.ts';

/** What the cards of a match look like, by their names. */
export type CardPrints = ReturnType<typeof printsBy>;

/** How cards are drawn from what is printed on each. */
export function printsBy(print: (design: string) => CardPrint | undefined) {
  const known = (name: string) => {
    const found = print(name);
    if (!found) throw new Error(`No card is called "${name}".`);
    return found;
  };
  return {
    special: (name: string) => faceOf(known(name)),
    number(name: string) {
      const { corners, art } = known(name);
      return { value: corners.topLeft?.value ?? 0, terrain: subjectOf(art).terrain };
    },
    /** A character's picture. */
    portrait: (name: string) =>
      subjectOf(print(name)?.art ?? { name, terrain: 'plain', shows: 'person', words: [] }),
    isNumber: (name: string) => print(name)?.facts.type === 'number',
  };
}
