import type { CardId, Target } from '@cardscape/kernel';

/** A card that an option is aimed at. */
export type CardTarget = Extract<Target, { readonly is: 'card' }>;

const CARDS: CardTarget[] = [];
const ANSWERS: Target[] = [];

/** A card as what an option is aimed at: one for all options, since they are listed for every question. */
export function atCard(card: CardId): CardTarget {
  CARDS[card] ??= { is: 'card', card };
  return CARDS[card];
}

/** An answer, counted from 0, in the same way. */
export function atAnswer(answer: number): Target {
  ANSWERS[answer] ??= { is: 'answer', answer };
  return ANSWERS[answer];
}
