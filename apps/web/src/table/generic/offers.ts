import type { AskedPick, Option, SeenCard } from '@cardscape/kernel';
import { cardAnchor, seatAnchor, slotAnchor } from '../anchors.ts';
import type { Field } from './fields.ts';

/** What lies in a place, one beside the other: a card that is seen, or some that lie face down. */
export type Item =
  | { readonly seen: Extract<SeenCard, { readonly card: number }>; readonly anchor: string }
  | {
      readonly back: string;
      /** How many there are, and the place of the first. */
      readonly count: number;
      readonly from: number;
      readonly anchor: string;
    };

/** So many backs in a row are one stack, unless they are told apart by what can be done with them. */
const FEWEST_STACKED = 3;

/** The anchor of a place. */
export function fieldAnchor({ path }: Pick<Field, 'path'>): string {
  return slotAnchor(path);
}

/** What lies in a place, as it is drawn. Nobody stacks the cards of a hand. */
export function itemsOf(field: Field, asked: AskedPick | undefined, isHand: boolean): Item[] {
  const { cards } = field;
  const apart = placesApart(field, asked);
  const items: Item[] = [];
  for (let from = 0; from < cards.length; from++) {
    const seen = cards[from] as SeenCard;
    if ('card' in seen) {
      items.push({ seen, anchor: cardAnchor(seen.card) });
      continue;
    }
    const end = cards.findIndex((each, at) => at > from && !isBack(each, seen.back));
    const run = (end < 0 ? cards.length : end) - from;
    const told = apart.filter((place) => place >= from && place < from + run).length;
    const count = isHand || run < FEWEST_STACKED || told > 1 ? 1 : run;
    // A stack that is all there is stands for the place.
    const anchor =
      count === cards.length && !isHand ? fieldAnchor(field) : slotAnchor(`${field.path}/${from}`);
    items.push({ back: seen.back, count, from, anchor });
    from += count - 1;
  }
  return items;
}

const isBack = (seen: SeenCard, back: string) => !('card' in seen) && seen.back === back;

/** The places of a field whose cards nobody sees, and that something can be done with. */
function placesApart({ zone }: Field, asked: AskedPick | undefined): number[] {
  const places = asked?.options.flatMap(({ target }) =>
    target?.is === 'hidden' && target.zone === zone ? [target.place] : [],
  );
  return [...new Set(places)];
}

/** Where on a table the options of a question are picked. */
export interface Offers {
  /** The places in the list of options, by the anchors of what they are picked on. */
  readonly at: ReadonlyMap<string, readonly number[]>;
  /** Those that are about no card in sight, to be picked by their words. */
  readonly listed: readonly number[];
}

/** Something that lies on a table, or where things lie. */
export interface Laid {
  readonly field: Field;
  readonly items: readonly Item[];
}

/** Finds for each option what it is picked on: its card, else what it is aimed at. */
export function offersOf(asked: AskedPick | undefined, table: readonly Laid[]): Offers {
  const at = new Map<string, number[]>();
  const listed: number[] = [];
  const options = asked?.options ?? [];
  const [first] = options;
  // Where all are about one card, they are told apart by what it is aimed at.
  const ofOneCard = options.length > 1 && options.every(({ card }) => card === first?.card);
  for (const [place, option] of options.entries()) {
    const { card, target } = option;
    const own = laidCard(card, table);
    const aimed = laidCard(target?.is === 'card' ? target.card : undefined, table);
    const where = spotOf(option, table);
    const spot = ofOneCard ? (aimed ?? where ?? own) : (own ?? aimed ?? where);
    if (spot !== undefined) at.set(spot, [...(at.get(spot) ?? []), place]);
    if (spot === undefined || spot === where) listed.push(place);
  }
  return { at, listed };
}

/** The anchor of a card, if it lies on the table. */
function laidCard(card: number | undefined, table: readonly Laid[]): string | undefined {
  if (card === undefined) return undefined;
  const anchor = cardAnchor(card);
  const isLaid = table.some(({ items }) => items.some((item) => item.anchor === anchor));
  return isLaid ? anchor : undefined;
}

/** The place or the player that an option is aimed at. */
export function spotOf({ target }: Option, table: readonly Laid[]): string | undefined {
  if (target?.is === 'seat') return seatAnchor('player', target.seat);
  if (target?.is !== 'zone' && target?.is !== 'hidden') return undefined;
  const laid = table.find(({ field }) => field.zone === target.zone);
  if (!laid) return undefined;
  if (target.is === 'zone') return fieldAnchor(laid.field);
  return laid.items.find((item) => {
    if ('seen' in item) return laid.field.cards[target.place] === item.seen;
    return target.place >= item.from && target.place < item.from + item.count;
  })?.anchor;
}
