/** What a card is, in the words of descriptors and in the order of the scripting interface. */
export const CARD_TYPES = ['mob', 'equip', 'action', 'field', 'char', 'jrboss', 'boss'] as const;

export type CardType = (typeof CARD_TYPES)[number];

/** How hard a card is to find, and so how many copies a deck may hold: 4, 2 or 1. */
export type Rarity = 'common' | 'seldom' | 'unique';

/** An ability of a character, a level-up effect of any other card, or a match effect of a boss. */
export interface LevelAction {
  /** The character level it needs; a one-shot works once, when its card is used to level up. */
  readonly level: number | 'one-shot';
  /** How many cards of the card's element the build tree must hold. */
  readonly attributes: number;
  readonly text: string;
}

/** What is printed on a card, as its descriptor says it. */
export interface CardDesign {
  readonly name: string;
  readonly type: CardType;
  /** As descriptors write it, such as `EARTH`; the set of elements is data of the card set. */
  readonly element: string;
  readonly rarity: Rarity;
  /** The line with its subtypes; a card is of every subtype that stands somewhere in it. */
  readonly info: string;
  readonly cost: number;
  /** The file with its picture; nothing if it has none. */
  readonly image: string;
  /** 0 for characters and fields. */
  readonly level: number;
  /** 0 for all but mobs, Jr. Bosses and Bosses. */
  readonly attack: number;
  /** As printed; equipment has 20 and half its level. */
  readonly hp: number;
  /** What a field adds to the block of the characters it favours. */
  readonly block: number;
  /** Match effects of mobs, equipment, rapid actions and fields. */
  readonly text: string;
  /** Three abilities of a character, up to two match effects of a Jr. Boss or Boss; else none. */
  readonly abilities: readonly LevelAction[];
  /** What the card gives when it is used to level up; characters give nothing, bosses rarely do. */
  readonly levelUp: LevelAction | null;
}
