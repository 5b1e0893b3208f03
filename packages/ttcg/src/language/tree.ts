import type {
  Amount,
  CardFilter,
  CardRef,
  CardState,
  Cards,
  Nameable,
  Pick,
  Range,
  UnitType,
  Whose,
} from './tree-cards.ts';
import type { CardDeed, PlayerDeed } from './tree-deeds.ts';
import type { Event } from './tree-events.ts';

export type * from './tree-cards.ts';
export type * from './tree-deeds.ts';
export type * from './tree-events.ts';

/**
 * What a card's effect text says, as data. English is printed from it and parsed back to it, and the
 * rules run it. Every tree has exactly one printed form, and where two wordings mean the same there is
 * one tree: "each" is "all", "creature" is "unit", "until the end of the turn" is "this turn".
 *
 * Optional fields are absent, never undefined.
 */
export interface Effect {
  /** Once per turn. */
  readonly limit?: Limit;
  /** "Even if tapped, ...": may be used though its card is tapped. */
  readonly evenTapped?: true;
  /** "During your opponent's battle phase": when it can be used or can happen; never `next`. */
  readonly during?: Period;
  readonly when?: Trigger;
  /** At least one. */
  readonly sentences: readonly Sentence[];
}

/** So many uses in a turn or in a game. */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'game';
}

/**
 * One sentence: [link] [at the end of the turn,] [if condition,] [you may] [cost to] acts [instead].
 * The cost of the first sentence is paid when the effect is activated; a later one when it is reached,
 * if its player wants to.
 */
export interface Sentence {
  /** How it hangs on the sentence before; absent in the first. */
  readonly link?: Link;
  /**
   * Put off: "at the end of the turn, destroy it", "at the start of your next turn, draw a card". In a
   * first sentence without a trigger only with `next` or `this`; otherwise "At the end of your turn" is a trigger.
   */
  readonly at?: {
    readonly at: 'start' | 'end';
    readonly of: Period;
    /** "at the end of this turn": in a first sentence without a trigger, of "the turn". */
    readonly this?: true;
  };
  /**
   * Watched for: "this turn, whenever an enemy unit is destroyed, gain 1 point"; with "when" only the
   * next time. Never together with `at`, nor with a trigger of the whole effect in its first sentence.
   */
  readonly on?: {
    readonly word: 'when' | 'whenever';
    readonly event: Event;
    readonly for: Duration;
    /** "if ... would ..., ... instead", told so; then without `may`, `cost` and `link`. */
    readonly would?: true;
  };
  readonly if?: Condition;
  /** Who may decide against it. */
  readonly may?: 'you' | 'opponent';
  readonly cost?: readonly Act[];
  /** At least one; done in order. */
  readonly acts: readonly Act[];
}

/**
 * `then`: "Then, ...". `done`: "If you do, ...". `undone`: "If you do not, ...".
 * `otherwise`: when the condition of the sentence before did not hold.
 * `instead`: "If ..., ... instead.": takes the place of the sentence before; always with a condition.
 */
export type Link = 'then' | 'done' | 'undone' | 'otherwise' | 'instead';

/**
 * An action; `then` marks "A, then B": B need not be possible when the effect is activated. Never in
 * the first act of a list.
 */
export type Act = Action & { readonly then?: true };

/** When an effect happens, or while what it holds. */
export type Trigger =
  /** "When", "whenever", "before", "after" something happens. */
  | {
      readonly at: 'event';
      readonly word: TriggerWord;
      readonly event: Event;
      /** "the second time each turn"; always with "whenever". */
      readonly nth?: number;
    }
  /** "If ... would ..., ... instead": takes the place of what would happen. */
  | { readonly at: 'would'; readonly event: Event }
  /** "At the start of your turn"; never `next`: what is put off belongs to the sentence. */
  | { readonly at: 'start' | 'end'; readonly of: Period }
  /** "While this card is on the field". */
  | { readonly at: 'while'; readonly holds: Condition };

export type TriggerWord = 'when' | 'whenever' | 'before' | 'after';

/** A turn or phase, of whom; `next` is the one to come. */
export interface Period {
  readonly part: 'turn' | Phase;
  readonly whose: 'your' | 'opponent' | 'each';
  readonly next?: true;
}

export type Phase = 'draw phase' | 'main phase' | 'battle phase';

