/** Where a number card of each colour class stands; the class is the place in this list (R-K8). */
const GROUNDS = ['plain', 'red', 'blue', 'green', 'yellow', 'black'] as const;

/** A ground that a card of Kolyma stands on. */
export type Ground = (typeof GROUNDS)[number];

/** The ground of a colour class. */
export function groundOf(colour: number): Ground {
  return GROUNDS[colour] ?? 'plain';
}

/** The art line names a ground by its colour; anything else stands on plain ground. */
export function groundNamed(word: string | undefined): Ground {
  return GROUNDS.find((ground) => ground === word) ?? 'plain';
}
