import { type CardDesign, elementsOf } from '../cards/index.ts';

/** The cards that are loaded: a profile knows its own by name only. */
export interface Catalogue {
  readonly designs: readonly CardDesign[];
  /** The elements of these cards, in their usual order. */
  readonly elements: readonly string[];
  find(name: string): CardDesign | undefined;
}

/** A catalogue of designs; of two with one name the later counts, as in a match. */
export function catalogueOf(designs: Iterable<CardDesign>): Catalogue {
  const byName = new Map<string, CardDesign>();
  for (const design of designs) byName.set(design.name, design);
  const all = [...byName.values()];
  return { designs: all, elements: elementsOf(all), find: (name) => byName.get(name) };
}
