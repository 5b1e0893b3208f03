import type { CardFilter } from './filters.ts';
import type { Period, Phase } from './periods.ts';

/** Something that happens to cards, or that a player does. */
export type Event = EventBody & {
  /** "outside your draw phase": at any other time; never `next`. */
  readonly outside?: Period;
};

type EventBody =
  /** "a fire unit is destroyed in battle", "this card is tapped". */
  | {
      readonly what: CardEventKind;
      readonly card: EventCard;
      /** By what it happens: battle, an effect; "by your opponent", "by a spell". */
      readonly by?: EventCause;
      /** "is ranked up into a water unit": what comes to lie on it; only of what is ranked up. */
      readonly into?: CardFilter;
      /** "destroyed in battle by a water unit": only of that, and of who or which card did it. */
      readonly inBattle?: true;
      /** "is attacked and survives": as of `attacks`; only of what is attacked, and only of a trigger. */
      readonly survives?: true;
      /** "with the equipped unit": because that is (R-T305); only of this card that would be destroyed. */
      readonly withUnit?: true;
      /** "one or more units are destroyed": once for all to which it happens together. */
      readonly several?: true;
    }
  /** "this card is sent to the discard pile [from your hand]". */
  | {
      readonly what: 'sent';
      readonly card: EventCard;
      readonly to: 'hand' | 'deck' | 'discard';
      readonly from?: 'field' | 'hand' | 'deck' | 'discard';
      readonly by?: EventCause;
    }
  /** "a card is placed under this card", "this card is moved from under another card". */
  | {
      readonly what: 'tucked' | 'untucked';
      readonly card: EventCard;
      /** Under this card; absent: under whichever. */
      readonly under?: 'this';
    }
  /** "this card destroys a unit [in battle]". */
  | {
      readonly what: 'destroys';
      readonly card: EventCard;
      readonly other: CardFilter;
      readonly inBattle?: true;
      /** "attacks and destroys a unit": in the battle of its own attack; never with `inBattle`. */
      readonly attacking?: true;
    }
  /** "this card attacks a fire unit", "attacks directly". */
  | {
      readonly what: 'attacks';
      readonly card: EventCard;
      readonly other?: CardFilter;
      readonly directly?: true;
      /** "attacks and survives": known when the attack is over, whatever the word; only of a trigger. */
      readonly survives?: true;
    }
  /** "you draw a card", "your opponent discards a fire unit", "a player plays a spell". */
  | {
      readonly what: DeedKind;
      readonly who: Doer;
      readonly other?: CardFilter;
      /** "by an effect": not by the rules. */
      readonly byEffect?: true;
      /** "a card from an empty deck": only of draws that would happen, without `other`. */
      readonly empty?: true;
      /** "activates an effect in a chain": in answer to something; only of effects. */
      readonly inChain?: true;
      /** "searches their deck": whose; `own`: of whichever player does it. Only of searches. Absent: either's. */
      readonly deck?: 'your' | 'opponent' | 'own';
    }
  /** "you lose points", "your opponent gains points". */
  | {
      readonly what: 'gainsPoints' | 'losesPoints';
      readonly who: Doer;
      /** "because of a direct attack"; of points that are gained, only an effect. */
      readonly because?: PointCause;
      /** "your last point": as many as the player has, or more (R-T270); only of what would be lost. */
      readonly last?: true;
    }
  /** "a stack you control loses a card": a card leaves a stack of two or more. */
  | { readonly what: 'stackLoses'; readonly who: Doer }
  /** "a player skips a phase", "you skip a turn". */
  | { readonly what: 'skips'; readonly who: Doer; readonly part: 'phase' | 'turn' | Phase }
  /** "a chain resolves": of two or more things (R-T151). */
  | {
      readonly what: 'chainResolves';
      /** "of three or more effects"; at least 2. */
      readonly least?: number;
      /** "would resolve": before it does, and only of what answers it (R-T212). */
      readonly before?: true;
    };

/** What brings it about that points are lost: each point has one of these causes (R-T185). */
export type PointCause = 'effect' | 'direct attack' | 'destruction' | 'empty deck';

/** What can befall a card. Only a trigger speaks of `several`, and not of what `leaves` or `activates`. */
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
  /** "is equipped": something is bound to it; "is equipped to a unit": it is bound to that. */
  | 'equipped'
  | 'attached'
  | 'targeted'
  | 'countered'
  | 'flipped'
  | 'moved'
  /** Another card comes to lie on it, or no longer does, so that it is active (R-T298). */
  | 'covered'
  | 'uncovered'
  | 'leaves'
  /** "the effect of this card becomes part of a chain": it answers something, or is answered. */
  | 'chained'
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

/**
 * The card of an event: this card, the unit it is equipped to, the cards last spoken of (never in the
 * trigger of an effect), or any one that fits.
 */
export type EventCard = 'this' | 'equipped' | 'that' | CardFilter;

/** `itself`: "tapped for its effect". */
export type EventCause =
  | 'battle'
  | 'effect'
  | 'you'
  | 'opponent'
  | 'itself'
  | CardFilter
  /** "by the effect of a unit", and not in battle; only where cards leave the field, and not of a spell. */
  | { readonly effectOf: CardFilter };
