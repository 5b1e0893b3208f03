import type { BattleAction } from './battle-acts.ts';
import type { Amount, Cards, Pick } from './cards.ts';
import type { Duration } from './conditions.ts';
import type { CardDeed, PlayerDeed } from './deeds.ts';
import type { PointCause } from './events.ts';
import type { CardFilter, CardRef, EffectType, Nameable, Whose } from './filters.ts';
import type { Period, Phase } from './periods.ts';
import type { Change, ValueAction } from './value-acts.ts';

/**
 * An action; `then` marks "A, then B": B need not be possible when the effect is activated. Never in
 * the first act of a list.
 */
export type Act = Action & {
  readonly then?: true;
  /** "It" is not one of its cards afterwards, but still what it was before. */
  readonly inPassing?: true;
};

/**
 * Players that an action concerns. `controller`, `owner`: of that card; `own owner`: of this one, whoever has it.
 * `that`: of the event. `turn`: whose turn it is.
 */
export type Who =
  | 'you'
  | 'opponent'
  | 'both'
  | 'controller'
  | 'owner'
  | 'own owner'
  | 'that'
  | 'turn'
  | 'choice'
  | Leader;

/** "the player with the most units": neither, if both have as many (R-T223). */
export type Leader = `${'most' | 'fewest'} ${'units' | 'spells' | 'points' | 'cards in hand'}`;

/** Who else than you may do something to cards. */
export type OtherDoer = Exclude<Who, 'you' | 'choice'>;

/**
 * What its owner loses for a unit that is destroyed: so many points, or of what they would lose twice as many or
 * half, rounded down or up; `gain`: they gain its rank.
 */
export type Price = number | 'double' | 'halve' | 'halve up' | 'gain';

/** The first or second effect of a card, both, one after the other, or one of that type. */
export type WhichEffect = 1 | 2 | 'both' | EffectType;

/**
 * "until you have five cards in your hand"; `as many`: as the other player, only where you or your
 * opponent draws.
 */
export interface HandSize {
  readonly hand: number | 'as many';
}

/** What does not count in ranking up: "of any type", "regardless of rank". Never of what the text names. */
export interface Regardless {
  readonly anyType?: true;
  readonly anyRank?: true;
}

/** Where cards go. */
export type Destination =
  /** Its owner's, unless the text says whose. */
  | { readonly zone: 'hand'; readonly whose?: Whose }
  /** Shuffled in, unless on top or at the bottom. */
  | { readonly zone: 'deck'; readonly whose?: Whose; readonly at?: 'top' | 'bottom' }
  /** Always its owner's (R-T4). */
  | { readonly zone: 'discard' }
  /** "under this card". */
  | { readonly zone: 'under'; readonly card: Cards };

/**
 * Something that is done. In acts on cards, `by` is who does it ("your opponent destroys one unit they
 * control", "each player returns one spell they control to their hand"); absent: you.
 */
