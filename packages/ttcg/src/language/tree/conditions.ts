import type { Event } from './events.ts';
import type { CardFilter, CardRef, CardState, Range, RowSpot, Shared } from './filters.ts';
import type { Period } from './periods.ts';

/** What must be true. */
export type Condition =
  /** "you control two or more fire units", "your opponent has no cards in their hand". */
  | { readonly is: 'count'; readonly card: CardFilter; readonly range: Range }
  /** "you control units of two or more different types"; spells have no type. */
  | {
      readonly is: 'kinds';
      readonly what: Shared;
      readonly card: CardFilter;
      readonly range: Range;
    }
  /** "you have 10 or fewer points". */
  | { readonly is: 'points'; readonly who: 'you' | 'opponent'; readonly range: Range }
  /** "the difference between your points and your opponent's is 5 or lower", whoever has more. */
  | { readonly is: 'difference'; readonly range: Range }
  /** "you have more points than your opponent", "your opponent controls fewer units than you". */
  | {
      readonly is: 'compare';
      readonly who: 'you' | 'opponent';
      readonly than: 'more' | 'fewer' | 'as many';
      /** Cards of each (without `whose`), or points. */
      readonly of: CardFilter | 'points';
      /** "at least two more units than", "exactly two fewer": only of more and fewer, and never at least one. */
      readonly by?: Range;
      /** "at least twice as many" (R-T241): only of as many. */
      readonly twice?: true;
    }
  /** "this card is tapped", "that card is a fire unit", "its rank is 3 or higher". */
  | { readonly is: 'card'; readonly card: CardRef; readonly a: CardTest }
  /** "it is your turn", "it is your opponent's battle phase". */
  | { readonly is: 'period'; readonly of: Period }
  /** "a fire unit was destroyed this turn", "you discarded a card this turn". */
  | {
      readonly is: 'happened';
      readonly event: Event;
      readonly in: 'this turn' | 'last turn';
      /** "two or more times": neither at least once, nor never; without `not` around it. */
      readonly times?: Range;
    }
  | { readonly is: 'not'; readonly of: Exclude<Condition, { is: 'not' | 'all' | 'any' }> }
  /** Two or more, none of them `all` or `any`. */
  | {
      readonly is: 'all' | 'any';
      readonly of: readonly Exclude<Condition, { is: 'all' | 'any' }>[];
    };

/** What can be said of a card in a condition. */
export type CardTest =
  | { readonly kind: 'state'; readonly state: CardState }
  /** "was tapped on an earlier turn", and is so since (R-T135). */
  | { readonly kind: 'tapped earlier' }
  /** "is on the field", "is in your hand"; `under`: "is under another card". */
  /** `under that`: "under it". */
  | {
      readonly kind: 'place';
      readonly place: 'field' | 'hand' | 'deck' | 'discard' | 'under' | 'under that';
      /** "is under a dragon unit": under such a card; only with `under`, and it says no place. */
      readonly of?: CardFilter;
    }
  /** "is at the left end of its row". */
  | { readonly kind: 'row'; readonly at: RowSpot }
  /** "is a rank 2 or higher fire unit"; no `whose`, `place`, `other` or `most`. */
  | { readonly kind: 'fits'; readonly card: CardFilter }
  /** "has 300 or more attack", "'s rank is exactly 3". */
  | { readonly kind: 'stat'; readonly stat: 'attack' | 'defense' | 'rank'; readonly range: Range };

/** How long something lasts. Absent: as long as its effect lasts, or for good. */
export type Duration =
  | 'this turn'
  /** "until the attack is over": the one that is under way. */
  | 'attack'
  /** "until it attacks": until its next attack is over (R-T170). */
  | { readonly untilAttackOf: CardRef }
  /** "until this card is untapped": until the next time that happens (R-T250). */
  | { readonly untilTurned: CardRef; readonly to: 'tapped' | 'untapped' }
  /** "for the rest of the game". */
  | 'game'
  /** "for three turns": this one counts. */
  | { readonly turns: number }
  | { readonly until: 'start' | 'end'; readonly of: Period }
  /** "during your next turn", "next turn". */
  | { readonly during: Period }
  /** "while this card is tapped", "as long as you control a dragon". */
  | { readonly while: Condition };
