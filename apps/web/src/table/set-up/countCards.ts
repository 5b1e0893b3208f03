import type { ReactNode } from 'react';
import type { ListedCard } from './DeckCards.tsx';

/** How often each name stands in a list, in the order of their first places. */
export function countCards(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Cards by their names, to be read: each once, with how often it is there, and what it looks like large. */
export function listedCards(
  names: readonly string[],
  large: (name: string) => ReactNode,
): ListedCard[] {
  return [...countCards(names)].map(([name, count]) => ({ name, count, large: () => large(name) }));
}
