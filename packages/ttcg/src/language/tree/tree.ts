import type { Act, Who } from './acts.ts';
import type { Condition, Duration } from './conditions.ts';
import type { CardFilter, EffectType } from './filters.ts';
import type { Period } from './periods.ts';
import type { Told } from './told.ts';

export type * from './acts.ts';
export type * from './battle-acts.ts';
export type * from './cards.ts';
export type * from './conditions.ts';
export type * from './deeds.ts';
export type * from './events.ts';
export type * from './filters.ts';
export type * from './periods.ts';
export type * from './told.ts';
export type * from './value-acts.ts';

/**
 * What a card's effect text says, as data. English is printed from it and parsed back to it, and the
 * rules run it. Every tree has exactly one printed form, and where two wordings mean the same there is
 * one tree: "each" is "all", "creature" is "unit", "until the end of the turn" is "this turn".
 *
 * Optional fields are absent, never undefined.
 */
export interface Effect {
  /** "Latent: ...": its type, where the text names it. */
  readonly style?: EffectType;
  /** Once per turn. */
  readonly limit?: Limit;
  /** "Discard a water card instead of any other card.": what is discarded for it; only of overload effects. */
  readonly discards?: CardFilter;
  /** "Even if tapped, ...": may be used though its card is tapped. */
  readonly evenTapped?: true;
  /** "This effect cannot be countered.": while it is on the chain (R-T314). */
  readonly uncounterable?: true;
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
 * One sentence: [link] [if condition,] [at the end of the turn,] [if condition,] [you may] [cost to] acts [instead].
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
  readonly at?: Moment | ChainMoment;
  /**
   * Watched for: "this turn, whenever an enemy unit is destroyed, gain 1 point". `when`: "the next time" only,
   * and `after`: when that time is over. Never together with `at`, nor with a trigger of the whole effect in its first sentence.
   */
  readonly on?: Told & {
    readonly word: 'when' | 'whenever' | 'after';
    /** Absent: as long as the effect is at work, if it is continuous or equip; not in a first sentence. */
    readonly for?: Duration;
    /** "if ... would ..., ... instead", told so; then without `may`, `cost` and `link`. */
    readonly would?: true;
  };
  readonly if?: Condition;
  /**
   * R-T362. "If you control a dragon, draw a card at the end of the turn": asked when that is put off, and not when it works.
   * Only with `at` and `if`.
   */
  readonly askedFirst?: true;
  /**
   * Who may decide against it. Others than `you` and `opponent`: each of those players for themselves, and
   * all the acts are theirs, without a cost.
   */
  readonly may?: Exclude<Who, 'choice'>;
  readonly cost?: readonly Act[];
  /** At least one; done in order. */
  readonly acts: readonly Act[];
}

/** The start or end of a turn or phase. */
export interface Moment {
  readonly at: 'start' | 'end';
  readonly of: Period;
  /** "at the end of this turn": in a first sentence without a trigger, of "the turn". */
  readonly this?: true;
}

/**
 * "add another effect to the chain: ...": it lies there by itself, to be answered. "At the end of the chain, ...":
 * when all that is on it has been carried out.
 */
export type ChainMoment = 'on the chain' | 'end of the chain';

/**
 * `then`: "Then, ...". `done`: "If you do, ...". `undone`: "If you do not, ...".
 * `otherwise`: when the condition of the sentence before did not hold.
 * `instead`: "If ..., ... instead.": takes the place of the sentence before; always with a condition.
 */
export type Link = 'then' | 'done' | 'undone' | 'otherwise' | 'instead';

/** When an effect happens, or while what it holds. */
export type Trigger =
  /** "When", "whenever", "before", "after" something happens. */
  | (Told & {
      readonly at: 'event';
      readonly word: TriggerWord;
      /** "the second time each turn"; always with "whenever". */
      readonly nth?: number;
    })
  /**
   * "If ... would ..., ... instead": takes the place of what would happen. `first`: "before ... would ...", and then
   * that happens.
   */
  | (Told & { readonly at: 'would'; readonly first?: true })
  /** "At the start of your turn"; never `next`: what is put off belongs to the sentence. */
  | { readonly at: 'start' | 'end'; readonly of: Period }
  /**
   * "When you have exactly ten cards in your hand": when that becomes so, and not again while it stays so (R-T220).
   * Nothing that is asked of the past, of a time, or of a card other than this one.
   */
  | { readonly at: 'becomes'; readonly word: 'when' | 'whenever'; readonly so: Condition }
  /** "While this card is on the field". */
  | { readonly at: 'while'; readonly holds: Condition };

export type TriggerWord = 'when' | 'whenever' | 'before' | 'after';
