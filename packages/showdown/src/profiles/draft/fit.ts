import type { Catalogue } from '../catalogue.ts';
import { MOST_COPIES } from '../limits.ts';
import { put, type Stack, take } from '../pile.ts';
import type { Profile } from '../profile.ts';
import { whyNotInDeck } from '../readiness.ts';

/** A profile that keeps the limits, and what had to be moved for that. */
export interface Fitted {
  readonly profile: Profile;
  /** A sentence for each card that was moved. */
  readonly notices: readonly string[];
}

/**
 * Card sets change and can be switched off: what may no longer lie where it does goes to the side
 * deck. Nothing is lost.
 */
export function fitToCards(profile: Profile, catalogue: Catalogue): Fitted {
  const notices: string[] = [];
  let fitted = profile;
  const toSide = (from: 'main' | 'characters', { card, count }: Stack, why: string) => {
    const left = { ...fitted, [from]: take(fitted[from], card, count) };
    fitted = { ...left, side: put(left.side, card, count) };
    notices.push(`${why} It is in your side deck now.`);
  };
  for (const stack of profile.main) {
    const why = whyNotInDeck(stack, catalogue);
    if (why) toSide('main', { ...stack, count: stack.count - allowed(stack, catalogue) }, why);
  }
  for (const stack of profile.characters) {
    const type = catalogue.find(stack.card)?.type;
    if (type === 'char') continue;
    const what = type ? 'is no character' : 'is not among the cards that are loaded';
    toSide('characters', stack, `${stack.card} ${what}.`);
  }
  return { profile: fitted, notices };
}

/** How many of the copies may stay in the main deck. */
function allowed({ card, count }: Stack, catalogue: Catalogue): number {
  const design = catalogue.find(card);
  if (!design || design.type === 'char') return 0;
  return Math.min(count, MOST_COPIES[design.rarity]);
}
