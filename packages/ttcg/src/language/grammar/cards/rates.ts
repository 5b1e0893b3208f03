import type { Act, Amount, CardFilter, Count, Pick } from '../../tree/tree.ts';

/** What is counted: "for each spell", "for every two units". */
export interface Rate {
  readonly each: Extract<Amount, { times: number }>['each'];
  /** "and each spell": of these, too. */
  readonly also?: CardFilter;
  /** Two or more. */
  readonly per?: number;
  /** "to a maximum of three". */
  readonly most?: number;
}

/** A number so many times; "one for every two" is half the number. */
export function timesRate(times: number, { each, also, per, most }: Rate): Amount {
  const capped = { times, each, ...(also && { also }), ...(most && { most }) };
  if (per === undefined) return capped;
  return times === 1 && per === 2 ? { ...capped, half: true } : { ...capped, per };
}

/** The act with its number multiplied; nothing if it has none. */
export function ratedAct(act: Act, rate: Rate): Act | undefined {
  if ('amount' in act && typeof act.amount === 'number') {
    return { ...act, amount: timesRate(act.amount, rate) };
  }
  if ((act.do === 'stat' || act.do === 'points') && 'amount' in act.change) {
    const { op, amount } = act.change;
    if (typeof amount === 'number')
      return { ...act, change: { op, amount: timesRate(amount, rate) } };
  }
  return undefined;
}

/** Acts that can be done to so many cards for each of others. */
const TALLIED: ReadonlySet<Act['do']> = new Set([
  'destroy',
  'tap',
  'untap',
  'discard',
  'move',
  'search',
  'play',
]);

/** The act done to so many cards for each of others; nothing if it says no number of them. */
export function talliedAct(act: Act, { each, also, per, most }: Rate): Act | undefined {
  if (!isTallied(act)) return undefined;
  const { cards } = act;
  const more = { ...(also && { also }), ...(per && { per }), ...(most && { most }) };
  const { count } = cards;
  const amount = { times: 'n' in count ? count.n : count.upTo, each, ...more };
  const fewer = 'upTo' in count ? { upTo: true as const } : {};
  return { ...act, cards: { ...cards, count: { amount, ...fewer } } } as Act;
}

/**
 * R-T363. "For each dragon you control, you may discard a card": as many as they want, up to one for each; nothing if that
 * cannot be said of the act.
 */
export function atMost(act: Act): Act | undefined {
  if (act.do === 'draw') return typeof act.amount === 'object' ? { ...act, upTo: true } : undefined;
  if (!TALLIED.has(act.do) || !('cards' in act) || act.do === 'bar') return undefined;
  const { cards } = act;
  if (cards?.the !== 'pick' || typeof cards.count !== 'object') return undefined;
  if (!('amount' in cards.count)) return undefined;
  return { ...act, cards: { ...cards, count: { ...cards.count, upTo: true } } } as Act;
}

type Tallied = Act & {
  readonly cards: Pick & { readonly count: { readonly n: number } | { readonly upTo: number } };
};

/** Does an act name a number of cards that can be so many for each of others? */
export function isTallied(act: Act | undefined): act is Tallied {
  if (!act || !TALLIED.has(act.do) || !('cards' in act) || act.do === 'bar') return false;
  if (act.do === 'move' && act.to.zone === 'under') return false;
  const { cards } = act;
  return cards?.the === 'pick' && isNumber(cards.count);
}

function isNumber(count: Count): boolean {
  return typeof count === 'object' && !('amount' in count) && ('n' in count || 'upTo' in count);
}

/** A "for each" after the last of several changes of the same cards multiplies them all. */
export function rateAll(acts: Act[], from: number): void {
  const last = acts.at(-1);
  if (last?.do !== 'stat' || !('amount' in last.change)) return;
  const { amount } = last.change;
  if (typeof amount === 'number' || !('each' in amount)) return;
  const per = amount.half ? 2 : amount.per;
  const { each, also, most } = amount;
  const rate = { each, ...(also && { also }), ...(per && { per }), ...(most && { most }) };
  for (let i = from; i < acts.length; i++) {
    const act = acts[i];
    if (act?.do === 'stat') acts[i] = ratedAct(act, rate) ?? act;
  }
}
