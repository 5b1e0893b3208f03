import type { CardRef, Seat } from '@cardscape/kernel';
import type { CardEventKind, DeedKind, Period } from '../../language/tree/tree.ts';
import type { Former } from '../position/former.ts';
import { BY_RULE, type Cause } from './cause.ts';

/** What can happen, in the words of the effect language. */
export type HappeningKind =
  | Exclude<CardEventKind, 'activates'>
  | 'sent'
  | 'tucked'
  | 'untucked'
  | 'attacks'
  | 'destroys'
  | 'activates'
  | 'gainsPoints'
  | 'losesPoints'
  | 'stackLoses'
  | 'skips'
  | 'chainResolves'
  /** Something has become so that a text waits for (R-T220). */
  | 'becomesSo'
  /** The time of a turn has come that an effect at work waits for. */
  | 'timeComes'
  | Extract<DeedKind, 'searches' | 'shuffles'>;

/** Something that happened, as triggers and "this turn" look at it. */
export interface Happening {
  readonly what: HappeningKind;
  /** The card it befell, or that did it, where it lies afterwards. */
  readonly card: CardRef | null;
  /** Who did it, or whose points; for a card that something befell: who brought it about. */
  readonly by: Seat | null;
  /** Who controlled or held the card before. */
  readonly whose: Seat;
  /** What brought it about: a battle, or the effect of a card. */
  readonly cause: 'battle' | 'effect' | 'rule';
  readonly causeCard: CardRef | null;
  /** The other card: what was attacked or destroyed. */
  readonly other: CardRef | null;
  readonly otherWhose: Seat | null;
  readonly from: 'field' | 'hand' | 'deck' | 'discard' | 'stage' | null;
  readonly to: 'field' | 'hand' | 'deck' | 'discard' | null;
  readonly amount: number;
  /** Was the card tapped before? */
  readonly tapped: boolean;
  /** Points that a player loses for a unit that is destroyed. */
  readonly forUnit?: true;
  /** An equip card that goes with its unit: only of what has not happened yet. */
  readonly withUnit?: true;
  /** Points that would be the last ones of their player (R-T270): only of what has not happened yet. */
  readonly last?: true;
  /** Which part of a turn was skipped. */
  readonly part?: Period['part'];
  /** Whose turn and which stage it was, where a text can ask later. */
  readonly time?: { readonly active: Seat; readonly stage: string };
  /** What its cards were like when it happened, where a text can ask and that may have changed since. */
  readonly facts?: Facts;
  /** Which effect it was done by, where a text tells effects apart: the key of its program. */
  readonly via?: string;
}

/** Cards of a happening as they were. */
export interface Facts {
  readonly card?: Former;
  readonly other?: Former;
  readonly cause?: Former;
}

/** What there may be to tell of a happening besides its cause. */
type Details = Partial<
  Pick<Happening, 'other' | 'otherWhose' | 'from' | 'to' | 'amount' | 'tapped'>
> & { readonly facts?: Facts | undefined; readonly forUnit?: boolean | undefined };

/** A happening with only what matters about it. */
export function happening(
  what: HappeningKind,
  whose: Seat,
  card: CardRef | null,
  { by, kind, card: causeCard, via }: Cause = BY_RULE,
  more: Details = NO_DETAILS,
): Happening {
  // Written out: this is made for everything that happens, and each that is spread has a shape of its own.
  const one: Draft = {
    what,
    card,
    by,
    whose,
    cause: kind,
    causeCard,
    other: more.other ?? null,
    otherWhose: more.otherWhose ?? null,
    from: more.from ?? null,
    to: more.to ?? null,
    amount: more.amount ?? 0,
    tapped: more.tapped ?? false,
  };
  if (more.forUnit) one.forUnit = true;
  if (via !== undefined) one.via = via;
  else if (more.facts && !more.forUnit) one.facts = more.facts;
  return one;
}

const NO_DETAILS: Details = {
  other: null,
  otherWhose: null,
  from: null,
  to: null,
  amount: 0,
  tapped: false,
};

/** A happening that is still told. */
type Draft = { -readonly [Field in keyof Happening]: Happening[Field] };

/** The same happening by another name. */
export function calledAs(one: Happening, what: HappeningKind): Happening {
  const same = always(one, what);
  if (one.facts) same.facts = one.facts;
  return same;
}

/**
 * The same happening with more told of it. No happening is spread: each copy would get a shape of its own, and all
 * that reads happenings would be slow, and made ready again and again by the engine.
 */
export function telling(
  one: Happening,
  more: Partial<Pick<Happening, 'part' | 'time' | 'facts' | 'via'>>,
): Happening {
  return Object.assign(withSeldom(always(one), one), more);
}

/** The same happening, with the effect that it was done by. */
export const doneVia = (one: Happening, via: string): Happening => telling(one, { via });

/** The same happening without the effect that it was done by. */
export const withoutEffect = (one: Happening): Happening => withSeldom(always(one), one, 'via');

/** The same happening without what its cards were like. */
export const withoutFacts = (one: Happening): Happening => withSeldom(always(one), one, 'facts');

/** What is told of everything that happens. */
function always(one: Happening, what = one.what): Draft {
  return {
    what,
    card: one.card,
    by: one.by,
    whose: one.whose,
    cause: one.cause,
    causeCard: one.causeCard,
    other: one.other,
    otherWhose: one.otherWhose,
    from: one.from,
    to: one.to,
    amount: one.amount,
    tapped: one.tapped,
  };
}

/** With what is told of few, in the order in which it was told. */
function withSeldom(same: Draft, one: Happening, but?: keyof Happening): Draft {
  const all: Record<string, unknown> = same;
  for (const key in one) if (key !== but && !(key in all)) all[key] = one[key as keyof Happening];
  return same;
}
