import type { Amount, Cards } from './cards.ts';
import type { Duration } from './conditions.ts';
import type { Shared, UnitType } from './filters.ts';

/** What becomes of a value. */
export type Change =
  | { readonly op: 'gain' | 'lose' | 'become'; readonly amount: Amount }
  | { readonly op: 'double' | 'triple' }
  /** Rounded down, or up. */
  | { readonly op: 'halve'; readonly up?: true };

export type Stat = 'attack' | 'defense' | 'attack and defense' | 'rank' | 'bonus';

/** What changes the values of cards, or what they are. */
export type ValueAction =
  | {
      readonly do: 'stat';
      readonly cards: Cards;
      readonly stat: Stat;
      readonly change: Change;
      /**
       * "base attack": what is printed is replaced, and all changes stay; of attack, defense and bonus that become
       * something, or are doubled, tripled or halved.
       */
      readonly base?: true;
      readonly for?: Duration;
    }
  /** Swaps attack and defense of each card. */
  | { readonly do: 'turnStats'; readonly cards: Cards; readonly for?: Duration }
  /** What a card has gained it has lost, and what it has lost it has gained: of attack and defense. */
  | { readonly do: 'invertChanges'; readonly cards: Cards; readonly for?: Duration }
  /** Turns the sign of a spell's bonus. */
  | { readonly do: 'invertBonus'; readonly cards: Cards; readonly for?: Duration }
  /** Swaps two cards, or a value between them: `cards` are two, or `with` is the other one. */
  | {
      readonly do: 'swap';
      readonly what: 'places' | 'attack' | 'defense' | 'rank' | 'bonus' | 'control';
      readonly cards: Cards;
      readonly with?: Cards;
      /** "with the defense of one unit": another value of the other one; only of attack and defense. */
      readonly as?: 'attack' | 'defense';
      /** "of the same type": as the first; only of one card with another. */
      readonly alike?: Shared;
      readonly for?: Duration;
    }
  /** "becomes a fire unit", "a unit of the chosen type"; "gains / loses the dragon subtype". */
  | {
      readonly do: 'type';
      readonly cards: Cards;
      readonly type: UnitType | 'chosen';
      /** "is also a fire unit": beside its own type (R-T180). */
      readonly also?: true;
      readonly for?: Duration;
    }
  | {
      readonly do: 'subtype';
      readonly cards: Cards;
      readonly op: 'become' | 'gain' | 'lose';
      readonly subtype: string;
      readonly for?: Duration;
    }
  /** "This card's attack becomes that of ..." */
  | {
      readonly do: 'copyStats';
      readonly cards: Cards;
      readonly stat: 'attack' | 'defense' | 'attack and defense';
      /** "base attack": that of the other card takes the place of what is printed on this one. */
      readonly base?: true;
      readonly for?: Duration;
    };
