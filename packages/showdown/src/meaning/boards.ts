import type { CardDesign, CardType } from '../cards/index.ts';
import type { CardBook } from '../rules/book/book.ts';
import { PLAIN, plainName } from '../trial/plain-cards.ts';
import type { SavedPosition, SavedSide, SavedSlot } from '../trial/position.ts';
import type { Happening } from './happenings.ts';
import { errandCard, GATE, ONE_SHOT, standIn } from './stand-ins.ts';

/** The positions that every function is set off in. */
export const BOARDS = ['full', 'payable', 'empty'] as const;

/**
 * `empty`: nothing on the table but the characters and the card; `full`: cards in all places, of all
 * subtypes, wounded; `payable`: exactly the level and the attributes that the card asks for; `noted`:
 * full, and numbers stand in the registers of the card.
 */
export type Board = (typeof BOARDS)[number] | 'noted';

/**
 * Where the card lies as a position begins; `played` is in the hand, to be played first, `waiting` in the
 * graveyard, where it hears as if it were deployed.
 */
export type StarPlace = 'table' | 'played' | 'build' | 'hand' | 'deck' | 'graveyard' | 'waiting';

/** Enough for every ability, and to play every card. */
const HIGH = 120;
const LEARNED = 4;
const STRONG = { hp: 150, maxHp: 250 };
const WEAK = { hp: 10 };
const DECK = 8;
/** Registers that hold a number, and which. */
const NOTED = [0, 1, 2];
const NOTE = 3;

/** A position in which something is brought about around a card of the first player. */
export function boardPosition(
  book: CardBook,
  star: CardDesign,
  place: StarPlace,
  happening: Happening,
  board: Board,
): SavedPosition {
  const maker = new Maker(book, star, place, happening, board);
  return maker.position();
}

class Maker {
  readonly #star: CardDesign;
  readonly #place: StarPlace;
  readonly #happening: Happening;
  readonly #board: Board;
  /** The element of the card, another one, and one more. */
  readonly #elements: readonly [string, string, string];
  readonly #all: readonly string[];

  constructor(
    book: CardBook,
    star: CardDesign,
    place: StarPlace,
    happening: Happening,
    board: Board,
  ) {
    this.#star = star;
    this.#place = place;
    this.#happening = happening;
    this.#board = board;
    const others = book.elements.filter((element) => element !== star.element);
    // Of the elements that the card speaks of there must be something to be met.
    const named = others.filter((element) => speaksOf(star, element));
    const [second = star.element, third = second] = [...new Set([...named, ...others])];
    this.#elements = [star.element, second, third];
    this.#all = book.elements;
  }

  position(): SavedPosition {
    const { by, phase } = this.#happening;
    // A card is played in its player's turn, and what the opponent does comes after that.
    const waits = this.#place === 'played' && by === 'foe';
    const own = this.#withStar(this.#side(true));
    const foe = this.#side(false);
    const active = by === 'you' || waits ? 0 : 1;
    const isReady = this.#place !== 'played';
    const lies = active === 0 ? own : foe;
    const isOwnAbility = this.#star.type === 'char' && this.#happening.sets.test(ABILITIES);
    return {
      seed: 'meaning',
      turn: 9,
      active,
      phase: isReady ? phase : 'actions',
      // Only what is to be brought about is used, not what else has been learned.
      ...(phase !== 'start' && {
        abilities: isOwnAbility ? 0 : 3,
        acted: (lies.build ?? []).flatMap((name, at) =>
          name.startsWith('Errand') || (name === this.#star.name && this.#place === 'build')
            ? []
            : [`${active}/build/${at}`],
        ),
      }),
      ...(this.#board === 'noted' && { registers: this.#notes() }),
      ...(this.#place === 'waiting' && {
        inserted: [{ card: '0/graveyard/0', seat: 0 as const, kind: 'turn' as const }],
      }),
      players: [own, foe],
    };
  }

  #notes() {
    const { name: design, type } = this.#star;
    const piles = { played: 'hand', waiting: 'graveyard' } as const;
    const place = this.#place;
    const pile = place === 'played' || place === 'waiting' ? piles[place] : place;
    const card = `0/${pile === 'table' ? TABLE[type] : `${pile}/0`}`;
    return NOTED.map((slot) => ({ card, design, slot, value: NOTE, signal: 0 }));
  }

