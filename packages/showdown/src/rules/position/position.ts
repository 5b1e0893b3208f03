import type { CardId, CardTable, Random, Seat } from '@cardscape/kernel';
import type { Ending } from '../words/endings.ts';

/** The parts of a turn, in their order (4.3). */
export const PHASES = ['start', 'level', 'onset', 'actions', 'mobs', 'attacks', 'end'] as const;

export type Phase = (typeof PHASES)[number];

/** What can be wrong with a deployed card, by turns. */
export type Ailment = 'stun' | 'silence' | 'hijack' | 'away';

/** A bonus or malus on a deployed card; one of each source and kind (4.4.3). */
export interface Buff {
  readonly source: CardId;
  attack: number;
  hp: number;
  block: number;
  /** Ends of its controller's turns that it lasts; an aura lasts until it is worked out anew. */
  turns: number;
  readonly aura: boolean;
  /** It was given as effects were worked out, and is with every change; else it stays with its source. */
  readonly standing: boolean;
}

/** An ailment that a source keeps up, or that nothing ends but the card's leaving. */
export interface Block {
  readonly kind: Ailment;
  readonly source: CardId | null;
  /** As for bonuses. */
  readonly standing: boolean;
}

/** Damage at each start of the opponent's turn (4.5.4). */
export interface Dot {
  readonly source: CardId;
  damage: number;
  turns: number;
}

/** What is known of a card on the table, besides where it lies. */
export interface Unit {
  /** What it has lost; what is left depends on the bonuses of the moment (R-S5). */
  damage: number;
  /** It has no HP left, and is about to be destroyed. */
  dying: boolean;
  /** Added to its MaxHP for good. */
  raised: number;
  readonly buffs: Buff[];
  readonly dots: Dot[];
  /** Turns left of each. */
  stun: number;
  silence: number;
  hijack: number;
  away: number;
  /** Who has sent it away for that long. */
  awayBy: CardId | null;
  /** It is on the other side because it was hijacked. */
  swapped: boolean;
  /** The same, for as long as a source keeps it up. */
  readonly blocks: Block[];
  /** Who may make it attack how often, as a total. */
  readonly attackers: { readonly source: CardId; count: number }[];
  /** Mob attacks made this turn. */
  attacks: number;
  /** Percent added to its damage until the next turn. */
  multiplier: number;
  /** Uses left this turn of an equipment's charged bonus. */
  charges: number;
}

/** A number that a script has noted on a card. */
export interface Register {
  readonly card: CardId;
  /** Under the number of which design it is kept. */
  readonly design: number;
  readonly slot: number;
  value: number;
  signal: number;
}

/** A register that is shown on its card. */
export interface ShownRegister {
  readonly card: CardId;
  readonly value: number;
  readonly size: number;
  readonly color: number;
}

/** What is shown to people alone: worked out anew with every step, and passed over by fingerprints. */
export interface ShownWords {
  readonly shown: ShownRegister[];
}

/** A card counts as of a lower level (4.5.12). */
export interface LevelDrop {
  readonly card: CardId;
  readonly source: CardId;
  by: number;
  turns: number;
}

/** What a player may be kept from playing. */
export type PlayKind = 'mob' | 'equip' | 'action' | 'field';

/** A player's side of things. */
export interface Player {
  level: number;
  /** Added to the damage of the next attack. */
  nextAttack: number;
  /** Attacks that may be prevented this turn, one entry of each source. */
  readonly prevents: { readonly source: CardId; charactersOnly: boolean; count: number }[];
  readonly auras: { readonly design: number; turns: number }[];
  /** For how many more attacks the field that serves them holds; nothing if no script has said (R-S13). */
  fieldHolds: number | null;
  /** What may not be played: this turn, and in the next turn of the player. */
  readonly barred: PlayKind[];
  readonly barredNext: PlayKind[];
  /** Their mobs are silenced or stunned until the opponent's next turn. */
  mobsSilenced: boolean;
  mobsStunned: boolean;
  /** Turns to take after this one. */
  moreTurns: number;
  /** Did the last attack destroy a card? */
  killed: boolean;
  /** How often each character action of the turn is done; once if it is not here. */
  readonly repeats: { readonly card: CardId; readonly ability: number; count: number }[];
  /** An action that is passed over in the next turn of the player, and when that was said. */
  skips: { readonly card: CardId; readonly ability: number; readonly turn: number } | null;
  /** Have they levelled up this turn? */
  leveled: boolean;
  readonly tally: Tally;
}

/** What a player has done in the match, for the Info tab and the rewards. */
export interface Tally {
  damage: number;
  healing: number;
  played: number;
  destroyed: number;
  drawn: number;
}

/** A card that hears pointcuts as if it were deployed. */
export interface Inserted {
  readonly card: CardId;
  readonly seat: Seat;
  readonly kind: 'turn' | 'next';
}

/** A position of the match; all that a step starts from. */
export interface Position {
  random: Random;
  readonly table: CardTable;
  turn: number;
  active: Seat;
  phase: Phase;
  /** What has acted in this phase. */
  readonly acted: CardId[];
  /** How many of the character's own abilities have been read this turn. */
  abilities: number;
  /** The turn is ended by an effect as soon as what is under way is done. */
  finishing: boolean;
  /** Turns in a row without damage (R-S6). */
  quiet: number;
  readonly players: readonly [Player, Player];
  /** By card number; nothing for cards that are not deployed. */
  readonly units: (Unit | null)[];
  readonly registers: Register[];
  readonly words: ShownWords;
  readonly drops: LevelDrop[];
  readonly inserted: Inserted[];
  /** Sources whose bonuses count as often as they are here, until the end of the turn. */
  readonly growing: CardId[];
  outcome: { readonly winner: Seat | null; readonly reason: Ending } | null;
  /** Designs whose scripts have taken too long and are not called any more (R-S23). */
  stopped?: readonly string[];
  /** Functions that have failed while options were listed, and of which that was told. */
  faulty?: readonly string[];
  /** What scripts have used up since the last answer, if that was much (R-S23). */
  spent?: Spent;
}

