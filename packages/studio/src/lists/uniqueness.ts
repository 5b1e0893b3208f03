/** The texts of a row by the names of its columns. */
export type RowTexts = Readonly<Record<string, string>>;

/** What a new card has in common with one of a list (6.5.2 of the first tool). */
export type Sameness = 'name' | 'row' | 'effects';

/** A card of the list that a new one is too much like. */
export interface SameCard {
  readonly same: Sameness;
  /** Its number among the others, from 0. */
  readonly at: number;
}

/** Which cards have the name of a new one, all that is on it, or its pair of effects in whatever order. */
export function sameCards(card: RowTexts, others: readonly RowTexts[]): SameCard[] {
  const rules: [Sameness, (row: RowTexts) => string | undefined][] = [
    ['name', ({ NAME = '' }) => key(NAME) || undefined],
    ['row', allOf],
    ['effects', pairOf],
  ];
  return rules.flatMap(([same, keyOf]) => {
    const own = keyOf(card);
    const at = own === undefined ? -1 : others.findIndex((other) => keyOf(other) === own);
    return at < 0 ? [] : [{ same, at }];
  });
}

/** Everything that somebody wrote on the card; a serial is made anew for each. */
function allOf({ SERIAL: _, ...texts }: RowTexts): string {
  const entries = Object.entries(texts).filter(([, text]) => text !== '');
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function pairOf({ EFFECT1 = '', EFFECT2 = '' }: RowTexts): string | undefined {
  const pair = [key(EFFECT1), key(EFFECT2)].sort();
  return pair.join('') === '' ? undefined : pair.join('\n');
}

/** Upper and lower case are the same, and so is every blank. */
function key(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
