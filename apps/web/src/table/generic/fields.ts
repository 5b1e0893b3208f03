import { capital, type Seat, type SeenCard } from '@cardscape/kernel';

/** A place of a table where cards lie, as it was found in a view. */
export interface Field {
  /** As options call it: the name under which it stands in the view, "hand 0". */
  readonly zone: string;
  /** What tells it from all others: its way through the view. */
  readonly path: string;
  /** What it is called on the table: "Hand". */
  readonly label: string;
  /** Whose it is, if the view tells. */
  readonly seat: Seat | undefined;
  readonly cards: readonly SeenCard[];
}

/** A step of the way to a place: its name, and the seat that it stands for, if it stands for one. */
interface Step {
  readonly name: string;
  /** The name in words; empty where it says nothing. */
  readonly words: string;
  readonly seat?: Seat;
}

interface Found {
  readonly way: readonly Step[];
  readonly cards: readonly SeenCard[];
}

/** The places where cards lie in a view of any game, in its own order. A card lies in the first that has it. */
export function fieldsOf(view: unknown): Field[] {
  const found: Found[] = [];
  collect(view, [], found);
  const filled = new Set(found.filter(({ cards }) => cards.length > 0).map(kindOf));
  const known = new Set<number>();
  return found.flatMap((each) => {
    const cards = each.cards.filter((seen) => !('card' in seen && known.has(seen.card)));
    for (const seen of cards) if ('card' in seen) known.add(seen.card);
    const isThere =
      each.cards.length === 0 ? isZone(each) || filled.has(kindOf(each)) : cards.length > 0;
    return isThere ? [fieldOf({ ...each, cards })] : [];
  });
}

/** The cards whose faces a view of any game shows, wherever they stand in it, each once. */
export function cardsInSight(view: unknown): Extract<SeenCard, { readonly card: number }>[] {
  return fieldsOf(view).flatMap(({ cards }) => cards.filter((seen) => 'card' in seen));
}

function collect(data: unknown, way: readonly Step[], found: Found[]): void {
  if (typeof data !== 'object' || data === null) return;
  if (isSeen(data)) found.push({ way, cards: [data] });
  else if (Array.isArray(data) && data.every(isSeen)) found.push({ way, cards: data });
  // A card that is one of a list is no place, but it may have others with it.
  const holders = Array.isArray(data) && data.every(isSeen) ? data : [data];
  for (const holder of holders)
    for (const [name, part] of Object.entries(holder))
      collect(part, [...way, stepTo(holder, name)], found);
}

function isSeen(data: unknown): data is SeenCard {
  if (typeof data !== 'object' || data === null) return false;
  const { card, design, back } = data as Record<string, unknown>;
  return (typeof card === 'number' && typeof design === 'string') || typeof back === 'string';
}

/** A part that there are two of, by seat: in a list of two, or under a name that ends with 0 or 1. */
function stepTo(data: object, name: string): Step {
  if (Array.isArray(data)) {
    const place = Number(name);
    return data.length === 2
      ? { name, words: '', seat: place as Seat }
      : { name, words: String(place + 1) };
  }
  const [, base = name, number] = /^(.*?)[ _:-]?([01])$/.exec(name) ?? [];
  if (number === undefined) return { name, words: isGround(name) ? '' : inWords(name) };
  const numbered = Object.keys(data).filter(
    (other) => other.startsWith(base) && /^[ _:-]?\d+$/.test(other.slice(base.length)),
  );
  return numbered.length === 2
    ? { name, words: inWords(base), seat: Number(number) as Seat }
    : { name, words: inWords(name) };
}

/** Names that hold all places or all players say nothing of any one. */
const isGround = (name: string) => name === 'zones' || name === 'players';

/** "numberDiscard" as people say it. */
function inWords(name: string): string {
  const words = name.replaceAll(/[_:-]+/g, ' ').replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2');
  return words.trim().toLowerCase();
}

const seatIn = (way: readonly Step[]) => way.find(({ seat }) => seat !== undefined)?.seat;

/** What a place is, whoever's it is: an empty list that one player has is a place if the other's holds cards. */
function kindOf({ way }: Found): string {
  return way.map(({ name, words, seat }) => (seat === undefined ? name : `${words}*`)).join('/');
}

const isZone = ({ way }: Found) => way.at(-2)?.name === 'zones';

function fieldOf({ way, cards }: Found): Field {
  const words = way.map((step) => step.words).filter((each) => each !== '');
  return {
    zone: way.findLast(({ name }) => !/^\d+$/.test(name))?.name ?? '',
    path: way.map(({ name }) => name).join('/'),
    label: capital(words.join(' ') || 'cards'),
    seat: seatIn(way),
    cards,
  };
}
