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
   * first sentence without a trigger only with `next`; otherwise "At the end of your turn" is a trigger.
   */
  readonly at?: { readonly at: 'start' | 'end'; readonly of: Period };
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
  | { readonly at: 'event'; readonly word: TriggerWord; readonly event: Event }
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

/** Something that happens to cards, or that a player does. */
export type Event =
  /** "a fire unit is destroyed in battle", "this card is tapped". */
  | {
      readonly what: CardEventKind;
      readonly card: EventCard;
      /** By what it happens: battle, an effect; "by your opponent", "by a spell". */
      readonly by?: EventCause;
    }
  /** "this card is sent to the discard pile [from your hand]". */
  | {
      readonly what: 'sent';
      readonly card: EventCard;
      readonly to: 'hand' | 'deck' | 'discard';
      readonly from?: 'field' | 'hand' | 'deck' | 'discard';
      readonly by?: EventCause;
    }
  /** "this card destroys a unit [in battle]". */
  | {
      readonly what: 'destroys';
      readonly card: EventCard;
      readonly other: CardFilter;
      readonly inBattle?: true;
    }
  /** "this card attacks a fire unit", "attacks directly". */
  | {
      readonly what: 'attacks';
      readonly card: EventCard;
      readonly other?: CardFilter;
      readonly directly?: true;
    }
  /** "you draw a card", "your opponent discards a fire unit", "a player plays a spell". */
  | { readonly what: DeedKind; readonly who: Doer; readonly other?: CardFilter }
  /** "you lose points", "your opponent gains points". */
  | { readonly what: 'gainsPoints' | 'losesPoints'; readonly who: Doer };

/** What can befall a card. */
export type CardEventKind =
  | 'destroyed'
  | 'attacked'
  | 'played'
  | 'rankedUp'
  | 'tapped'
  | 'untapped'
  | 'discarded'
  | 'milled'
  | 'drawn'
  | 'revealed'
  | 'equipped'
  | 'targeted'
  | 'countered'
  | 'flipped'
  | 'moved'
  | 'leaves'
  /** "a card effect activates", "the effect of a spell activates". */
  | 'activates';

/** What a player can do; `other` is what they do it with (default: a card). */
export type DeedKind =
  | 'draws'
  | 'discards'
  | 'mills'
  | 'plays'
  | 'ranksUp'
  | 'activatesEffect'
  | 'searches'
  | 'shuffles';

export type Doer = 'you' | 'opponent' | 'any';

/** The card of an event: this card, the unit it is equipped to, or any one that fits. */
export type EventCard = 'this' | 'equipped' | CardFilter;

export type EventCause = 'battle' | 'effect' | 'you' | 'opponent' | CardFilter;

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

/** `at least` prints "n or more", `at most` "n or fewer", `exactly` "exactly n". */
export interface Range {
  readonly than: 'at least' | 'at most' | 'exactly';
  readonly n: number;
}

/** Cards that the text points at, rather than chooses. */
export type CardRef =
  | { readonly the: 'this' }
  /** "it", "them", "that card": the cards last spoken of, or those of the trigger. */
  | { readonly the: 'that' }
  /** The unit that this card is equipped to. */
  | { readonly the: 'equipped' }
  /** In an attack: the one that attacks, the one that is attacked. */
  | { readonly the: 'attacker' | 'defender' }
  /** "the rest": of the cards last looked at, revealed or milled, those not chosen since. */
  | { readonly the: 'rest' }
  /** "the card on top of this card": the active card of the stack this card lies in. */
  | { readonly the: 'cover' };

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
  /** "of your opponent's choice", "at random". Absent: whoever acts chooses. */
  readonly by?: 'opponent' | 'random';
}

/** "two", "up to two", "all" (also "each"), "any number of". */
export type Count = { readonly n: number } | { readonly upTo: number } | 'all' | 'any';

