import { capital } from '@cardscape/kernel';
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

/** An element as people read it: "Earth". */
export function elementWords(element: string): string {
  return capital(element.toLowerCase());
}

/** The elements of a card set: known ones in their usual order, then the others by name. */
export function elementsOf(designs: Iterable<CardDesign>): string[] {
  const used = new Set<string>();
  for (const { element } of designs) used.add(element);
  const known = KNOWN.filter((name) => used.delete(name));
  return [...known, ...[...used].sort()];
}

/** The element that one was most likely to be: one slip away, known or given. */
export function likelyElement(element: string, others: readonly string[]): string | undefined {
  if (KNOWN.includes(element)) return undefined;
  const written = element.toUpperCase();
  return [...KNOWN, ...others].find((other) => isOneSlip(written, other.toUpperCase()));
}

/** Whether two words differ by a letter too many, too few or wrong, or by two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let rest = 0;
  while (rest < Math.min(a.length, b.length) - from && a.at(-1 - rest) === b.at(-1 - rest))
    rest += 1;
  const [left, right] = [a, b].map((word) => word.slice(from, word.length - rest));
  if (left === undefined || right === undefined) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}
