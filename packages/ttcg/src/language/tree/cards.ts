import type { Event } from './events.ts';
import type { CardFilter, CardRef, Shared, Whose } from './filters.ts';

/**
 * Cards and numbers as a text speaks of them: what it points at, what it lets someone choose, and all
 * that it can say to tell a card from others.
 */

/** Cards that an action works on. */
export type Cards =
  | CardRef
  | Pick
  /** "the top three cards of your deck". */
  | { readonly the: 'top' | 'bottom'; readonly n: number; readonly whose: Whose }
  /** "this card and one unit": two or three, none of them a list. */
  | { readonly the: 'list'; readonly of: readonly Exclude<Cards, { the: 'list' }>[] };

/** Cards to choose among those that fit. */
export interface Pick {
  readonly the: 'pick';
  readonly count: Count;
  readonly card: CardFilter;
  /** "of your opponent's choice", "at random"; `you`: of what others do. Absent: whoever acts chooses. */
  readonly by?: 'you' | 'opponent' | 'random';
  /** "two cards with the same name", "in the same column": as each other; only of two or more, and without `by`. */
  readonly alike?: Shared | 'column' | PairLie;
  /** "two cards with different names": no two of them alike; likewise, and never of subtypes. */
  readonly apart?: Exclude<Shared, 'subtype'>;
}

/** "adjacent to each other", "across from each other": how two cards of one row lie; only of exactly two (R-T280). */
export type PairLie = 'adjacent' | 'across';

/** "two", "up to two", "two or more", "one for each dragon", "that many", "all" (also "each"), "any number of". */
export type Count =
  | { readonly n: number }
  | { readonly upTo: number }
  /** `most`: "one or two"; above `least`. */
  | { readonly least: number; readonly most?: number }
  /** `upTo`: "up to one for each dragon"; only of so many for each. */
  | { readonly amount: Tally; readonly upTo?: true }
  /** "all but one": as many as leave so many of those that fit. "Discard cards until you have three". */
  | { readonly downTo: number }
  /** "half of all units": of those that fit, rounded down or up. */
  | { readonly half: true; readonly up?: true }
  /** "one unit of each rank": one for each that such cards have (R-T307); always with `apart`. */
  | { readonly kinds: true }
  | 'all'
  | 'any';

/** A number, fixed or read from the game. */
export type Amount =
  | number
  /** "2 for each fire unit you control", "1 for each of those cards". */
  | {
      readonly times: number;
      /**
       * `points`: "for each point lost" or gained, in the event. `happened`: "for each time you drew a card this
       * turn".
       */
      readonly each:
        | CardFilter
        | { readonly the: 'that' }
        | { readonly the: 'points' }
        | {
            readonly the: 'happened';
            readonly event: Event;
            readonly in: 'this turn' | 'last turn';
            /** "for each point you lost this turn": the points, rather than how often. */
            readonly points?: true;
          }
        /** "for each different type among units you control". */
        | { readonly the: 'kinds'; readonly what: Shared; readonly among: CardFilter };
      /**
       * "for each unit you control and each card in your hand": as many more; only where both are told by what they
       * are like, whose they are and where they lie, the first of them so if the other is, and each one by one.
       */
      readonly also?: CardFilter;
      /** "equal to half the number of units": of 1 for each, rounded down, or up. */
      readonly half?: true;
      readonly up?: true;
      /** "100 for every two units": so many of them count as one. Never 1, nor 2 where `half` says it. */
      readonly per?: number;
      /** "to a maximum of three": of what it comes to; at least 1. */
      readonly most?: number;
    }
  /**
   * "equal to its rank", "equal to half its attack"; of a single card. `all`: "equal to the combined attack of
   * all cards under it".
   */
  | ({
      readonly equal: 'rank' | 'attack' | 'defense';
      readonly of: CardRef | Across | LastDone | { readonly the: 'all'; readonly card: CardFilter };
    } & Share)
  /** "equal to your opponent's points". */
  | ({ readonly equal: 'points'; readonly of: 'you' | 'opponent' } & Share)
  /** "that many": as much as in the event, or as many as the cards last spoken of. */
  | ({ readonly equal: 'that many' } & Share);

/** "the unit across from this card": whichever lies there, so that a value can go on being read from it. */
export interface Across {
  readonly the: 'across';
}

/** "the last unit destroyed this turn", as it last was (R-T272); its card says neither a place nor what happened. */
export interface LastDone {
  readonly the: 'last';
  readonly event: { readonly what: 'destroyed'; readonly card: CardFilter };
  readonly in: 'this turn' | 'last turn';
}

/** A number of cards that is read from the game; as many as there are, if there are fewer. */
export type Tally =
  | Omit<Extract<Amount, { times: number }>, 'half' | 'up'>
  | Extract<Amount, { equal: 'that many' }>;

/** How much of a number: "half", rounded down, "twice", or "100 times"; never two of them. */
export interface Share {
  readonly half?: true;
  /** "rounded up": of a half. */
  readonly up?: true;
  readonly twice?: true;
  /** Neither 1 nor 2. */
  readonly times?: number;
  /** "that many cards plus one". */
  readonly plus?: number;
}