/** What must be true. */
export type Condition =
  /** "you control two or more fire units", "your opponent has no cards in their hand". */
  | { readonly is: 'count'; readonly card: CardFilter; readonly range: Range }
  /** "you have 10 or fewer points". */
  | { readonly is: 'points'; readonly who: 'you' | 'opponent'; readonly range: Range }
  /** "you have more points than your opponent", "your opponent controls fewer units than you". */
  | {
      readonly is: 'compare';
      readonly who: 'you' | 'opponent';
      readonly than: 'more' | 'fewer' | 'as many';
      /** Cards of each (without `whose`), or points. */
      readonly of: CardFilter | 'points';
    }
  /** "this card is tapped", "that card is a fire unit", "its rank is 3 or higher". */
  | { readonly is: 'card'; readonly card: CardRef; readonly a: CardTest }
  /** "it is your turn", "it is your opponent's battle phase". */
  | { readonly is: 'period'; readonly of: Period }
  /** "a fire unit was destroyed this turn", "you discarded a card this turn". */
  | { readonly is: 'happened'; readonly event: Event; readonly in: 'this turn' | 'last turn' }
  | { readonly is: 'not'; readonly of: Exclude<Condition, { is: 'not' | 'all' | 'any' }> }
  /** Two or more, none of them `all` or `any`. */
  | {
      readonly is: 'all' | 'any';
      readonly of: readonly Exclude<Condition, { is: 'all' | 'any' }>[];
    };

/** What can be said of a card in a condition. */
export type CardTest =
  | { readonly kind: 'state'; readonly state: CardState }
  /** "is on the field", "is in your hand"; `under`: "is under another card". */
  | { readonly kind: 'place'; readonly place: 'field' | 'hand' | 'deck' | 'discard' | 'under' }
  /** "is a rank 2 or higher fire unit"; no `whose`, `place`, `other` or `most`. */
  | { readonly kind: 'fits'; readonly card: CardFilter }
  /** "has 300 or more attack", "'s rank is exactly 3". */
  | { readonly kind: 'stat'; readonly stat: 'attack' | 'defense' | 'rank'; readonly range: Range };

/** Players that an action concerns. `controller`, `owner`: of that card. `that`: of the event. */
export type Who = 'you' | 'opponent' | 'both' | 'controller' | 'owner' | 'that' | 'choice';

/** Who else than you may do something to cards. */
export type OtherDoer = 'opponent' | 'both' | 'that' | 'controller' | 'owner';

/** What becomes of a value. */
export type Change =
  | { readonly op: 'gain' | 'lose' | 'become'; readonly amount: Amount }
  | { readonly op: 'double' | 'halve' };

export type Stat = 'attack' | 'defense' | 'attack and defense' | 'rank' | 'bonus';

