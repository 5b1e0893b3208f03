import type { Act, Effect, EffectType, EventCard, EventCause } from './tree.ts';

type Forbid = Extract<Act, { do: 'forbid' }>;

/** That a card is destroyed, at all or by something. */
interface Destroyed {
  readonly what: 'destroyed';
  readonly card: EventCard;
  readonly by?: EventCause;
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
export const canShield = (type: EffectType): boolean =>
  type === 'passive' || type === 'continuous' || type === 'equip';

function cardOf({ cards }: Forbid): Destroyed['card'] | undefined {
  if (cards.the === 'this' || cards.the === 'equipped') return cards.the;
  return cards.the === 'pick' && cards.count === 'all' && !cards.card.place && !cards.card.most
    ? cards.card
    : undefined;
}

const CAUSES: Readonly<Record<string, Pick<Destroyed, 'by'>>> = {
  'be destroyed': {},
  'be destroyed in battle': { by: 'battle' },
  'be destroyed by effects': { by: 'effect' },
};

const causeOf = ({ from, by }: Forbid): Pick<Destroyed, 'by'> =>
  by ? { by } : (CAUSES[from] ?? {});
