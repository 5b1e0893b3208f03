import type { CardRef, Seat } from '@cardscape/kernel';
import type { WhichEffect } from '../../language/tree/tree.ts';
import type { Deed } from '../resolve/deed-kinds.ts';
import type { Link } from './chain-link.ts';

/** A piece of work in hand. Frames work on the last link of `working`, unless they carry their own. */
export type Frame =
  /** Gets an effect ready: may it, its costs, its targets; then puts it on the chain. */
  | {
      readonly kind: 'announce';
      stage: 'may' | 'overload' | 'cost' | 'targets' | 'put';
      readonly triggered: boolean;
    }
  /** Carries out an effect, sentence by sentence. */
  | {
      readonly kind: 'resolve';
      sentence: number;
      stage: 'begin' | 'may' | 'cost' | 'acts' | 'end';
      /** Was the last sentence done, and did its condition hold? */
      done: boolean;
      held: boolean;
      /** The cards of which it was asked last whether something is so (R-T313). */
      asked?: readonly CardRef[];
      /** The sentence that was left out last, and of which "it" would be (R-T350). */
      unsaid?: number;
      /** Has anything come of the effect so far? */
      any: boolean;
      /** Only one sentence, which was put off to now. */
      readonly only?: number;
      /** Where each player decides for themselves: what they have said so far. */
      decided?: boolean[];
    }
  /** Does a list of acts: those of a sentence, its cost, or an option of a choice. */
  | ActsFrame
  /** Something else in place of a deed. */
  | {
      readonly kind: 'replace';
      readonly link: Link;
      readonly deed: Deed;
      stage: 'ask' | 'run' | 'end';
    }
  /** Where will a card go that an effect plays? */
  | {
      readonly kind: 'settle';
      readonly card: CardRef;
      readonly seat: Seat;
      readonly free: boolean;
      readonly tapped: boolean;
      /** The only places where it may go. */
      readonly at?: readonly string[];
      /** What it is equipped to then. */
      readonly to?: CardRef;
    }
  /** A sentence that was put off to now. */
  | { readonly kind: 'delayed'; readonly link: Link; readonly sentence: number; begun: boolean }
  /** With which card is another one ranked up? */
  | {
      readonly kind: 'promote';
      readonly base: CardRef;
      readonly with: readonly CardRef[];
      readonly seat: Seat;
      readonly anyType: boolean;
      readonly anyRank: boolean;
    }
  /** To which column does a card go? */
  | {
      readonly kind: 'shift';
      readonly card: CardRef;
      readonly seat: Seat;
      readonly adjacent: boolean;
    }
  /** An effect of a card is worked by another effect, as its own or as that card's. */
  | {
      readonly kind: 'work';
      readonly card: CardRef;
      readonly as: CardRef | null;
      readonly seat: Seat;
      /** The first, the second or one of that type; absent: either. */
      readonly which?: Exclude<WhichEffect, 'both'>;
      stage: 'pick' | 'pay' | 'done';
    };

/** A list of acts being done. */
export interface ActsFrame {
  readonly kind: 'acts';
  readonly list: 'cost' | 'acts';
  readonly sentence: number;
  /** Which act is a choice, and which of its options this is; -1 for none. */
  readonly choice: number;
  readonly option: number;
  act: number;
  /** Who wants to, where each player decides for themselves. */
  readonly willing?: readonly Seat[];
  /** The player chosen for the act at work: "one player". */
  named?: Seat;
  /** Of a choice that lets several be chosen: those done so far. */
  chosen?: readonly number[];
  /** The cards chosen for the act at work, by doer and slot. */
  picked: CardRef[][];
  /** Have they been put in the order that their player wants? */
  ordered?: boolean;
  /** Of a chain that is put in order: how many of its effects have been. */
  placed?: number;
  /** Has any of the acts done something? */
  did: boolean;
}