/** All that can be said of a card to tell it from others. */
export interface CardFilter {
  readonly noun: 'card' | 'unit' | 'spell';
  /** "another", "other": not this card. */
  readonly other?: true;
  /** "fire or water"; never with the noun `spell`. */
  readonly types?: readonly UnitType[];
  /** "non-fire". */
  readonly notTypes?: readonly UnitType[];
  /** Lower case: "dragon or beast". */
  readonly subtypes?: readonly string[];
  readonly rank?: RankRange;
  /** "named "Ember Fox"". */
  readonly named?: string;
  readonly states?: readonly CardState[];
  /** "with 300 or more attack". */
  readonly stat?: { readonly stat: 'attack' | 'defense'; readonly range: Range };
  /** "with less attack than this card", "with more defense than that card's attack". */
  readonly versus?: {
    readonly stat: 'attack' | 'defense' | 'rank';
    readonly than: 'more' | 'less' | 'as much';
    readonly of: CardRef;
    readonly ofStat: 'attack' | 'defense' | 'rank';
  };
  /** "of the same type as this card". */
  readonly same?: { readonly what: 'type' | 'rank' | 'name'; readonly as: CardRef };
  /**
   * On the field: who controls it. Elsewhere: whose hand, deck or discard pile. Absent: either's.
   * `their`: of whoever does the act ("each player destroys one unit they control").
   */
  readonly whose?: Whose;
  /** "owned by your opponent": whose deck it came from. */
  readonly owned?: 'you' | 'opponent';
  /** Absent: where its action looks by itself (see `places.ts`). */
  readonly place?: Place;
  /** "with the highest attack". */
  readonly most?: {
    readonly end: 'highest' | 'lowest';
    readonly stat: 'attack' | 'defense' | 'rank';
  };
  /** "that was destroyed this turn", "that did not attack this turn". */
  readonly past?: {
    readonly did: 'destroyed' | 'discarded' | 'milled' | 'played' | 'attacked';
    readonly not?: true;
    readonly in: 'this turn' | 'last turn';
  };
  /** "with a continuous effect". */
  readonly effect?: EffectType;
}

export type Whose = 'your' | 'opponent' | 'their';

export type UnitType =
  | 'earth'
  | 'water'
  | 'fire'
  | 'air'
  | 'electric'
  | 'light'
  | 'nature'
  | 'dark';

export type EffectType =
  | 'normal'
  | 'continuous'
  | 'counter'
  | 'equip'
  | 'latent'
  | 'dormant'
  | 'passive'
  | 'overload'
  | 'echo'
  | 'pulse';

/** "rank 2", "rank 2 or higher", "rank 2 or lower" ("above rank 2" is "rank 3 or higher"). */
export interface RankRange {
  readonly than: 'at least' | 'at most' | 'exactly';
  readonly n: number;
}

export type CardState =
  | 'tapped'
  | 'untapped'
  | 'equipped'
  | 'face-down'
  | 'face-up'
  | 'indestructible';

/** Where cards lie. */
export type Place =
  /** Active cards on the field; printed only where the action would look elsewhere. */
  | 'field'
  | 'unit zone'
  | 'spell zone'
  | 'hand'
  | 'deck'
  | 'discard'
  /** Under this card in its stack; under another card; under that card; anywhere under a card (R-T19). */
  | 'under this'
  | 'under another'
  | 'under that'
  | 'dormant'
  /** In the other row of this card's column, same player. */
  | 'below this'
  | 'above this'
  /** In this card's column: either player's. */
  | 'this column'
  /** Among the cards last spoken of: "one of them". */
  | 'that';

/** A number, fixed or read from the game. */
export type Amount =
  | number
  /** "2 for each fire unit you control", "1 for each of those cards". */
  | {
      readonly times: number;
      /** `points`: "for each point lost" or gained, in the event. */
      readonly each: CardFilter | { readonly the: 'that' } | { readonly the: 'points' };
    }
  /** "equal to its rank", "equal to half its attack"; of a single card. */
  | { readonly equal: 'rank' | 'attack' | 'defense'; readonly of: CardRef; readonly half?: true }
  /** "equal to your opponent's points". */
  | { readonly equal: 'points'; readonly of: 'you' | 'opponent'; readonly half?: true }
  /** "that many": as much as in the event. */
  | { readonly equal: 'that many' };

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

/** What a card may be kept from. */
export type CardDeed =
  | 'attack'
  | 'attack directly'
  | 'be attacked'
  | 'be destroyed'
  | 'be destroyed in battle'
  | 'be destroyed by effects'
  | 'be targeted'
  | 'be played'
  | 'be tapped'
  | 'be untapped'
  | 'rank up'
  | 'activate effects'
  /** "loses its effects". */
  | 'have effects'
  | 'be equipped'
  | 'be countered'
  | 'be moved'
  | 'leave the field';

/** What a player may be kept from; the first three can be narrowed to some cards. */
export type PlayerDeed =
  | 'play'
  | 'activate effects'
  | 'rank up'
  | 'attack'
  | 'draw'
  | 'discard'
  | 'search'
  | 'gain points'
  | 'lose points';

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
  | { readonly do: 'search'; readonly cards: Pick }
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
  /** To another column of its choice that is free. */
  | { readonly do: 'column'; readonly cards: Cards }
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
      readonly from: readonly (readonly Act[])[];
    };
