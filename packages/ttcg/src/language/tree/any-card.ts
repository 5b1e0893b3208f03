import type { CardFilter } from './filters.ts';

/** Whether a description says no more than "a card". */
export const isAnyCard = (card: CardFilter): boolean =>
  card.noun === 'card' && Object.keys(card).length === 1;