export type Action =
  | ValueAction
  | BattleAction
  | {
      readonly do: 'destroy' | 'tap' | 'untap' | 'reveal' | 'look';
      readonly cards: Cards;
      /** "for no loss of points": only where units are destroyed. */
      readonly price?: Price;
      readonly by?: OtherDoer;
    }
  /** "Choose a type.": for what is "of the chosen type" in what follows; a player is "that player" then. */
  | {
      readonly do: 'name';
      readonly who: 'you' | 'opponent';
      readonly what: Nameable | 'player';
      /** "a type other than that of this card"; only of types. */
      readonly not?: CardRef;
    }
  /** "Choose one unit.": for the sentences that follow; never a card that is only pointed at. */
  | {
      readonly do: 'target';
      readonly cards: Pick | Extract<Cards, { the: 'list' }>;
      readonly by?: OtherDoer;
    }
  /** Send, return, recover, add, put, place, shuffle into: one thing, a move. */
  | {
      readonly do: 'move';
      readonly cards: Cards;
      readonly to: Destination;
      readonly by?: OtherDoer;
    }
  /** Chooses in a deck or discard pile; goes to the hand unless a later act says what becomes of it. */
  | { readonly do: 'search'; readonly cards: Pick; readonly by?: OtherDoer }
  /** `under this`: the cards under this card, in its stack; only of you. */
  | {
      readonly do: 'shuffle';
      readonly who: 'you' | 'opponent' | 'both';
      readonly zone: 'deck' | 'discard' | 'under this';
    }
  | {
      readonly do: 'draw';
      readonly who: Who;
      readonly amount: Amount | HandSize;
      /** "from the bottom of your deck"; never with the size of a hand. */
      readonly bottom?: true;
      /** "from your opponent's deck": of the other player; likewise, and only of you or your opponent. */
      readonly deck?: 'other';
      /** "up to three cards": as many as their player says; only of a number, of you or your opponent. */
      readonly upTo?: true;
    }
  | { readonly do: 'mill'; readonly who: Who; readonly amount: Amount }
  /**
   * "reveal cards from the top of your deck until you reveal a unit", "mill cards until you mill a unit": that
   * one is "it" then, and the others "the rest".
   */
  | {
      readonly do: 'dig';
      readonly who: 'you' | 'opponent';
      readonly how: 'reveal' | 'mill';
      readonly until: CardFilter;
    }
  /** The one who discards chooses, unless the pick says otherwise. */
  | { readonly do: 'discard'; readonly who: Who; readonly cards: Pick | CardRef }
  | { readonly do: 'points'; readonly who: Who; readonly change: Change }
  /** "prevent the next attack", "the next effect of a spell": it is countered when it is announced. */
  | {
      readonly do: 'ward';
      readonly what: 'attack' | 'effect';
      readonly of?: CardFilter;
      /** "counter all effects your opponent activates this turn": not the next one alone. */
      readonly all?: true;
      readonly for?: Duration;
    }
  /** "prevent the next 2 points you lose": so many in all are not lost, at once or one after the other. */
  | {
      readonly do: 'absorb';
      readonly who: 'you' | 'opponent';
      readonly of: 'gain' | 'lose';
      /** At least 1. */
      readonly n: number;
      readonly for?: Duration;
    }
  /** "lose any number of points": as many as its player says. */
  | { readonly do: 'stake'; readonly who: 'you' | 'opponent' }
  /** "nothing happens": only instead of what would happen. */
  | { readonly do: 'nothing' }
  /** "double the points your opponent loses": as often as it happens. */
  | {
      readonly do: 'scalePoints';
      readonly how: 'double' | 'triple' | 'halve' | 'reduce' | 'increase';
      /** "reduce ... by 2": only, and always, there; at least 1. */
      readonly by?: number;
      readonly who: 'you' | 'opponent' | 'both';
      readonly of: 'gain' | 'lose';
      /** "through direct attacks of water units": only of what is lost. */
      readonly through?: {
        readonly attacksOf: 'this' | CardFilter;
        readonly directly?: true;
      };
      readonly for?: Duration;
    }
  /**
   * "destroyed units that would be sent to the discard pile go to the bottom of their owners' decks instead": what
   * befalls them is not replaced, only where they come to lie (R-T211).
   */
  | {
      readonly do: 'divert';
      /** Never where they lie. */
      readonly of: CardFilter;
      /** Only those to which that happens; absent: however they get there. */
      readonly as?: 'destroyed' | 'discarded' | 'milled';
      /** "by this card": always with `as`. */
      readonly byThis?: true;
      /** Always their owner's. */
      readonly to:
        | { readonly zone: 'hand' }
        | { readonly zone: 'deck'; readonly at?: 'top' | 'bottom' };
      readonly for?: Duration;
    }
  | { readonly do: 'exchange'; readonly what: 'points' | 'hands' | 'decks' }
  /** "your opponent plays with their hand revealed". */
  | {
      readonly do: 'openHand';
      readonly who: 'you' | 'opponent' | 'both';
      readonly for?: Duration;
    }
  /**
   * "your opponent plays with the top card of their deck revealed"; `to`: "look at the top card of your
   * deck at any time", you alone; never of both decks.
   */
  | {
      readonly do: 'openTop';
      readonly who: 'you' | 'opponent' | 'both';
      readonly to?: 'you';
      readonly for?: Duration;
    }
  /** "your opponent reveals each card they draw". */
  | {
      readonly do: 'openDraws';
      readonly who: 'you' | 'opponent' | 'both';
      readonly for?: Duration;
    }
  /**
   * "you draw two cards instead of one during your draw phase", "you have no maximum hand size": how many
   * cards are drawn in a draw phase, or kept at the end of a turn; `any` only of the latter.
   */
  | {
      readonly do: 'allot';
      readonly who: 'you' | 'opponent' | 'both';
      readonly what: 'draws' | 'hand';
      readonly n: number | 'any';
      readonly for?: Duration;
    }
  /** "enters the field tapped": this card, or all of a kind. */
  | { readonly do: 'enterTapped'; readonly cards: Cards; readonly for?: Duration }
  /** "costs no points when destroyed". */
  | {
      readonly do: 'price';
      readonly cards: Cards;
      readonly price: Price;
      readonly for?: Duration;
    }
  | { readonly do: 'flip'; readonly cards: Cards; readonly face: 'up' | 'down' }
  | { readonly do: 'equip'; readonly card: Cards; readonly to: Cards }
  /** Works an effect of a card now, for its controller; `copy`: as if it were this card's. */
  | {
      readonly do: 'activate' | 'copy';
      readonly cards: Cards;
      /** "the second effect", "both effects", "the latent effect"; absent: one of them. */
      readonly which?: WhichEffect;
    }
  /** Undoes what this effect answers; `of`: only of such cards. */
  | {
      readonly do: 'counter';
      readonly what: 'effect' | 'attack' | 'play';
      readonly of?: CardFilter;
      /** "that targets this card", "that targets a warrior you control"; only of effects and attacks. */
      readonly targeting?: 'this' | CardFilter;
      /** "all effects in the chain": of whoever they are, if it does not say; only of effects. */
      readonly all?: true;
    }
  | {
      readonly do: 'redirect';
      readonly what: 'attack' | 'effect';
      /** "that targets a unit you control". */
      readonly targeting?: 'this' | CardFilter;
      readonly to: Cards;
    }
  /** `by`: only of what is done by effects, and with `be attacked`. */
  | {
      readonly do: 'forbid';
      readonly cards: Cards;
      readonly from: CardDeed;
      readonly by?: CardFilter;
      /** "can attack only tapped units": from attacking any others; only with `attack`. */
      readonly whom?: CardFilter;
      readonly for?: Duration;
    }
  | {
      readonly do: 'bar';
      readonly who: 'you' | 'opponent' | 'both';
      readonly from: PlayerDeed;
      /** Of which cards; `place: that`, with no other word: "cannot play them". */
      readonly cards?: CardFilter;
      /** "can play only rank 1 units": from all but these; only of plays and attacks, where no filter says the others. */
      readonly only?: true;
      /** "can attack only tapped units": of attacks, always with `only`, and without `cards`. */
      readonly whom?: CardFilter;
      /**
       * "more than once", "more than two cards": only then in a turn; of draws, discards, searches, attacks, and of
       * ranking up, where only the noun of the cards is said; of attacks, `unit` counts those that attack.
       */
      readonly times?: number;
      /** "because of a direct attack": only of points that are lost. */
      readonly because?: PointCause;
      readonly for?: Duration;
    }
  /**
   * "you may activate normal effects of your units during your opponent's turn", "overload effects of units
   * without discarding a card": when the rules would not let their players, or for less.
   */
  | {
      readonly do: 'allowUse';
      readonly who: 'you' | 'opponent' | 'both';
      readonly of: CardFilter;
      /** One of these. */
      readonly during?: Period;
      readonly undiscarded?: true;
      readonly for?: Duration;
    }
  /** "immune to effects of spells your opponent controls". */
  | {
      readonly do: 'immune';
      readonly cards: Cards;
      readonly to: CardFilter;
      readonly for?: Duration;
    }
  | {
      readonly do: 'control';
      readonly who: 'you' | 'opponent';
      readonly cards: Cards;
      readonly for?: Duration;
    }
  /** "return control of all units to their owners". */
  | { readonly do: 'giveBack'; readonly cards: Cards }
  /** "place one unit under another card on top of its stack": there it is the active card. */
  | {
      readonly do: 'restack';
      readonly cards: Cards;
      readonly to: 'top' | 'bottom';
      readonly by?: OtherDoer;
    }
  /** To another column that is free, as whoever does it chooses; `adjacent`: to one beside it. */
  | {
      readonly do: 'column';
      readonly cards: Cards;
      readonly adjacent?: true;
      /** "to this card's column": to that of one card; never with `adjacent`. */
      readonly to?: Cards;
      readonly by?: OtherDoer;
    }
  /**
   * "place one spell below this card", "move this card below another unit": to the other row of that
   * card's column. What is not on the field is played there (R-T47).
   */
  | {
      readonly do: 'beside';
      readonly cards: Cards;
      readonly side: 'below' | 'above';
      readonly of: Cards;
      readonly by?: OtherDoer;
    }
  /** `free`: "without ranking up" (R-T23). `inItsPlace`: where "it" lay when it left the field (R-T224). */
  | {
      readonly do: 'play';
      readonly who: Exclude<Who, 'choice'>;
      readonly cards: Cards;
      readonly inItsPlace?: true;
      readonly free?: true;
      readonly tapped?: true;
    }
  /** `with`: absent, any fitting card of the hand. */
  | ({ readonly do: 'rankUp'; readonly cards: Cards; readonly with?: Cards } & Regardless)
  /**
   * "water units you control can be ranked up using fire units": when their player plays cards, beside
   * what the rules allow. `with`: what is played onto them, from the hand unless it says from where;
   * `this`: "this card can rank up water units", passive and wherever this card lies.
   */
  | ({
      readonly do: 'allowRankUp';
      readonly cards: Cards;
      readonly with: CardFilter | { readonly the: 'this' };
      /** "this card can rank up only tapped units": no others, and these by the rules (R-T227); only of this card. */
      readonly only?: true;
      readonly for?: Duration;
    } & Regardless)
  | {
      readonly do: 'extraPlays';
      readonly who: 'you' | 'opponent' | 'both';
      readonly amount: Amount;
      /** "each turn": in every turn; never with how long it lasts, which says so. Absent: in this turn. */
      readonly eachTurn?: true;
      /** "of rank 1 units": only of such; never of any card, nor where it lies. */
      readonly kind?: CardFilter;
      readonly for?: Duration;
    }
  /** "can play up to three cards", "cannot play more than one card": so many in a turn. */
  | {
      readonly do: 'limitPlays';
      readonly who: 'you' | 'opponent' | 'both';
      readonly to: 'at least' | 'at most';
      readonly n: number;
      /** "more than one spell": only of such; only `at most`, and never of any card, nor where it lies. */
      readonly kind?: CardFilter;
      readonly for?: Duration;
    }
  | {
      readonly do: 'skip';
      /** `turn`, only with `this`: "end the battle phase", whoever's it is. */
      readonly who: 'you' | 'opponent' | 'both' | 'turn';
      readonly part: 'turn' | Phase;
      readonly this?: true;
      /** "your next two turns"; absent: one. Never with `this`. */
      readonly times?: number;
    }
  /** "choose the order in which the effects of this chain resolve": of those that are left on it (R-T274). */
  | { readonly do: 'orderChain' }
  /** "take an extra turn after this turn": right after it, before whoever's turn would be next (R-T271). */
  | {
      readonly do: 'extraTurn';
      readonly who: 'you' | 'opponent';
      /** "two extra turns"; absent: one. */
      readonly times?: number;
    }
  /**
   * "Choose one: ...; or ...": two or more lists of acts, none of them with a choice inside. Always the
   * last act of its sentence, never in a cost.
   */
  | {
      readonly do: 'choose';
      readonly who: 'you' | 'opponent';
      /** "two", "up to two", "one or more"; absent: one. Never all of them, nor more. */
      readonly count?: { readonly n: number } | { readonly upTo: number } | 'some';
      readonly from: readonly (readonly Act[])[];
    };
