import type { Seat } from '@cardscape/kernel';
import type {
  Ailment,
  Buff,
  Dot,
  Inserted,
  LevelDrop,
  Phase,
  Player,
  Position,
  Register,
  ShownRegister,
  Unit,
} from '../rules/position/position.ts';

/**
 * Where a card lies in a saved position, as the way to it within `players`: `0/character`, `1/mobs/2`,
 * `0/field/under/0`, `1/build/0`, `0/hand/3`; places in lists count from 0.
 */
export type CardPlace = string;

/** A note about a card with the place of each card in it. */
type Placed<Note> = {
  readonly [Key in keyof Note]: Key extends 'card' | 'source' ? CardPlace : Note[Key];
};

/** The same, where the card that it comes from may be left out: it is the card itself then. */
type FromSomewhere<Note> = Omit<Placed<Note>, 'source'> & { readonly source?: CardPlace };

/** Numbers of a deployed card; 0 if left out. */
export const UNIT_NUMBERS = [
  'stun',
  'silence',
  'hijack',
  'away',
  'attacks',
  'multiplier',
  'charges',
] as const satisfies readonly (keyof Unit)[];

/** A bonus; one that is an aura has no count of turns. */
export type SavedBonus = FromSomewhere<Omit<Buff, 'aura' | 'standing'>> & {
  readonly aura?: boolean;
};

/** An ailment that a source keeps up. */
export interface SavedBlock {
  readonly kind: Ailment;
  readonly source?: CardPlace;
}

/** What is in force on a deployed card. */
export interface SavedMarks extends Kept<Pick<Unit, (typeof UNIT_NUMBERS)[number]>> {
  /** As they are with all that is in force; as printed if left out. */
  readonly hp?: number;
  readonly maxHp?: number;
  /** Who has sent it away. */
  readonly awayBy?: CardPlace;
  /** It is on this side because it was hijacked. */
  readonly swapped?: boolean;
  readonly dots?: readonly FromSomewhere<Dot>[];
  /** Bonuses for some turns, or while their source is there; those that stand follow from the cards. */
  readonly bonuses?: readonly SavedBonus[];
  /** Ailments without a count that last while their source is there, or for good without one. */
  readonly blocks?: readonly SavedBlock[];
  /** Who may make it attack how often. */
  readonly attackers?: readonly FromSomewhere<Unit['attackers'][number]>[];
}

/** A deployed card of a saved position, where more than its name is to be said. */
export interface SavedCard extends SavedMarks {
  readonly card: string;
  /** The cards under it, from the top. */
  readonly under?: readonly string[];
  /** Whose deck it came from, if not its player's. */
  readonly owner?: Seat;
}

/** A slot of a saved position: a card by its name, with more said of it, or nothing. */
export type SavedSlot = string | SavedCard | null;

/** What is kept of a player as it is in a match; as at the start of one if left out. */
export const PLAYER_FIELDS = [
  'nextAttack',
  'fieldHolds',
  'barred',
  'barredNext',
  'mobsSilenced',
  'mobsStunned',
  'moreTurns',
  'killed',
  'leveled',
  'tally',
] as const satisfies readonly (keyof Player)[];

/** Fields that may be left out, and that are only read. */
type Kept<Fields> = {
  readonly [Key in keyof Fields]?: Fields[Key] extends readonly (infer Item)[]
    ? readonly Item[]
    : Fields[Key];
};

/** The name of a design; the number of one that is not there. */
export type SavedDesign = string | number;

/** One side of a saved position; what is left out is empty. The marks are those of the character. */
export interface SavedSide extends SavedMarks, Kept<Pick<Player, (typeof PLAYER_FIELDS)[number]>> {
  /** A plain one if left out. */
  readonly character?: string;
  /** 10 for each card of the build tree if left out. */
  readonly level?: number;
  /** The cards under the character, from the top. */
  readonly build?: readonly string[];
  /** Up to seven slots each. */
  readonly mobs?: readonly SavedSlot[];
  readonly equips?: readonly SavedSlot[];
  readonly field?: SavedSlot;
  readonly hand?: readonly string[];
  /** The top card first. */
  readonly deck?: readonly string[];
  /** The card that came last first. */
  readonly graveyard?: readonly string[];
  readonly prevents?: readonly Placed<Player['prevents'][number]>[];
  readonly auras?: readonly { readonly design: SavedDesign; readonly turns: number }[];
  readonly repeats?: readonly Placed<Player['repeats'][number]>[];
  readonly skips?: Placed<NonNullable<Player['skips']>>;
}

/** What is kept of a match as it is; as at the start of a turn if left out. */
export const MATCH_FIELDS = [
  'abilities',
  'finishing',
  'quiet',
] as const satisfies readonly (keyof Position)[];

/**
 * A match in the middle, in a form that people read and write. Not in it: the luck that is to come, who
 * has seen which hidden card, and the rest of an effect that waits for an answer.
 */
export interface SavedPosition extends Kept<Pick<Position, (typeof MATCH_FIELDS)[number]>> {
  readonly seed?: string;
  readonly turn?: number;
  /** Whose turn it is. */
  readonly active?: Seat;
  /** The start of the turn if left out. */
  readonly phase?: Phase;
  readonly players: readonly [SavedSide, SavedSide];
  /** What has acted in this phase. */
  readonly acted?: readonly CardPlace[];
  readonly registers?: readonly (Omit<Placed<Register>, 'design'> & {
    readonly design: SavedDesign;
  })[];
  readonly shown?: readonly Placed<ShownRegister>[];
  readonly drops?: readonly Placed<LevelDrop>[];
  readonly inserted?: readonly Placed<Inserted>[];
  readonly growing?: readonly CardPlace[];
  /** Cards that lie with the other player than the one whose deck they came from. */
  readonly strays?: readonly CardPlace[];
}
