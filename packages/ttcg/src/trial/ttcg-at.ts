import { cardBook } from '../rules/book/book.ts';
import { type TtcgGame, ttcgOf } from '../rules/ttcg.ts';
import type { CardSet } from '../set/card-set.ts';
import { buildPosition } from './build-position.ts';
import type { Position } from './position.ts';

/** TTCG that begins in the middle: every match of it is set up as this position. */
export function ttcgAt(set: CardSet, position: Position): TtcgGame {
  const book = cardBook(set);
  const setup = () => ({ state: buildPosition(book, position), events: [] });
  return { ...ttcgOf(book), setup };
}
