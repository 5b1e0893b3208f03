import {
  type CardId,
  type Seat,
  type SeenCard,
  seeCard,
  seeZone,
  type Viewer,
  zoneOf,
} from '@cardscape/kernel';
import type { CardBook } from './book/book.ts';
import { cardsUnder, type Duel, inSlot, levelOf, sheetOf, unitOf } from './position/duel.ts';
import { fieldBlockOf } from './position/field-block.ts';
import type { Ailment, Phase, Tally } from './position/position.ts';
import {
  CHARACTER,
  deckOf,
  graveOf,
  handOf,
  LIMBO,
  SLOT_COUNT,
  underZone,
} from './position/slots.ts';
import type { ShowdownState } from './position/state.ts';
import { ailing, attackOf, blockBonusOf, hpOf, maxHpOf, timesOf } from './position/values.ts';
import { openDuel } from './turn/proceed.ts';

/** A deployed card as everybody sees it. */
export interface SeenUnit {
  readonly card: CardId;
  readonly design: string;
  readonly slot: number;
  readonly hp: number;
  readonly maxHp: number;
  /** What it attacks with now. */
  readonly attack: number;
  readonly block: number;
  readonly level: number;
  readonly attacked: boolean;
  /** Turns left of what is wrong with it. */
  readonly ailments: Readonly<Partial<Record<Ailment, number>>>;
  readonly dots: readonly { readonly damage: number; readonly turns: number }[];
  /** Bonuses on it, with the design they come from. */
  readonly bonuses: readonly {
    readonly from: string;
    readonly attack: number;
    readonly hp: number;
    readonly block: number;
  }[];
  readonly under: readonly SeenCard[];
  readonly registers: readonly { readonly value: number; readonly color: number }[];
}

/** A player as a viewer sees them. */
export interface SeenPlayer {
  readonly level: number;
  /** How many cards of each element the build tree holds, by the names of elements. */
  readonly learned: Readonly<Record<string, number>>;
  /** By slot; nothing where it is empty. */
  readonly slots: readonly (SeenUnit | null)[];
  readonly hand: readonly SeenCard[];
  readonly deck: number;
  readonly grave: readonly SeenCard[];
  readonly prevents: number;
  readonly nextAttack: number;
  /** What their field takes off an attack on their character now. */
  readonly fieldBlock: number;
  /** For how many more attacks it does; left out if for every one. */
  readonly fieldHolds?: number;
  readonly tally: Tally;
}

/** The match as a viewer sees it. */
export interface ShowdownView {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly players: readonly [SeenPlayer, SeenPlayer];
  /** Cards that are on their way: a rapid action that is being played. */
  readonly between: readonly SeenCard[];
}

/** What a viewer may see of a position. */
export function viewOf(book: CardBook, state: ShowdownState, viewer: Viewer): ShowdownView {
  const duel = openDuel(book, state, undefined, [], null);
  const { turn, active, phase, table } = state;
  return {
    viewer,
    turn,
    active,
    phase,
    players: [seePlayer(duel, 0, viewer), seePlayer(duel, 1, viewer)],
    between: zoneOf(table, LIMBO)
      .cards.map((id) => seeCard(table, id, viewer))
      .filter((seen) => 'card' in seen),
  };
}

function seePlayer(duel: Duel, seat: Seat, viewer: Viewer): SeenPlayer {
  const { state, book } = duel;
  const { table } = state;
  const { level, prevents, nextAttack, fieldHolds, tally } = state.players[seat];
  const learned: Record<string, number> = {};
  for (const id of zoneOf(table, underZone(seat, CHARACTER)).cards) {
    const { element } = sheetOf(duel, id).design;
    learned[element] = (learned[element] ?? 0) + 1;
  }
  return {
    level,
    learned: Object.fromEntries(
      book.elements.flatMap((name) => (learned[name] ? [[name, learned[name]]] : [])),
    ),
    slots: Array.from({ length: SLOT_COUNT }, (_, slot) => seeSlot(duel, seat, slot, viewer)),
    hand: seeZone(table, handOf(seat), viewer),
    deck: zoneOf(table, deckOf(seat)).cards.length,
    grave: seeZone(table, graveOf(seat), viewer),
    prevents: prevents.reduce((sum, { count }) => sum + count, 0),
    nextAttack,
    fieldBlock: fieldBlockOf(duel, seat),
    ...(fieldHolds !== null && { fieldHolds }),
    tally,
  };
}

const AILMENTS: readonly Ailment[] = ['stun', 'silence', 'hijack', 'away'];

function seeSlot(duel: Duel, seat: Seat, slot: number, viewer: Viewer): SeenUnit | null {
  const card = inSlot(duel, seat, slot);
  const unit = card === undefined ? null : unitOf(duel, card);
  if (card === undefined || !unit) return null;
  const { table, words } = duel.state;
  const ailments: Partial<Record<Ailment, number>> = {};
  for (const kind of AILMENTS) {
    const turns = ailing(duel, card, kind);
    if (turns > 0) ailments[kind] = turns;
  }
  const { name, type } = sheetOf(duel, card).design;
  return {
    card,
    design: name,
    slot,
    hp: hpOf(duel, card),
    maxHp: maxHpOf(duel, card),
    attack: attackOf(duel, card),
    block: blockBonusOf(duel, card),
    level: type === 'char' ? duel.state.players[seat].level : levelOf(duel, card),
    attacked: unit.attacks > 0,
    ailments,
    dots: unit.dots.map(({ damage, turns }) => ({ damage, turns })),
    bonuses: unit.buffs.map((buff) => {
      const times = timesOf(duel, buff);
      const { source, attack, hp, block } = buff;
      const from = sheetOf(duel, source).design.name;
      return { from, attack: attack * times, hp: hp * times, block: block * times };
    }),
    under: cardsUnder(duel, card).map((id) => seeCard(table, id, viewer)),
    registers: words.shown.flatMap((one) =>
      one.card === card ? [{ value: one.value, color: one.color }] : [],
    ),
  };
}