  #side(isOwn: boolean): SavedSide {
    const { frail, by } = this.#happening;
    const isAimedAt = isOwn === (by === 'foe');
    const character = this.#character(isOwn);
    return {
      ...character,
      ...(frail === 'character' && isAimedAt && { hp: 10 }),
      build: [...this.#errands(isOwn), ...this.#learned(isOwn)],
      deck: Array.from({ length: DECK }, (_, at) => this.#pile(isOwn, at)),
      ...this.#crowd(isOwn),
      ...this.#stopper(isOwn),
    };
  }

  /** What the player who acts is to play, besides what is in the hand. */
  #toPlay(isOwn: boolean): string[] {
    const { plays, by } = this.#happening;
    if (!plays || plays === 'star' || isOwn !== (by === 'you')) return [];
    return [standIn(this.#elements[0], plays)];
  }

  #character(isOwn: boolean): SavedSide {
    const [first, second] = this.#elements;
    const level = this.#board === 'payable' && isOwn ? neededLevel(this.#star, this.#place) : HIGH;
    return {
      character: plainName(isOwn ? first : second, PLAIN.character),
      hp: 200,
      maxHp: 400,
      level,
    };
  }

  #errands(isOwn: boolean): string[] {
    const { by, errands = [] } = this.#happening;
    const own = isOwn && this.#place === 'played' ? [errandCard('play')] : [];
    return isOwn === (by === 'you') ? [...own, ...errands.map(errandCard)] : own;
  }

