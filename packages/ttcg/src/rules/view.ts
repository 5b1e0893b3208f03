import {
  type CardId,
  cardOf,
  knows,
  SEATS,
  type Seat,
  type SeenCard,
  seeCard,
  seeZone,
  type Viewer,
  zoneOf,
} from '@cardscape/kernel';
import type { UnitType } from '../language/tree/tree.ts';
import type { EditionName } from './book/editions.ts';
import type { Link } from './position/chain-link.ts';
import { type Duel, isActive, isFaceDown, sheetOf } from './position/duel.ts';
import type { Stage } from './position/state.ts';
import { deckOf, discardOf, handOf, ROWS } from './position/zones.ts';
import { forces, forcesOn } from './standing/forces.ts';
import { attackOf, bonusOf, defenseOf, rankOf, subtypesOf, typeOf } from './standing/values.ts';
import { attackOptions, playsLeft } from './turn/options.ts';
import { sidesFor } from './words/sides.ts';
import { saysOf, saysOfForce } from './words/wording.ts';

/** A card on the field that the viewer can see. */
export interface FieldCardView {
  readonly card: CardId;
  readonly design: string;
  readonly type: UnitType | 'spell';
  readonly subtypes: readonly string[];
  readonly rank: number;
  /** As they count now; for a spell what it adds to the unit above. */
  readonly attack: number;
  readonly defense: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** Is it the top of its stack? */
  readonly active: boolean;
  readonly attacks: number;
  /** Which of its effects is at work: a continuous or equip one; -1 for none. */
  readonly works: number;
  /** The card it is equipped to. */
  readonly bound: CardId | null;
  /** What is in force on it, in words. */
  readonly notes: readonly string[];
}

/** A face-down card of the other player: only its back and whether it is tapped. */
export interface HiddenFieldCard {
  readonly back: string;
  readonly tapped: boolean;
  readonly faceDown: true;
}

/** A stack, its active card first. */
export type StackView = readonly (FieldCardView | HiddenFieldCard)[];

/** One side of the table. */
export interface SideView {
  readonly points: number;
  readonly playsLeft: number;
  readonly hand: readonly SeenCard[];
  readonly deck: number;
  /** Cards of the deck that the viewer knows, by how deep they lie. */
  readonly known: readonly { readonly depth: number; readonly seen: SeenCard }[];
  readonly discard: readonly SeenCard[];
  readonly units: readonly StackView[];
  readonly spells: readonly StackView[];
}

/** Something on the chain. */
export interface LinkView {
  readonly kind: 'effect' | 'play' | 'attack';
  readonly seat: Seat;
  readonly source: SeenCard;
  readonly effect: number;
  readonly text: string;
  readonly targets: readonly SeenCard[];
  readonly countered: boolean;
}

/** What a viewer sees of a position. */
export interface TtcgView {
  readonly viewer: Viewer;
  readonly edition: EditionName;
  readonly turn: number;
  readonly active: Seat;
  /** Who takes the extra turns that are to come, the next one first; absent if there are none. */
  readonly extraTurns?: readonly Seat[];
  readonly first: Seat;
  readonly stage: Stage;
  /** Who may answer now. */
  readonly answering: Seat | null;
  /** How many of the active player's units can still attack in this turn. */
  readonly attackers: readonly CardId[];
  readonly players: readonly [SideView, SideView];
  readonly chain: readonly LinkView[];
  /** What is in force on players, in words. */
  readonly notes: readonly { readonly seat: Seat; readonly says: string }[];
}

/** What this viewer may see, field by field. */
export function viewOf(duel: Duel, viewer: Viewer): TtcgView {
  const { state } = duel;
  const [first, second] = SEATS.map((seat) => sideView(duel, seat, viewer)) as [SideView, SideView];
  return {
    viewer,
    edition: state.edition,
    turn: state.turn,
    active: state.active,
    ...(state.extra && state.extra.turns.length > 0 && { extraTurns: state.extra.turns }),
    first: state.first,
    stage: state.stage,
    answering: state.window?.seat ?? null,
    attackers: attackers(duel),
    players: [first, second],
    chain: state.chain.map((link) => linkView(duel, link, viewer)),
    notes: playerNotes(duel, viewer),
  };
}

