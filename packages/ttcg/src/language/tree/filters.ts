/** All that a text can say to tell a card from others, and the cards that it points at. */

/** `at least` prints "n or more", `at most` "n or fewer", `exactly` "exactly n". */
export interface Range {
  readonly than: 'at least' | 'at most' | 'exactly';
  readonly n: number;
}

/** Cards that the text points at, rather than chooses. */
export type CardRef =
  /** `from`: the effect works while its card lies in your discard pile, or, to be played, in your hand. */
  | { readonly the: 'this'; readonly from?: 'discard' | 'hand' }
  /** "it", "them", "that card": the cards last spoken of, or those of the trigger. */
  | { readonly the: 'that' }
  /** The unit that this card is equipped to. */
  | { readonly the: 'equipped' }
  /** In an attack: the one that attacks, the one that is attacked. */
  | { readonly the: 'attacker' | 'defender' }
  /** In a battle: the other unit than the one that the event is of, or than this card. */
  | { readonly the: 'foe' }
  /** "the rest": of the cards last looked at, revealed or milled, those not chosen since. */
  | { readonly the: 'rest' }
  /** "the discarded card": what was discarded for this overload effect. */
  | { readonly the: 'paid' }
  /** "the card on top of this card": the active card of the stack this card lies in. */
  | { readonly the: 'cover' }
  /** "the card it destroyed": of the event, where the card of the event destroys another. */
  | { readonly the: 'victim' }
  /** "the card that did it": what brought the event about, by its effect or in battle. */
  | { readonly the: 'cause' }
  /** "the first card activated in the chain": of those that have put an effect on it (R-T273). */
  | { readonly the: 'first activated' | 'last activated' };

/** In what cards can be like each other; one subtype in common makes them alike. */
export type Shared = 'type' | 'subtype' | 'rank' | 'name';

/** What a card is like, before and at its noun: a part of a description that can be one of several. */
export interface CardKind {
  readonly noun: 'card' | 'unit' | 'spell';
  /** "fire or water"; never with the noun `spell`. */
  readonly types?: readonly UnitType[];
  /** "non-fire". */
  readonly notTypes?: readonly UnitType[];
  /** Lower case: "dragon or beast". */
  readonly subtypes?: readonly string[];
  readonly rank?: RankRange;
  readonly states?: readonly CardState[];
  /** "with 300 or more attack". */
  readonly stat?: { readonly stat: 'attack' | 'defense'; readonly range: Range };
}

/** All that can be said of a card to tell it from others. */
export interface CardFilter extends CardKind {
  /**
   * "a fire unit or rank 2 spell": two that `joinKinds` cannot make one. The noun is theirs if
   * they share it, else `card`; beside them stand only `other`, `whose`, `owned`, `place` and `past`.
   */
  readonly either?: readonly CardKind[];
  /** "another", "other": not this card; `that`: "other than it", not the cards last spoken of. */
  readonly other?: true | 'that';
  /** "that is not a dragon or beast". */
  readonly notSubtypes?: readonly string[];
  /** "except dragons you control": none of these (R-T330); only what fewer words cannot say, and never with `beside`. */
  readonly except?: CardFilter;
  /** "named "Ember Fox"". */
  readonly named?: string;
  /** "with less attack than this card", "with more defense than that card's attack". */
  readonly versus?: {
    readonly stat: 'attack' | 'defense' | 'rank';
    /** `no more`: less or as much; `no less`: more or as much. */
    readonly than: 'more' | 'less' | 'as much' | 'no more' | 'no less';
    /** `itself`: "with more attack than defense"; then of two values. */
    readonly of: CardRef | { readonly the: 'itself' };
    readonly ofStat: 'attack' | 'defense' | 'rank';
    /** "two ranks higher than this card": by just so much; only of ranks, and only more or less. */
    readonly by?: number;
  };
  /** "of the chosen type": that an act before this has named. */
  readonly chosen?: Nameable;
  /** "of the same type as this card". */
  readonly same?: {
    readonly what: Shared;
    readonly as: CardRef;
    /** "of a different type than this card", "with no subtype in common with it". */
    readonly not?: true;
  };
  /** "that shares a type with a unit you control": with any other unit of that player on the field (R-T282). */
  readonly shares?: { readonly what: Shared; readonly whose: 'your' | 'opponent' };
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
    readonly did: PastDeed;
    readonly not?: true;
    readonly in: 'this turn' | 'last turn';
  };
  /**
   * "under units you control", "below dragon units", "equipped to units": in the stack or the column of any
   * such card, or bound to it. Never with a place, which it says itself.
   */
  readonly beside?: {
    readonly at:
      | 'under'
      | 'below'
      | 'above'
      | 'across from'
      | 'adjacent to'
      | 'equipped to'
      | 'in the column of';
    readonly of: CardFilter;
  };
  /** "with a spell below it", "with no dragon under it": what lies beside it; `of` says no place. */
  readonly near?: {
    readonly at: 'under' | 'below' | 'above' | 'across from' | 'adjacent to';
    readonly of: CardFilter;
    readonly not?: true;
  };
  /** "at the left end of its row". */
  readonly row?: RowSpot;
  /** "with a continuous effect". */
  readonly effect?: EffectType;
  /** "whose continuous effect is active": at work now; always with `effect`. */
  readonly atWork?: true;
  /** "that activated an effect in the chain": of those that have put one on it (R-T273). */
  readonly inChain?: true;
  /** "with two or more cards under it": in its stack. */
  readonly covers?: Range;
  /** Where a text speaks of effects of such cards: which of them. Never elsewhere. */
  readonly acting?: Acting;
}

