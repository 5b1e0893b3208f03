import { elementsOf, type LoadedCard, withOwnNames } from '../cards/index.ts';
import type { CardBook } from '../rules/book/book.ts';
import { openBook } from '../rules/book/open-book.ts';
import { playableOf } from '../rules/book/playable.ts';
import { plainCards, wholeElements } from './plain-cards.ts';

/** The book in which cards are tried: they themselves, and plain cards of all their elements. */
export function trialBook(cards: readonly LoadedCard[]): CardBook {
  const elements = wholeElements(elementsOf(cards.map(({ design }) => design)));
  const names = new Set(cards.map(({ design }) => design.name));
  const plain = plainCards(elements).filter(({ design }) => !names.has(design.name));
  return openBook(withOwnNames([...cards, ...plain]).map(playableOf), elements);
}
