import type { Act, Effect, EffectType, EventCard, EventCause, Pick } from './tree.ts';

type Forbid = Extract<Act, { do: 'forbid' }>;

/** By what it is destroyed, if only by that. */
interface Caused {
  readonly by?: EventCause;
}

/** That a card is destroyed, at all or by something. */
interface Destroyed extends Caused {
  readonly what: 'destroyed';
  readonly card: EventCard;
}

/**
 * R-T74. "Once per turn, this card cannot be destroyed.": what it keeps from happening, so often; nothing where an
 * effect says something else.
 */
export function shieldOf({ limit, when, during, sentences }: Effect): Destroyed | undefined {
  const [only, ...others] = sentences;
  if (!limit || when || during || !only || others.length > 0) return undefined;
  const [act, ...more] = only.acts;
  if (act?.do !== 'forbid' || act.for || more.length > 0) return undefined;
  if (only.cost || only.may || only.at || only.on) return undefined;
  const card = cardOf(act);
  return card && act.from in CAUSES ? { what: 'destroyed', card, ...causeOf(act) } : undefined;
}

/** Does an effect of this type stand by itself, so that it can keep something from happening? */
export const canShield = (type: EffectType, effect: Effect): boolean =>
  type === 'passive' || ((type === 'continuous' || type === 'equip') && !shieldsOne(effect));

function cardOf({ cards }: Forbid): Destroyed['card'] | undefined {
  if (cards.the === 'this' || cards.the === 'equipped') return cards.the;
  if (cards.the !== 'pick' || cards.card.most || cards.alike || cards.by) return undefined;
  return cards.count === 'all' || isOne(cards) ? cards.card : undefined;
}

const isOne = ({ count }: Pick): boolean =>
  typeof count === 'object' && 'n' in count && count.n === 1;

/** "Once per turn, prevent the destruction of a unit": whichever is the first, if nobody uses it to choose one. */
export function shieldsOne({ sentences }: Effect): boolean {
  const [act] = sentences[0]?.acts ?? [];
  return act?.do === 'forbid' && act.cards.the === 'pick' && isOne(act.cards);
}

const CAUSES: Readonly<Record<string, Caused>> = {
  'be destroyed': {},
  'be destroyed in battle': { by: 'battle' },
  'be destroyed by effects': { by: 'effect' },
};

const causeOf = ({ from, by }: Forbid): Caused => (by ? { by } : (CAUSES[from] ?? {}));