/** What tells an effect from others, beside the card that it is of; at least one of these. */
export interface Acting {
  /** "a normal effect", "counter effects". */
  readonly style?: EffectType;
  /** "that would destroy a unit", "that makes a player draw". */
  readonly would?: Would;
  /** "in response to an effect of a unit you control": right above such an effect on the chain. */
  readonly answering?: CardFilter;
}

/** What an effect would do: to such cards, to a player, or to what it answers. */
export type Would =
  | { readonly does: CardWork; readonly card: 'this' | CardFilter }
  /** "return a card to the hand". */
  | {
      readonly does: 'send';
      readonly card: 'this' | CardFilter;
      readonly to: 'hand' | 'deck' | 'discard';
    }
  /** "change the attack of a unit". */
  | {
      readonly does: 'change';
      readonly card: 'this' | CardFilter;
      readonly stat: 'attack' | 'defense' | 'rank';
    }
  /** "make a player draw"; absent: whichever player. */
  | { readonly does: PlayerWork; readonly who?: 'you' | 'opponent' }
  /** "prevent an attack", "counter an effect". */
  | { readonly does: 'prevent'; readonly what: 'attack' | 'effect' };

/** What effects do to cards. */
export type CardWork =
  | 'destroy'
  | 'tap'
  | 'untap'
  | 'reveal'
  | 'swap'
  | 'move'
  | 'play'
  | 'rank up'
  | 'take control of'
  /** "equip a card to a unit": of the unit that it is done to. */
  | 'equip';

/** What effects make players do. */
export type PlayerWork =
  | 'draw'
  | 'discard'
  | 'mill'
  | 'search'
  | 'gain points'
  | 'lose points'
  | 'skip a phase'
  | 'skip a turn';

/** What cards remember: what they did (`attacked`), or what was done to them (`beenAttacked`). */
export type PastDeed =
  | 'destroyed'
  | 'discarded'
  | 'milled'
  | 'played'
  | 'attacked'
  | 'beenAttacked'
  | 'rankedUp'
  | 'tapped'
  | 'untapped'
  | 'targeted'
  | 'equipped'
  | 'moved'
  | 'drawn';

/** What can be chosen by its name. */
export type Nameable = 'type' | 'subtype' | 'rank' | 'column';

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
export interface RankRange extends Range {
  /** "rank 2, 3 or 4": more that are as good, rising; only with `exactly`, never all up to 1 or 5. */
  readonly or?: readonly number[];
}

export type CardState =
  | 'tapped'
  | 'untapped'
  | 'equipped'
  | 'face-down'
  | 'face-up'
  | 'indestructible'
  /** In an attack that is announced: the one that attacks, the one that is attacked. */
  | 'attacking'
  | 'defending';

/** A space of a row by where it is; an end is either of the two (R-T160). */
export type RowSpot = 'left end' | 'right end' | 'end' | 'center';

/** Where cards lie. */
export type Place =
  /** Active cards on the field; printed only where the action would look elsewhere. */
  | 'field'
  | 'unit zone'
  | 'spell zone'
  | 'hand'
  | 'deck'
  | 'discard'
  /** "on top of your discard pile": the last card that was put there (R-T300). */
  | 'discard top'
  /** "in your deck or discard pile". */
  | 'deck or discard'
  | 'hand or discard'
  | 'hand or deck'
  /** "in your hand, deck or discard pile". */
  | 'hand, deck or discard'
  /** Under this card in its stack; under another card; under that card; anywhere under a card (R-T19). */
  | 'under this'
  | 'under another'
  | 'under that'
  | 'dormant'
  /** The uppermost of the cards under it. */
  | 'directly under this'
  | 'directly under that'
  /** In the other row of this card's column, same player. */
  | 'below this'
  | 'above this'
  | 'below that'
  | 'above that'
  /** In the column of this card, of that card: either player's. */
  | 'this column'
  | 'that column'
  /** In that card's column, on the other side of the field; of this card, it is your opponent's. */
  | 'across from that'
  /** In the columns next to this card, to that card: on the same side of the field. */
  | 'next to this'
  | 'next to that'
  /** "equipped to this card", "to it": bound to it. */
  | 'bound to this'
  | 'bound to that'
  /** Among the cards last spoken of: "one of them". */
  | 'that';
