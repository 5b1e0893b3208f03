import { CLASS_ELEMENTS, elementFlag, STANDARD_ELEMENTS } from '../interface/flags/elements.ts';
import type { CardDesign } from './card.ts';

const KNOWN = [...STANDARD_ELEMENTS.names, ...CLASS_ELEMENTS.names];
const BY_SPELLING = new Map(
  KNOWN.flatMap((name) => [name.toUpperCase(), elementFlag(name)].map((word) => [word, name])),
);

/** An element as card sets write it: known ones in their usual spelling, others as they are. */
export function elementName(written: string): string {
  const upper = written.toUpperCase().replace(/^ELEMENT_/, 'ELEM_');
  return BY_SPELLING.get(upper) ?? written;
}

/** The elements of a card set: known ones in their usual order, then the others by name. */
export function elementsOf(designs: Iterable<CardDesign>): string[] {
  const used = new Set<string>();
  for (const { element } of designs) used.add(element);
  const known = KNOWN.filter((name) => used.delete(name));
  return [...known, ...[...used].sort()];
}
