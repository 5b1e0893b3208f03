import type { Act, Cards, Condition, Effect, EffectType, Sentence } from './tree.ts';

/** Does a condition ask that this card is tapped, or that it is not? */
export function mustBe(condition: Condition, state: 'tapped' | 'untapped'): boolean {
  if (condition.is === 'all') return condition.of.some((one) => mustBe(one, state));
  if (condition.is !== 'card' || condition.card.the !== 'this') return false;
  if (condition.a.kind === 'tapped earlier') return state === 'tapped';
  return condition.a.kind === 'state' && condition.a.state === state;
}

/** "Once per turn, you may untap this card.": though it is tapped, as it could never be used otherwise (R-T284). */
export function untapEvenTapped(effect: Effect): Effect {
  const { limit, when, evenTapped, sentences } = effect;
  const [first, ...others] = sentences;
  const [act, ...more] = first?.acts ?? [];
  if (!limit || when || evenTapped || others.length + more.length > 0) return effect;
  if (first?.cost || first?.at || first?.on || act?.do !== 'untap') return effect;
  return act.cards.the === 'this' ? { ...effect, evenTapped: true } : effect;
}

/** "Untap this card to ...": it must be tapped before. */
export const untapsToPay = (cost: readonly Act[] = []): boolean =>
  cost.some((act) => act.do === 'untap' && act.cards.the === 'this');

/** "Untap this card and draw a card": it must be tapped for that to be possible. */
export function untapsAtOnce({ acts, at, on }: Sentence, itIsThis = false): boolean {
  if (at || on) return false;
  const then = acts.findIndex((act) => act.then);
  const now = then < 0 ? acts : acts.slice(0, then);
  const isThis = ({ the }: Cards) => the === 'this' || (itIsThis && the === 'that');
  return now.some((act) => act.do === 'untap' && isThis(act.cards));
}

/** The types whose effects are used or set off only while their card is untapped, and tap it. */
const TAPS: readonly EffectType[] = ['normal', 'latent', 'overload', 'counter', 'pulse'];

/**
 * "If this card is untapped, ...": an effect of such a type has asked that when it was used, and has tapped
 * its card since (R-T96).
 */
export function askedBeforeTapping(effect: Effect, type: EffectType): Effect {
  const [first, ...others] = effect.sentences;
  if (!TAPS.includes(type) || !first?.if || !mustBe(first.if, 'untapped')) return effect;
  // What is put off or watched for is asked when it works (R-T362).
  if ((first.at || first.on) && !first.askedFirst) return effect;
  const { if: condition, ...said } = first;
  const left = withoutOwnTap(condition);
  return { ...effect, sentences: [{ ...said, ...(left && { if: left }) }, ...others] };
}

function withoutOwnTap(condition: Condition): Condition | undefined {
  if (condition.is !== 'all') return undefined;
  const left = condition.of.filter((one) => !mustBe(one, 'untapped'));
  return left.length === 1 ? left[0] : { ...condition, of: left };
}