/** How long something lasts. Absent: as long as its effect lasts, or for good. */
export type Duration =
  | 'this turn'
  /** "for the rest of the game". */
  | 'game'
  /** "for three turns": this one counts. */
  | { readonly turns: number }
  | { readonly until: 'start' | 'end'; readonly of: Period }
  /** "during your next turn", "next turn". */
  | { readonly during: Period }
  /** "while this card is tapped", "as long as you control a dragon". */
  | { readonly while: Condition };

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
  | {
      readonly do: 'destroy' | 'tap' | 'untap' | 'reveal' | 'look';
      readonly cards: Cards;
      readonly by?: OtherDoer;
    }
  /** "Choose a type.": for what is "of the chosen type" in what follows. */
  | { readonly do: 'name'; readonly who: 'you' | 'opponent'; readonly what: Nameable }
  /** "Choose one unit.": for the sentences that follow. */
  | { readonly do: 'target'; readonly cards: Pick; readonly by?: OtherDoer }
  /** Send, return, recover, add, put, place, shuffle into: one thing, a move. */
  | {
      readonly do: 'move';
      readonly cards: Cards;
      readonly to: Destination;
      readonly by?: OtherDoer;
    }
  /** Chooses in a deck or discard pile; goes to the hand unless a later act says what becomes of it. */
  | { readonly do: 'search'; readonly cards: Pick; readonly by?: OtherDoer }
  | { readonly do: 'shuffle'; readonly who: 'you' | 'opponent' | 'both'; readonly zone: 'deck' }
  | { readonly do: 'draw' | 'mill'; readonly who: Who; readonly amount: Amount }
  /** The one who discards chooses, unless the pick says otherwise. */
  | { readonly do: 'discard'; readonly who: Who; readonly cards: Pick | CardRef }
  | { readonly do: 'points'; readonly who: Who; readonly change: Change }
  | { readonly do: 'exchange'; readonly what: 'points' | 'hands' }
  | {
      readonly do: 'stat';
      readonly cards: Cards;
      readonly stat: Stat;
      readonly change: Change;
      readonly for?: Duration;
    }
  /** Swaps attack and defense of each card. */
  | { readonly do: 'turnStats'; readonly cards: Cards; readonly for?: Duration }
  /** Turns the sign of a spell's bonus. */
  | { readonly do: 'invertBonus'; readonly cards: Cards; readonly for?: Duration }
  /** Swaps two cards, or a value between them: `cards` are two, or `with` is the other one. */
  | {
      readonly do: 'swap';
      readonly what: 'places' | 'attack' | 'defense' | 'control';
      readonly cards: Cards;
      readonly with?: Cards;
      readonly for?: Duration;
    }
  /** "becomes a fire unit"; "gains / loses the dragon subtype". */
  | { readonly do: 'type'; readonly cards: Cards; readonly type: UnitType; readonly for?: Duration }
  | {
      readonly do: 'subtype';
      readonly cards: Cards;
      readonly op: 'become' | 'gain' | 'lose';
      readonly subtype: string;
      readonly for?: Duration;
    }
  | { readonly do: 'flip'; readonly cards: Cards; readonly face: 'up' | 'down' }
  | { readonly do: 'equip'; readonly card: Cards; readonly to: Cards }
  /** Works an effect of a card now, for its controller; `copy`: as if it were this card's. */
  | { readonly do: 'activate'; readonly cards: Cards }
  | { readonly do: 'copy'; readonly cards: Cards }
  /** "This card's attack becomes that of ..." */
  | {
      readonly do: 'copyStats';
      readonly cards: Cards;
      readonly stat: 'attack' | 'defense' | 'attack and defense';
      readonly for?: Duration;
    }
  /** Undoes what this effect answers; `of`: only of such cards. */
  | {
      readonly do: 'counter';
      readonly what: 'effect' | 'attack' | 'play';
      readonly of?: CardFilter;
      /** "that targets this card", "that targets a warrior you control"; only of effects and attacks. */
      readonly targeting?: 'this' | CardFilter;
    }
  | { readonly do: 'redirect'; readonly what: 'attack' | 'effect'; readonly to: Cards }
  /** `by`: only with `be targeted`, `be destroyed by effects` and `be attacked`. */
  | {
      readonly do: 'forbid';
      readonly cards: Cards;
      readonly from: CardDeed;
      readonly by?: CardFilter;
      readonly for?: Duration;
    }
  | {
      readonly do: 'bar';
      readonly who: 'you' | 'opponent' | 'both';
      readonly from: PlayerDeed;
      readonly cards?: CardFilter;
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
  /** To another column that is free, as whoever does it chooses; `adjacent`: to one beside it. */
  | {
      readonly do: 'column';
      readonly cards: Cards;
      readonly adjacent?: true;
      readonly by?: OtherDoer;
    }
  /** "can attack directly": though the opponent has units. */
  | {
      readonly do: 'allow';
      readonly cards: Cards;
      readonly what: 'attack directly';
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
  /** `free`: "without ranking up" (R-T23). */
  | {
      readonly do: 'play';
      readonly who: 'you' | 'opponent' | 'both';
      readonly cards: Cards;
      readonly free?: true;
      readonly tapped?: true;
    }
  /** `with`: absent, any fitting card of the hand. `anyType`: "of any type". */
  | { readonly do: 'rankUp'; readonly cards: Cards; readonly with?: Cards; readonly anyType?: true }
  | {
      readonly do: 'extraPlays';
      readonly who: 'you' | 'opponent' | 'both';
      readonly amount: Amount;
      /** "of rank 1 units": only of such; never of any card, nor where it lies. */
      readonly kind?: CardFilter;
      readonly for?: Duration;
    }
  | {
      readonly do: 'extraAttacks';
      readonly cards: Cards;
      readonly amount: Amount;
      readonly for?: Duration;
    }
  | {
      readonly do: 'skip';
      readonly who: 'you' | 'opponent' | 'both';
      readonly part: 'turn' | Phase;
      readonly this?: true;
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