function attackers(duel: Duel): CardId[] {
  const { stage, active, turn } = duel.state;
  if (turn < 2 || (stage !== 'main' && stage !== 'battle')) return [];
  return [...new Set(attackOptions(duel, active).map(({ card }) => card as CardId))];
}

function sideView(duel: Duel, seat: Seat, viewer: Viewer): SideView {
  const { table, players } = duel.state;
  const deck = zoneOf(table, deckOf(seat)).cards;
  const stacks = (zones: readonly string[]) =>
    zones.map((zone) => zoneOf(table, zone).cards.map((id) => fieldCard(duel, id, viewer)));
  return {
    points: players[seat].points,
    playsLeft: playsLeft(duel, seat),
    hand: seeZone(table, handOf(seat), viewer),
    deck: deck.length,
    known: deck.flatMap((id, depth) =>
      knows(cardOf(table, id), viewer) ? [{ depth, seen: seeCard(table, id, viewer) }] : [],
    ),
    discard: seeZone(table, discardOf(seat), viewer),
    units: stacks(ROWS.unit[seat]),
    spells: stacks(ROWS.spell[seat]),
  };
}

function fieldCard(duel: Duel, id: CardId, viewer: Viewer): FieldCardView | HiddenFieldCard {
  const { state } = duel;
  const card = cardOf(state.table, id);
  const there = state.field[id];
  const tapped = (there?.tapped ?? 0) > 0;
  if (!knows(card, viewer)) return { back: card.back, tapped, faceDown: true };
  const { isSpell } = sheetOf(duel, id);
  const bonus = isSpell ? bonusOf(duel, id) : undefined;
  return {
    card: id,
    design: card.design,
    type: typeOf(duel, id),
    subtypes: subtypesOf(duel, id),
    rank: rankOf(duel, id),
    attack: bonus ? bonus.attack : attackOf(duel, id),
    defense: bonus ? bonus.defense : defenseOf(duel, id),
    tapped,
    faceDown: isFaceDown(duel, id),
    active: isActive(duel, id),
    attacks: there?.attacks ?? 0,
    works: there?.works ?? -1,
    bound: there?.bound?.card ?? null,
    notes: forcesOn(duel, id).map((force) => saysOfForce(force, sidesFor(force.seat, viewer))),
  };
}

function linkView(duel: Duel, link: Link, viewer: Viewer): LinkView {
  const { state, book } = duel;
  const see = (id: CardId) => seeCard(state.table, id, viewer);
  const targets = [...link.targets.flat(), ...(link.target ? [link.target] : [])];
  const printed =
    link.kind === 'effect'
      ? book.sheet(link.design).design.effects[link.effect as 0 | 1]
      : undefined;
  return {
    kind: link.kind,
    seat: link.seat,
    source: see(link.card.card),
    effect: link.effect,
    text: printed?.text ?? '',
    targets: targets.map(({ card }) => see(card)),
    countered: link.countered,
  };
}

function playerNotes(duel: Duel, viewer: Viewer): { seat: Seat; says: string }[] {
  const turns = duel.state.extra?.turns.map((seat) => ({ seat, says: EXTRA_TURN }));
  const inForce = forces(duel).onPlayers.flatMap((force) => {
    const { act, seat } = force;
    if (act.do !== 'bar' && act.do !== 'extraPlays') return [];
    const seats = SEATS.filter(
      (one) => act.who === 'both' || (act.who === 'you') === (one === seat),
    );
    return seats.map((one) => ({ seat: one, says: saysOfForce(force, sidesFor(seat, viewer)) }));
  });
  return turns ? [...inForce, ...turns] : inForce;
}

const EXTRA_TURN = saysOf({ do: 'extraTurn', who: 'you' });
