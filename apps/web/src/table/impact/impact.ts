/** A place on the page: an anchor, or a selector in brackets for what has none because it does not travel. */
export type Place = string;

/** Something that happens on the table and is to be felt. What a game tells of is turned into these. */
export type Impact =
  /** One thing hits another; in words, what meets what. */
  | {
      readonly kind: 'strike';
      readonly from?: Place | undefined;
      readonly to: Place;
      /** What the one who strikes brings, and what meets it: "310", "130". */
      readonly meets?: readonly [string, string] | undefined;
    }
  /** Something is destroyed. */
  | { readonly kind: 'break'; readonly at: Place }
  /** Points, HP or a total change. */
  | { readonly kind: 'change'; readonly at: Place; readonly by: number }
  /** Something is more than it was: it has ranked or levelled up. */
  | { readonly kind: 'rise'; readonly at: Place; readonly words: string };

/** The element at a place of a table, if it is drawn. */
export function elementOf(table: Element, place: Place): HTMLElement | undefined {
  const selector = place.startsWith('[') ? place : `[data-anchor="${CSS.escape(place)}"]`;
  return table.querySelector<HTMLElement>(selector) ?? undefined;
}
