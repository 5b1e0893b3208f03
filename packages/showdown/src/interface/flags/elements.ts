/** The elements of a card set with the flags and numbers scripts know them by. */
export interface ElementSet {
  /** As descriptors write them. */
  readonly names: readonly string[];
  /** The number of each element, by every spelling of its flag; `ELEM_ANY` too. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The number that stands for any element. */
  readonly any: number;
  /** A bit for each element. */
  readonly all: number;
}

const SIX = ['EARTH', 'WIND', 'FIRE', 'WATER', 'DARK', 'LIGHT'];
const CLASSES = ['Warrior', 'Magician', 'Bowman', 'Thief', 'Jobless'];

/** `ELEM_ANY` has this number in every set that leaves it free. */
const USUAL_ANY = 6;

/** The flag of an element: `ELEM_FIRE` for FIRE; Magician's is `ELEM_MAGE`. */
export function elementFlag(name: string): string {
  if (name.toUpperCase() === 'MAGICIAN') return 'ELEM_MAGE';
  return `ELEM_${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`;
}

/**
 * The flags of a card set's elements. A set within the six elements or within the five classes keeps
 * their numbers, so that a small set counts as the large one does; any other counts from 0 in the
 * order given.
 */
export function elementSet(names: readonly string[]): ElementSet {
  const ordered = [SIX, CLASSES].find((known) => names.every((name) => isOneOf(name, known)));
  const numbered = ordered ?? names;
  const any = Math.max(USUAL_ANY, numbered.length);
  const numbers = new Map<string, number>([
    ['ELEM_ANY', any],
    ['ELEMENT_ANY', any],
  ]);
  for (const [number, name] of numbered.entries()) {
    for (const spelling of spellings(name)) numbers.set(spelling, number);
  }
  return { names, numbers, any, all: 2 ** numbered.length - 1 };
}

/** The six elements of Showdown itself. */
export const STANDARD_ELEMENTS = elementSet(SIX);

/** The five classes of the other card set that descriptors are written for. */
export const CLASS_ELEMENTS = elementSet(CLASSES);

function spellings(name: string): string[] {
  const upper = name.toUpperCase();
  const flags = new Set([elementFlag(name), `ELEM_${upper}`]);
  return [...flags, ...[...flags].map((flag) => flag.replace('ELEM_', 'ELEMENT_')), name, upper];
}

function isOneOf(name: string, known: readonly string[]): boolean {
  return known.some((other) => other.toUpperCase() === name.toUpperCase());
}