/** What is there only in a match whose scripts had to be kept in check. */
type Checks = Pick<Position, 'stopped' | 'faulty' | 'spent'>;

/** What scripts have used up: steps, and bytes of memory. */
export interface Spent {
  readonly steps: number;
  readonly memory: number;
}

/** A unit that has just come to the table. */
export function freshUnit(): Unit {
  return {
    damage: 0,
    dying: false,
    raised: 0,
    buffs: [],
    dots: [],
    stun: 0,
    silence: 0,
    hijack: 0,
    away: 0,
    awayBy: null,
    swapped: false,
    blocks: [],
    attackers: [],
    attacks: 0,
    multiplier: 0,
    charges: 0,
  };
}

/** A player before the match. */
export function freshPlayer(): Player {
  return {
    level: 0,
    nextAttack: 0,
    prevents: [],
    auras: [],
    fieldHolds: null,
    barred: [],
    barredNext: [],
    mobsSilenced: false,
    mobsStunned: false,
    moreTurns: 0,
    killed: false,
    repeats: [],
    skips: null,
    leveled: false,
    tally: { damage: 0, healing: 0, played: 0, destroyed: 0, drawn: 0 },
  };
}

/** A copy of what is known of a deployed card; written out, since it is made for every step. */
export function copyUnit(unit: Unit): Unit {
  const { buffs, dots, blocks, attackers } = unit;
  return {
    damage: unit.damage,
    dying: unit.dying,
    raised: unit.raised,
    buffs: buffs.length === 0 ? [] : buffs.map((one) => ({ ...one })),
    dots: dots.length === 0 ? [] : dots.map((one) => ({ ...one })),
    stun: unit.stun,
    silence: unit.silence,
    hijack: unit.hijack,
    away: unit.away,
    awayBy: unit.awayBy,
    swapped: unit.swapped,
    blocks: blocks.slice(),
    attackers: attackers.length === 0 ? [] : attackers.map((one) => ({ ...one })),
    attacks: unit.attacks,
    multiplier: unit.multiplier,
    charges: unit.charges,
  };
}

/** Takes over what was done to keep scripts in check; what is put away is never changed. */
export function takeOverChecks(to: Checks, from: Checks): void {
  if (from.stopped) to.stopped = from.stopped;
  else if (to.stopped) delete to.stopped;
  if (from.faulty) to.faulty = from.faulty;
  else if (to.faulty) delete to.faulty;
  if (from.spent) to.spent = from.spent;
  else if (to.spent) delete to.spent;
}

/** A copy of what is shown. */
export function copyShown({ shown }: ShownWords): ShownWords {
  return { shown: shown.slice() };
}

/** Is a deployed card as it was? One with anything attached to it counts as changed. */
export function isSameUnit(unit: Unit, then: Unit): boolean {
  return (
    unit.damage === then.damage &&
    unit.dying === then.dying &&
    unit.raised === then.raised &&
    unit.stun === then.stun &&
    unit.silence === then.silence &&
    unit.hijack === then.hijack &&
    unit.away === then.away &&
    unit.awayBy === then.awayBy &&
    unit.swapped === then.swapped &&
    unit.attacks === then.attacks &&
    unit.multiplier === then.multiplier &&
    unit.charges === then.charges &&
    hasNothingAttached(unit) &&
    hasNothingAttached(then)
  );
}

function hasNothingAttached({ buffs, dots, blocks, attackers }: Unit): boolean {
  return buffs.length + dots.length + blocks.length + attackers.length === 0;
}

/** A copy of a player's side. */
export function copyPlayer(player: Player): Player {
  const { prevents, auras, repeats, tally } = player;
  return {
    level: player.level,
    nextAttack: player.nextAttack,
    prevents: prevents.length === 0 ? [] : prevents.map((one) => ({ ...one })),
    auras: auras.length === 0 ? [] : auras.map((one) => ({ ...one })),
    fieldHolds: player.fieldHolds,
    barred: player.barred.slice(),
    barredNext: player.barredNext.slice(),
    mobsSilenced: player.mobsSilenced,
    mobsStunned: player.mobsStunned,
    moreTurns: player.moreTurns,
    killed: player.killed,
    repeats: repeats.length === 0 ? [] : repeats.map((one) => ({ ...one })),
    skips: player.skips,
    leveled: player.leveled,
    tally: { ...tally },
  };
}

/** Is a player's side as it was? One with lists that are not empty counts as changed. */
export function isSamePlayer(player: Player, then: Player): boolean {
  return (
    player.level === then.level &&
    player.nextAttack === then.nextAttack &&
    player.fieldHolds === then.fieldHolds &&
    player.mobsSilenced === then.mobsSilenced &&
    player.mobsStunned === then.mobsStunned &&
    player.moreTurns === then.moreTurns &&
    player.killed === then.killed &&
    player.skips === then.skips &&
    player.leveled === then.leveled &&
    isSameTally(player.tally, then.tally) &&
    hasNoLists(player) &&
    hasNoLists(then)
  );
}

function isSameTally(tally: Tally, then: Tally): boolean {
  return (
    tally.damage === then.damage &&
    tally.healing === then.healing &&
    tally.played === then.played &&
    tally.destroyed === then.destroyed &&
    tally.drawn === then.drawn
  );
}

function hasNoLists({ prevents, auras, barred, barredNext, repeats }: Player): boolean {
  return prevents.length + auras.length + barred.length + barredNext.length + repeats.length === 0;
}
