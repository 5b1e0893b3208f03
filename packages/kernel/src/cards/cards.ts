import { type Random, shuffle } from '../chance/random.ts';
import type { Seat, Viewer } from '../contract/seats.ts';

/** Who may see something: a sum of `SEES.first`, `SEES.second` and `SEES.table`. */
export type Sight = number;

/** The parts of a `Sight`. */
export const SEES = { nobody: 0, first: 1, second: 2, table: 4, all: 7 } as const;

/** The sight of one player alone. */
export function seatSight(seat: Seat): Sight {
  return seat === 0 ? SEES.first : SEES.second;
}

/** A card's number on the table, the same for the whole game. */
export type CardId = number;

/** A physical card. What is printed on it is its design, which is never changed. */
export interface Card {
  /** The name of what is printed on it. */
  design: string;
  /** The player whose deck it came from; nobody for a shared deck. */
  readonly owner: Seat | null;
  /** What its back tells: cards with one back cannot be told apart while hidden. */
  readonly back: string;
  zone: string;
  /** Moves on with each change of region, so that an old reference no longer matches. */
  generation: number;
  /** Who knows what it is, where it lies now. */
  known: Sight;
}

/** A place for cards, in order; the first one is the top. */
export interface Zone {
  /** Who sees the faces of the cards in it. */
  readonly seenBy: Sight;
  /** Zones of one region are one place to a reference: a card that moves among them stays the same. */
  readonly region?: string;
  readonly cards: CardId[];
}

/** All cards of a game and where they lie. */
export interface CardTable {
  readonly cards: Card[];
  readonly zones: Record<string, Zone>;
}

/** A card as it was when it was pointed at. */
export interface CardRef {
  readonly card: CardId;
  readonly generation: number;
}

/** An empty table with these zones. */
export function createTable(zones: Record<string, Sight>): CardTable {
  const table: CardTable = { cards: [], zones: {} };
  for (const [name, seenBy] of Object.entries(zones)) table.zones[name] = { seenBy, cards: [] };
  return table;
}

/** Adds zones that are one region, such as the columns of a field. */
export function addRegion(table: CardTable, region: string, seenBy: Sight, names: string[]): void {
  for (const name of names) table.zones[name] = { seenBy, region, cards: [] };
}

/** What is given for a new card. */
export type NewCard = Pick<Card, 'design' | 'owner' | 'back' | 'zone'>;

/** Adds a card at the bottom of its zone. */
export function addCard(table: CardTable, card: NewCard): CardId {
  const place = zoneOf(table, card.zone);
  const id = table.cards.length;
  // Written out as in copies, so that all cards have the same shape.
  const { design, owner, back, zone } = card;
  table.cards.push({ design, owner, back, zone, generation: 0, known: place.seenBy });
  place.cards.push(id);
  return id;
}

/**
 * A copy of a table. Written out: bots copy a table for every answer that they try, and spreading objects
 * of different origin takes twice as long.
 */
export function copyTable({ cards, zones }: CardTable): CardTable {
  const copied: Record<string, Zone> = { ...zones };
  for (const name in copied) copied[name] = copyZone(copied[name] as Zone);
  return { cards: cards.map(copyCard), zones: copied };
}

function copyZone({ seenBy, region, cards }: Zone): Zone {
  const copied = cards.length === 0 ? [] : cards.slice();
  return region === undefined ? { seenBy, cards: copied } : { seenBy, region, cards: copied };
}

function copyCard({ design, owner, back, zone, generation, known }: Card): Card {
  return { design, owner, back, zone, generation, known };
}

/** The card with this number. */
export function cardOf(table: CardTable, id: CardId): Card {
  const card = table.cards[id];
  if (!card) throw new RangeError(`there is no card ${id}`);
  return card;
}

/** The zone with this name. */
export function zoneOf(table: CardTable, name: string): Zone {
  const zone = table.zones[name];
  if (!zone) throw new RangeError(`there is no zone ${name}`);
  return zone;
}

/** Moves a card to a place in a zone: the top by default, or the bottom. */
export function moveCard(
  table: CardTable,
  id: CardId,
  to: string,
  place: 'top' | 'bottom' = 'top',
): void {
  const card = cardOf(table, id);
  const from = zoneOf(table, card.zone);
  from.cards.splice(from.cards.indexOf(id), 1);
  const zone = zoneOf(table, to);
  if (place === 'top') zone.cards.unshift(id);
  else zone.cards.push(id);
  card.zone = to;
  if (zone.region === undefined || zone.region !== from.region) card.generation++;
  card.known |= zone.seenBy;
}

/**
 * Some no longer know which cards lie in a zone, because one of them has left it, or come to it, unseen:
 * they forget all of it that they do not see anyway.
 */
export function forgetZone(table: CardTable, name: string, who: Sight): void {
  const zone = zoneOf(table, name);
  for (const id of zone.cards) cardOf(table, id).known &= ~who | zone.seenBy;
}

/** Shows a card to some where it lies; they know it until it is shuffled away. */
export function showCard(table: CardTable, id: CardId, to: Sight): void {
  cardOf(table, id).known |= to;
}

/** Shuffles a zone: afterwards only those who see its faces know its cards. */
export function shuffleZone(table: CardTable, random: Random, name: string): void {
  const zone = zoneOf(table, name);
  shuffle(random, zone.cards);
  for (const id of zone.cards) cardOf(table, id).known = zone.seenBy;
}

/** A reference that holds until the card changes its zone. */
export function refTo(table: CardTable, id: CardId): CardRef {
  return { card: id, generation: cardOf(table, id).generation };
}

/** The card a reference points at, or nothing if it has moved since. */
export function resolveRef(table: CardTable, ref: CardRef): CardId | undefined {
  return table.cards[ref.card]?.generation === ref.generation ? ref.card : undefined;
}

/** Does this viewer know what the card is? */
export function knows(card: Card, viewer: Viewer): boolean {
  if (viewer === 'hands') return card.known !== SEES.nobody;
  return (card.known & (viewer === 'table' ? SEES.table : seatSight(viewer))) !== 0;
}

/** A card as a viewer sees it: its number and design, or only its back. */
export type SeenCard =
  | { readonly card: CardId; readonly design: string }
  | { readonly back: string };

/** What a viewer sees of a card; a hidden card has no number, so it cannot be followed. */
export function seeCard(table: CardTable, id: CardId, viewer: Viewer): SeenCard {
  const card = cardOf(table, id);
  return knows(card, viewer) ? { card: id, design: card.design } : { back: card.back };
}

/** What a viewer sees of a zone, in order. */
export function seeZone(table: CardTable, name: string, viewer: Viewer): SeenCard[] {
  return zoneOf(table, name).cards.map((id) => seeCard(table, id, viewer));
}
