import type { Phase } from '../rules/position/position.ts';
import { buildPosition } from '../trial/build-position.ts';
import type { SavedPosition, SavedSide } from '../trial/position.ts';
import { bookOf, type Cards, hero } from './sketch.ts';

/** A position set up for a test; sides without a character have one that does nothing. */
export interface PositionSketch {
  readonly cards?: Cards;
  readonly you?: SavedSide;
  readonly foe?: SavedSide;
  readonly phase?: Phase;
  readonly turn?: number;
  /** Whose turn it is: yours, if not said. */
  readonly active?: 0 | 1;
  readonly elements?: readonly string[];
  readonly seed?: string;
}

/** The characters of a position that names none. */
const HERO = 'Hero';
const RIVAL = 'Rival';

const CHARACTERS: Cards = { [HERO]: hero(), [RIVAL]: hero() };

/** The cards of a position, its characters included. */
export function cardsOf({ cards = {} }: PositionSketch): Cards {
  return { ...CHARACTERS, ...cards };
}

/** Sets a position up with a book that has all its cards. */
export function setUpPosition(sketch: PositionSketch, cards: Cards = cardsOf(sketch)) {
  const { you = {}, foe = {}, phase = 'start', turn = 5, active = 0 } = sketch;
  const book = bookOf(cards, sketch.elements);
  const position: SavedPosition = {
    seed: sketch.seed ?? 'test',
    turn,
    active,
    phase,
    players: [
      { character: HERO, ...you },
      { character: RIVAL, ...foe },
    ],
  };
  return { book, state: buildPosition(book, position) };
}
