import type { CardId, Option, PickDecision, Seat } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import {
  type CardFacts,
  CHARACTER,
  EQUIP_SLOTS,
  FIELD,
  MOB_SLOTS,
} from '@cardscape/showdown/tools';
import { dropAnchor, seatAnchor, slotAnchor } from '../../../table/anchors.ts';
import { attackOn } from './picking.ts';

/** The middle of the table: what has no place of its own can be let go anywhere on it. */
export const TABLE = dropAnchor('table');

/** Where a card can be let go, by anchors, each with the answer that this is. */
export type Goals = ReadonlyMap<string, Option>;

/** What is needed to find where a card can go. */
export interface Ground {
  readonly view: ShowdownView;
  readonly near: Seat;
  /** Of which type a design is. */
  typeOf(design: string): CardFacts['type'] | undefined;
  /** The card whose attack is being aimed, if one is. */
  readonly attacker: CardId | undefined;
}

/** Kinds of questions that a card of the hand answers. */
const handKinds = new Set(['levelUp', 'levelAgain', 'play', 'discard']);

/** No place at all. */
export const nowhere: Goals = new Map();

/** The place of a slot on the page. */
export function slotPlace(seat: Seat, slot: number): string {
  return slot === CHARACTER ? seatAnchor('character', seat) : slotAnchor(`${seat}-${slot}`);
}

/** The place where a deployed card lies. */
export function placeOfUnit({ players }: ShowdownView, card: CardId): string | undefined {
  for (const seat of [0, 1] as const) {
    const slot = players[seat].slots.findIndex((unit) => unit?.card === card);
    if (slot >= 0) return slotPlace(seat, slot);
  }
  return undefined;
}

/** The card that lies at a place. */
export function cardAtPlace({ players }: ShowdownView, place: string): CardId | undefined {
  for (const seat of [0, 1] as const)
    for (const [slot, unit] of players[seat].slots.entries())
      if (unit && slotPlace(seat, slot) === place) return unit.card;
  return undefined;
}

function designInHand({ view, near }: Ground, card: CardId): string | undefined {
  const found = view.players[near].hand.find((seen) => 'card' in seen && seen.card === card);
  return found && 'design' in found ? found.design : undefined;
}

/** Can a card be carried? Those of the hand can, if only to be told why not; the others if they can go somewhere. */
export function canCarry(asked: PickDecision | undefined, card: CardId, ground: Ground): boolean {
  if (!asked) return false;
  if (handKinds.has(asked.kind)) return designInHand(ground, card) !== undefined;
  return goalsOf(asked, card, ground).size > 0;
}

/** Where a card can be let go now. */
export function goalsOf(asked: PickDecision | undefined, card: CardId, ground: Ground): Goals {
  if (!asked) return nowhere;
  const { view, near, attacker } = ground;
  const own = asked.options.filter((option) => option.card === card);
  const all = (places: readonly (string | undefined)[], option: Option | undefined): Goals =>
    new Map(places.flatMap((place) => (place && option ? [[place, option]] : [])));
  switch (asked.kind) {
    case 'levelUp':
    case 'levelAgain':
      return all([slotPlace(near, CHARACTER)], own[0]);
    case 'play':
      return all(playPlaces(ground, card), own[0]);
    case 'discard':
      return all([seatAnchor('grave', near)], own[0]);
    case 'attack':
      return placed(view, own, ({ target }) => (target?.is === 'card' ? target.card : undefined));
    case 'target':
      return card === attacker ? placed(view, asked.options, (option) => option.card) : nowhere;
    default:
      return nowhere;
  }
}

/** Options by the places where the cards lie that they are aimed at. */
function placed(
  view: ShowdownView,
  options: readonly Option[],
  aimOf: (option: Option) => CardId | undefined,
): Goals {
  const found = new Map<string, Option>();
  for (const option of options) {
    const aim = aimOf(option);
    const place = aim === undefined ? undefined : placeOfUnit(view, aim);
    if (place !== undefined) found.set(place, option);
  }
  return found;
}

/** The places of one's side where a card of the hand can come to lie. */
function playPlaces(ground: Ground, card: CardId): readonly string[] {
  const { view, near } = ground;
  const design = designInHand(ground, card);
  const row = rowOf(design === undefined ? undefined : ground.typeOf(design));
  if (row === undefined) return [TABLE];
  // A new field takes the place of the old one; where a row is full, something in it makes room.
  const free = row.filter((slot) => !view.players[near].slots[slot]);
  return (row.includes(FIELD) || free.length === 0 ? row : free).map((slot) =>
    slotPlace(near, slot),
  );
}

/** The slots for cards of a type; none for what is spent as it is played. */
function rowOf(type: CardFacts['type'] | undefined): readonly number[] | undefined {
  if (type === 'equip') return EQUIP_SLOTS;
  if (type === 'field') return [FIELD];
  return type === 'mob' || type === 'jrboss' || type === 'boss' ? MOB_SLOTS : undefined;
}

/** What letting a card go at a place means: an answer, something that the rules refuse, or only a wrong place. */
export function letGo(
  asked: PickDecision,
  card: CardId,
  place: string,
  ground: Ground,
): { readonly option: Option } | { readonly refused: string } {
  const goals = goalsOf(asked, card, ground);
  const goal = goals.get(place) ?? goals.get(TABLE);
  if (goal) return { option: goal };
  if (goals.size === 0) return { option: { act: asked.kind, card } };
  const there = cardAtPlace(ground.view, place);
  if (there !== undefined && asked.kind === 'attack') return { option: attackOn(card, there) };
  if (there !== undefined && asked.kind === 'target')
    return { option: { act: 'target', card: there } };
  return { refused: wrongPlace(asked.kind, card, ground) };
}

function wrongPlace(kind: string, card: CardId, ground: Ground): string {
  if (kind === 'attack' || kind === 'target') return 'Let it go over what it is to attack.';
  if (kind === 'discard') return 'To discard it, let it go over your graveyard.';
  if (kind !== 'play') return 'To level up with it, let it go over your character.';
  const row = rowOf(ground.typeOf(designInHand(ground, card) ?? ''));
  if (row === EQUIP_SLOTS) return 'Equipment goes to a free place of its row on your side.';
  if (row === MOB_SLOTS) return 'A mob goes to a free place of its row on your side.';
  return 'A field goes to its own place on your side.';
}
