import { below, type Random } from '@cardscape/kernel';

/**
 * A position without rules: what lies where, in plain lists. The models change it by what the words of a
 * text say, and know nothing of how the game does it.
 */
export interface Plain {
  readonly sides: readonly [Side, Side];
  /** Decks whose order nobody knows any more, by side. */
  readonly shuffled: Set<0 | 1>;
}

export interface Side {
  points: number;
  hand: PlainCard[];
  /** From the top. */
  deck: PlainCard[];
  discard: PlainCard[];
  readonly units: (Stack | null)[];
  readonly spells: (Stack | null)[];
}

/** Cards on each other, the active one first. */
export interface Stack {
  readonly cards: PlainCard[];
  tapped: boolean;
}

export interface PlainCard {
  readonly name: string;
  readonly kind: 'unit' | 'spell';
  readonly owner: 0 | 1;
  type: string;
  subtypes: string[];
  rank: number;
  attack: number;
  defense: number;
}

export const SOURCE = 'Source';
const TYPES = ['fire', 'water', 'earth', 'dark'] as const;
const SUBTYPES = ['dragon', 'beast', 'ghost'] as const;

/** A random position in which it is your turn and your spell Source has the text. */
export function randomPlain(random: Random): Plain {
  let count = 0;
  const one = <T>(list: readonly T[]): T => list[below(random, list.length)] as T;
  const card = (owner: 0 | 1, kind: PlainCard['kind'], rank: number, type?: string): PlainCard => ({
    name: `${kind === 'unit' ? 'Unit' : 'Spell'} ${++count}`,
    kind,
    owner,
    type: kind === 'spell' ? 'spell' : (type ?? one(TYPES)),
    subtypes: kind === 'spell' ? [] : [one(SUBTYPES)],
    rank,
    attack: kind === 'spell' ? 0 : 50 * (2 + below(random, 8)) + count,
    defense: kind === 'spell' ? 0 : 50 * (2 + below(random, 8)) + count,
  });
  const any = (owner: 0 | 1) =>
    below(random, 3) === 0 ? card(owner, 'spell', 1) : card(owner, 'unit', 1 + below(random, 3));
  const many = (owner: 0 | 1, most: number) =>
    Array.from({ length: below(random, most + 1) }, () => any(owner));
  const stack = (owner: 0 | 1, kind: PlainCard['kind']): Stack | null => {
    if (below(random, 2) === 0) return null;
    const height = kind === 'spell' ? 1 : 1 + below(random, 3);
    const type = one(TYPES);
    const cards = Array.from({ length: height }, (_, depth) =>
      card(owner, kind, height - depth, type),
    );
    return { cards, tapped: below(random, 3) === 0 };
  };
  const side = (owner: 0 | 1): Side => ({
    points: 30 + below(random, 20),
    hand: many(owner, 5),
    deck: many(owner, 7),
    discard: many(owner, 4),
    units: Array.from({ length: 5 }, () => stack(owner, 'unit')),
    spells: Array.from({ length: 5 }, () => stack(owner, 'spell')),
  });
  const sides = [side(0), side(1)] as const;
  const source: PlainCard = { ...card(0, 'spell', 1), name: SOURCE };
  sides[0].spells[4] = { cards: [source], tapped: false };
  return { sides, shuffled: new Set() };
}

/** The stacks of a row or of the whole field that are there. */
export const stacksIn = (row: readonly (Stack | null)[]): Stack[] =>
  row.filter((stack) => stack !== null);

export const activeOf = ({ cards }: Stack): PlainCard => cards[0] as PlainCard;

/** The active units or spells of a side. */
export const unitsOf = ({ units }: Side): PlainCard[] => stacksIn(units).map(activeOf);
export const spellsOf = ({ spells }: Side): PlainCard[] => stacksIn(spells).map(activeOf);

/** Every card that lies on the field, with its stack. */
export function stackOf({ sides }: Plain, card: PlainCard): Stack {
  for (const { units, spells } of sides)
    for (const stack of stacksIn([...units, ...spells]))
      if (stack.cards.includes(card)) return stack;
  throw new Error(`${card.name} is not on the field`);
}

/** Takes a card away from wherever it lies; what lay under it is active then, and untapped. */
export function lift({ sides }: Plain, card: PlainCard): void {
  for (const side of sides) {
    for (const pile of ['hand', 'deck', 'discard'] as const)
      side[pile] = side[pile].filter((other) => other !== card);
    for (const row of [side.units, side.spells])
      row.forEach((stack, column) => {
        if (!stack?.cards.includes(card)) return;
        if (activeOf(stack) === card) stack.tapped = false;
        stack.cards.splice(stack.cards.indexOf(card), 1);
        if (stack.cards.length === 0) row[column] = null;
      });
  }
}

/** Moves a card to a pile of its owner: onto the discard pile, into the hand, onto or under the deck. */
export function send(
  plain: Plain,
  card: PlainCard,
  to: 'hand' | 'discard' | 'deck top' | 'deck bottom',
): void {
  lift(plain, card);
  const side = plain.sides[card.owner];
  if (to === 'hand') side.hand.push(card);
  else if (to === 'discard') side.discard.push(card);
  else if (to === 'deck top') side.deck.unshift(card);
  else side.deck.push(card);
}

/** Destroys an active card: a unit costs its owner as many points as its rank (2.2.8). */
export function destroy(plain: Plain, card: PlainCard): void {
  if (card.kind === 'unit') plain.sides[card.owner].points -= card.rank;
  send(plain, card, 'discard');
}

/** Draws as many as there are. */
export function draw({ sides }: Plain, seat: 0 | 1, n: number): void {
  sides[seat].hand.push(...sides[seat].deck.splice(0, n));
}

/** Mills as many as there are. */
export function mill({ sides }: Plain, seat: 0 | 1, n: number): void {
  sides[seat].discard.push(...sides[seat].deck.splice(0, n));
}
