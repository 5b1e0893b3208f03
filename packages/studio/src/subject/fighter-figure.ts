import type { Figure } from '../figure/figure.ts';
import { figureOf } from '../figure/kinds.ts';

/** Words for fighters that tell what is to be seen, the first that fits. */
const figures: readonly (readonly [figure: Figure, words: string])[] = [
  ['dragon', 'dragon wyrm'],
  ['avian', 'bird'],
  ['insect', 'insect'],
  ['reptile', 'reptile lizard amphibian'],
  ['aquatic', 'fish crustacean'],
  ['botanic', 'plant'],
  ['undead', 'undead'],
  ['ghost', 'spirit shade ghost'],
  ['fairy', 'angel fairy'],
  ['beast', 'beast pet mammal'],
  ['elemental', 'giant stone volcano ice weatherwise'],
  ['spellcaster', 'cleric scribe surveyor firewalker wizard mage'],
  ['machine', 'machine engine'],
];

/** What a fighter looks like, from plain words for its kind; one without such words is a warrior. */
export function fighterFigure(name: string, words: readonly string[]): Figure {
  const fitting = figures.flatMap(([figure, known]) =>
    known.split(' ').some((word) => words.includes(word)) ? [figure] : [],
  );
  // Beetles and toads call themselves beasts too; the picture goes by the name.
  const named = fitting.includes('beast') ? [...fitting, 'insect', 'reptile'] : fitting;
  return figureOf(name, named) ?? 'warrior';
}