  #learned(isOwn: boolean): string[] {
    const [first] = this.#elements;
    const mob = (element: string) => standIn(element, 'mob');
    if (this.#board === 'payable' && isOwn)
      return Array<string>(neededAttributes(this.#star, this.#place)).fill(mob(first));
    const drifter = plainName(first, PLAIN.mob);
    return [...Array<string>(LEARNED).fill(drifter), ...this.#all.map(mob)];
  }

  /** A card that can be healed, where there is much of everything. */
  #wound(): { hp?: number; maxHp?: number } {
    const { hp } = this.#star;
    return this.#board === 'empty' || hp === 0 ? {} : { hp, maxHp: hp + 50 };
  }

  /** The cards of a pile, by turns; each board begins with another one. */
  #pile(isOwn: boolean, place: number): string {
    const at = place + TOPS[this.#board];
    const [first, second, third] = this.#elements;
    const element = (isOwn ? [first, second, third] : [second, first, third])[place % 3] as string;
    const types = ['mob', 'action', 'equip', 'mob', 'field'] as const;
    return standIn(element, types[at % types.length] as (typeof types)[number]);
  }

  #crowd(isOwn: boolean): SavedSide {
    if (this.#board === 'empty') return { hand: this.#toPlay(isOwn) };
    const [first, second, third] = this.#elements;
    const isFull = this.#board !== 'payable';
    const [near, far] = isOwn ? [first, second] : [second, first];
    const other = isOwn ? near : far;
    const mob = (element: string, marks: object): SavedSlot => ({
      card: standIn(element, 'mob'),
      ...marks,
    });
    const { bare, by } = this.#happening;
    const isBare = bare !== undefined && isOwn === (bare === 'you');
    const mobs = [mob(near, STRONG), mob(near, WEAK), mob(third, STRONG)];
    // A player who may want to play something needs room for it.
    const others: SavedSlot[] =
      isFull && !isOwn && by === 'you'
        ? [{ card: standIn(other, 'jrboss'), ...STRONG }, ...Array(3).fill(mob(near, STRONG))]
        : [];
    const isAimer = isOwn === (by === 'you');
    const hand = (['mob', 'equip', 'action', 'field'] as const).map((type) => standIn(near, type));
    const copies = isOwn && this.#star.type !== 'char' ? [this.#star.name] : [];
    return {
      mobs: isBare ? [] : isFull ? [...mobs, ...others] : mobs.slice(0, 2),
      equips:
        isFull || isAimer ? [{ card: standIn(near, 'equip'), hp: 20 }] : [standIn(near, 'equip')],
      ...(isFull && { field: standIn(third, 'field') }),
      hand: [ONE_SHOT, ...this.#toPlay(isOwn), ...(isFull ? hand : hand.slice(0, 2))],
      deck: [...Array.from({ length: DECK }, (_, at) => this.#pile(isOwn, at)), ...copies],
      graveyard: isFull ? [...hand, ...copies] : hand.slice(0, 2),
    };
  }

  /** The side that stops what the other plays. */
  #stopper(isOwn: boolean): SavedSide {
    const { stopped, by } = this.#happening;
    return stopped && isOwn === (by === 'foe') ? { equips: [GATE] } : {};
  }

  #withStar(side: SavedSide): SavedSide {
    const { name, type } = this.#star;
    const { frail } = this.#happening;
    const { build = [], mobs = [], equips = [], deck = [], hand = [], graveyard = [] } = side;
    if (type === 'char') return { ...side, character: name };
    switch (this.#place) {
      case 'played':
      case 'hand':
        return { ...side, hand: [name, ...hand] };
      case 'build': {
        const errands = build.filter((one) => one.startsWith('Errand'));
        return { ...side, build: [name, ...errands, ...build.slice(errands.length)] };
      }
      case 'deck':
        return { ...side, deck: [name, ...deck] };
      case 'graveyard':
      case 'waiting':
        return { ...side, graveyard: [name, ...graveyard] };
      case 'table': {
        const slot = { card: name, ...(frail === 'star' ? WEAK : this.#wound()) };
        if (type === 'equip') return { ...side, equips: [slot, ...equips] };
        if (type === 'field') return { ...side, field: name };
        return { ...side, mobs: [slot, ...mobs] };
      }
    }
  }
}

/** Do the words of a card name an element? */
function speaksOf({ text, abilities, levelUp }: CardDesign, element: string): boolean {
  const words = [text, ...abilities.map((one) => one.text), levelUp?.text ?? ''].join(' ');
  return new RegExp(`\\b${element}\\b`, 'i').test(words);
}

/** How many cards of a pile's row a board leaves out at its beginning. */
const TOPS: Readonly<Record<Board, number>> = { full: 0, payable: 1, empty: 2, noted: 0 };

/** Where a card of a type stands on the table. */
const TABLE: Readonly<Record<CardType, string>> = {
  char: 'character',
  mob: 'mobs/0',
  jrboss: 'mobs/0',
  boss: 'mobs/0',
  equip: 'equips/0',
  field: 'field',
  action: 'hand/0',
};

/** A name that only happenings for abilities set off. */
const ABILITIES = 'onActivateCharacterAction';

function neededLevel({ level, levelUp, abilities }: CardDesign, place: StarPlace): number {
  const own = [...abilities, ...(place === 'build' && levelUp ? [levelUp] : [])];
  const levels = own.flatMap((one) => (one.level === 'one-shot' ? [] : [one.level]));
  return Math.max(level, ...levels);
}

function neededAttributes({ levelUp, abilities }: CardDesign, place: StarPlace): number {
  const own = [...abilities, ...(levelUp ? [levelUp] : [])].map(({ attributes }) => attributes);
  // The card itself counts where it lies under the character.
  return Math.max(1, ...own) - (place === 'build' ? 1 : 0);
}
