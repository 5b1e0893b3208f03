/** A card as it is counted. */
export interface AnalysedCard {
  readonly name: string;
  /** In lower case, as are the subtypes; empty if nothing is known of it. */
  readonly type: string;
  readonly subtypes: readonly string[];
  /** 0 if nothing is known of it. */
  readonly rank: number;
  readonly effects: readonly AnalysedEffect[];
  /** How many copies count: more than one in a deck. */
  readonly copies: number;
}

/** An effect, and what it means in the language of its game: plain data in which `do` names each act, if it is known. */
export interface AnalysedEffect {
  readonly text: string;
  readonly tree: unknown;
}

/** How many cards there are of something, and which. */
export interface Count {
  readonly name: string;
  readonly count: number;
  readonly cards: readonly string[];
}

/** Counts by two things at once. */
export interface CountGrid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** One for each row and column. */
  readonly counts: readonly (readonly Count[])[];
}

/** Counts the cards that are so. */
export function countWhere(
  name: string,
  cards: readonly AnalysedCard[],
  isSo: (card: AnalysedCard) => boolean,
): Count {
  const found = cards.filter(isSo);
  const count = found.reduce((sum, { copies }) => sum + copies, 0);
  return { name, count, cards: found.map((card) => card.name) };
}
