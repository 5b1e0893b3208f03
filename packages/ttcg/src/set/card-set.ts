import type { Design } from './design.ts';

/** The cards that decks are built from. */
export interface CardSet {
  readonly designs: readonly Design[];
  /** The design of this name; upper and lower case are the same. */
  find(name: string): Design | undefined;
  /** All subtypes of its units, in alphabetical order. */
  readonly subtypes: readonly string[];
}

/** A set of these designs. Of two with one name, the first counts. */
export function cardSet(designs: readonly Design[]): CardSet {
  const byName = new Map<string, Design>();
  for (const design of designs) {
    const key = nameKey(design.name);
    if (!byName.has(key)) byName.set(key, design);
  }
  const subtypes = new Set(designs.flatMap((design) => design.subtypes));
  return {
    designs: [...byName.values()],
    find: (name) => byName.get(nameKey(name)),
    subtypes: [...subtypes].sort(),
  };
}

/** What two spellings of one name have in common. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
