import type { GameEvent, Seat, SeenCard } from '@cardscape/kernel';
import type { Act } from '../language/tree/tree.ts';
import type { Ending } from './position/state.ts';

/** What happened, as it is told. `subject` is the card it is about. */
export type TtcgEvent =
  | (GameEvent & { readonly type: 'die'; readonly roll: number; readonly first: Seat })
  | (GameEvent & {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly turn: number;
      /** One that an effect has given them. */
      readonly extra?: true;
    })
  | (GameEvent & { readonly type: 'phase'; readonly seat: Seat; readonly phase: string })
  | (GameEvent & {
      readonly type: 'drew' | 'mulligan';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly SeenCard[];
    })
  | (GameEvent & {
      readonly type: 'shuffled';
      readonly seat: Seat;
      /** Absent: the deck. */
      readonly zone?: 'discard';
    })
  /** The cards under one. */
  | (GameEvent & { readonly type: 'shuffledUnder'; readonly subject: SeenCard })
  /** A player was to draw for their turn, and cannot. */
  | (GameEvent & { readonly type: 'emptyDeck'; readonly seat: Seat })
  /** Something is put on the chain. */
  | (GameEvent & {
      readonly type: 'announced';
      readonly seat: Seat;
      readonly kind: 'effect' | 'play' | 'attack';
      readonly subject: SeenCard;
      readonly effect?: number;
      /** Whose effect it is: the card's own design, or the one that it copies. */
      readonly of?: string;
      readonly text?: string;
      readonly targets?: readonly SeenCard[];
      /** A card that is set, known to its player alone. */
      readonly faceDown?: true;
    })
  /** Its turn has come; it is undone; nothing has come of it. */
  | (GameEvent & {
      readonly type: 'resolves' | 'countered' | 'fizzles';
      readonly seat: Seat;
      readonly kind: 'effect' | 'play' | 'attack';
      readonly subject: SeenCard;
      readonly effect?: number;
      readonly of?: string;
    })
  | (GameEvent & {
      readonly type: 'played';
      readonly seat: Seat;
      readonly subject: SeenCard;
      readonly row: 'unit' | 'spell';
      readonly column: number;
      readonly faceDown: boolean;
      readonly tapped?: true;
      /** What it was ranked up from. */
      readonly onto?: SeenCard;
    })
  | (GameEvent & {
      readonly type: 'tapped' | 'untapped' | 'faceUp' | 'faceDown';
      readonly subject: SeenCard;
    })
  | (GameEvent & { readonly type: 'destroyed'; readonly seat: Seat; readonly subject: SeenCard })
  | (GameEvent & {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly subject: SeenCard;
      readonly from: string;
      readonly to: string;
      /** At which end of a deck, unless that is shuffled then. */
      readonly at?: 'top' | 'bottom';
      /** The active card of the stack it goes under. */
      readonly below?: SeenCard;
    })
  | (GameEvent & {
      readonly type: 'discarded' | 'milled';
      readonly seat: Seat;
      readonly subject: SeenCard;
    })
  | (GameEvent & {
      readonly type: 'points';
      readonly seat: Seat;
      /** By how much they changed; below 0 they were lost. */
      readonly by: number;
      readonly now: number;
    })
  | (GameEvent & {
      readonly type: 'battle';
      readonly attacker: SeenCard;
      readonly attack: number;
      readonly defender?: SeenCard;
      readonly defense?: number;
    })
  | (GameEvent & { readonly type: 'revealed'; readonly seat: Seat; readonly subject: SeenCard })
  | (GameEvent & {
      readonly type: 'looked' | 'searched';
      readonly seat: Seat;
      readonly count: number;
      readonly whose: Seat;
      readonly zone: string;
      readonly cards?: readonly SeenCard[];
    })
  | (GameEvent & {
      readonly type: 'equipped' | 'redirected';
      readonly subject: SeenCard;
      readonly to: SeenCard;
    })
  | (GameEvent & { readonly type: 'unbound'; readonly subject: SeenCard })
  | (GameEvent & {
      readonly type: 'replaced';
      readonly subject: SeenCard;
      readonly effect: number;
      readonly of: string;
    })
  | (GameEvent & { readonly type: 'control'; readonly seat: Seat; readonly subject: SeenCard })
  | (GameEvent & {
      readonly type: 'restacked';
      readonly subject: SeenCard;
      readonly to: 'top' | 'bottom';
    })
  | (GameEvent & { readonly type: 'column'; readonly subject: SeenCard; readonly column: number })
  | (GameEvent & {
      readonly type: 'swapped';
      readonly what: string;
      readonly cards: readonly SeenCard[];
    })
  /** Something comes into force: an act with the numbers it came to, or values that a card has now. */
  | (GameEvent & {
      readonly type: 'lasts';
      readonly cards: readonly SeenCard[];
      readonly seats: readonly Seat[];
      readonly act?: Act;
      readonly values?: { readonly attack?: number; readonly defense?: number };
      /** Who has brought it about: "your" in the words is theirs. */
      readonly maker: Seat;
    })
  | (GameEvent & { readonly type: 'skipsAttack'; readonly subject: SeenCard })
  | (GameEvent & {
      readonly type: 'skips';
      readonly seat: Seat;
      readonly part: string;
      /** The next one, rather than that which is going on. */
      readonly next?: true;
      /** So many of the next ones; absent: one. */
      readonly times?: number;
    })
  /** A player will take another turn after this one, or so many. */
  | (GameEvent & { readonly type: 'extraTurn'; readonly seat: Seat; readonly times?: number })
  /** One of the things that somebody's effect offers, or a type, subtype or rank by its name. */
  | (GameEvent & {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly acts?: readonly Act[];
      readonly named?: string;
      readonly player?: Seat;
      /** Whose effect it is. */
      readonly maker: Seat;
    })
  /** The loop guard has ended an endless chain. */
  | (GameEvent & { readonly type: 'loop' })
  | (GameEvent & { readonly type: 'over'; readonly winner: Seat | null; readonly reason: Ending });
