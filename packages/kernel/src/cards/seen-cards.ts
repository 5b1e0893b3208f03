/** The numbers of all cards whose faces a view or an event shows, wherever in it they stand. */
export function cardsShownIn(data: unknown, found: Set<number> = new Set()): Set<number> {
  if (typeof data !== 'object' || data === null) return found;
  if ('card' in data && typeof data.card === 'number') found.add(data.card);
  for (const part of Object.values(data)) cardsShownIn(part, found);
  return found;
}
