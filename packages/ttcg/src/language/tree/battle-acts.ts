import type { Amount, Cards } from './cards.ts';
import type { Duration } from './conditions.ts';
import type { CardFilter } from './filters.ts';

/** What a card says of itself before it has come to the field. */
export type OwnFreedom = 'be played freely' | 'be played besides' | 'be kept besides';

/** What lets cards do more than the rules do, above all in battle, or makes them. */
export type BattleAction =
  /**
   * "can attack directly": though the opponent has units. "Each unit": all of them, each once. "Early": before the
   * battle phase. "Be ranked up in battle": in the battle phase too. "Be played freely": without ranking up
   * (R-T23); "besides": it does not count among the plays of a turn, or the cards that a hand keeps. These only
   * of this card, passive and wherever it lies. "Be destroyed": though it is indestructible. "Activate its other
   * effect": though it is tapped, the one that it was not tapped for (R-T142).
   */
  | {
      readonly do: 'allow';
      readonly cards: Cards;
      readonly what:
        | 'attack directly'
        | 'attack each unit'
        | 'attack early'
        | 'be ranked up in battle'
        | 'be destroyed'
        | 'activate the other effect'
        | OwnFreedom;
      readonly for?: Duration;
    }
  /** "all attacks are redirected to this card": the opponent's units can attack nothing else. */
  | { readonly do: 'lure'; readonly cards: Cards; readonly for?: Duration }
  /** "must attack", "must attack this card": if it can, before its player ends the battle phase. */
  | {
      readonly do: 'compel';
      readonly cards: Cards;
      readonly onto?: 'this';
      readonly for?: Duration;
    }
  /** "skips its next attack": that is not made, whenever it would be (R-T172). */
  | { readonly do: 'skipAttack'; readonly cards: Cards; readonly for?: Duration }
  /**
   * "uses its defense instead of its attack when it attacks a water unit"; its attack instead of its defense,
   * when it is attacked.
   */
  | {
      readonly do: 'fightWith';
      readonly cards: Cards;
      readonly use: 'attack' | 'defense';
      readonly against?: CardFilter;
      readonly for?: Duration;
    }
  /**
   * "can use the effects of the fire cards under it": as if they were its own, those that are used (R-T275). Only of
   * this card and those under it, or of the card on top of this one and this card.
   */
  | {
      readonly do: 'lend';
      readonly cards: Cards;
      readonly of: { readonly the: 'this' } | CardFilter;
      readonly for?: Duration;
    }
  | {
      readonly do: 'extraAttacks';
      readonly cards: Cards;
      readonly amount: Amount;
      readonly eachTurn?: true;
      readonly for?: Duration;
    }
  /** "can attack twice": so often in a turn, however often it is said (R-T73); two or more. */
  | {
      readonly do: 'attackTimes';
      readonly cards: Cards;
      readonly n: number;
      readonly eachTurn?: true;
      readonly for?: Duration;
    };
