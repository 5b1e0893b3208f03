/** How a number of a card stands to what is printed. */
export type FigureChange = 'raised' | 'lowered' | 'none';

/** How a number stands to the printed one. */
export function changeOf(now: number, printed: number): FigureChange {
  if (now === printed) return 'none';
  return now > printed ? 'raised' : 'lowered';
}
