import { causeCardOf } from './event-cards.ts';
import type { CardFilter, CardWork, DeedKind, Event, PlayerWork, Would } from './tree.ts';

/**
 * R-T210. What is done is not announced: "when your opponent searches their deck, counter it" answers the
 * effect of your opponent's that would do it. Nothing where no effect is told by that.
 */
export function effectBehind({ outside, ...event }: Event): Event | undefined {
  const would = workIn(event);
  if (!would) return undefined;
  const by = 'by' in event ? causeCardOf(event.by) : undefined;
  const { whose: _, acting, ...kind } = by ?? ({ noun: 'card' } as CardFilter);
  if (by?.whose === 'your') return undefined;
  const other: CardFilter = { ...kind, acting: { ...acting, would } };
  return { what: 'activatesEffect', who: 'opponent', other, ...(outside && { outside }) };
}

/** What an effect would do by which that happens. */
function workIn(event: Event): Would | undefined {
  if (event.what === 'attached' || event.what === 'equipped') return equippingIn(event);
  if ('card' in event) return doneToCard(event);
  if (event.what === 'losesPoints' || event.what === 'gainsPoints') {
    // Points are lost in attacks, too, which no effect is behind.
    if (event.what === 'losesPoints' && event.because !== 'effect') return undefined;
    return madeTo(event.what === 'losesPoints' ? 'lose points' : 'gain points', event.who);
  }
  const does = 'who' in event ? PLAYER_WORK[event.what as DeedKind] : undefined;
  if (!does || !('who' in event) || ('other' in event && event.other)) return undefined;
  return madeTo(does, event.who);
}

const madeTo = (does: PlayerWork, who: 'you' | 'opponent' | 'any'): Would => ({
  does,
  ...(who !== 'any' && { who }),
});

const PLAYER_WORK: Partial<Record<DeedKind, PlayerWork>> = {
  draws: 'draw',
  discards: 'discard',
  mills: 'mill',
  searches: 'search',
};

/** "equips a card to a unit", "equips a unit": whichever card it is done with. */
function equippingIn(event: Event): Would | undefined {
  if (event.what !== 'attached' && event.what !== 'equipped') return undefined;
  if (event.by === 'you' || typeof event.card === 'string') return undefined;
  if (event.what === 'equipped') return { does: 'equip', card: event.card };
  const isAny = Object.keys(event.card).every((key) => key === 'noun' || key === 'whose');
  return isAny ? { does: 'equip', card: { noun: 'unit' } } : undefined;
}

/** Is it a card that something is done to, rather than a player who does something, or equips a card? */
export const isDoneToCard = (event: Event): boolean => 'card' in event && event.what !== 'attached';

/** What befalls a card by an effect, or is done to it by your opponent. */
function doneToCard(event: Extract<Event, { card: unknown }>): Would | undefined {
  const { what, card } = event;
  if (card === 'equipped' || card === 'that' || !isByEffect(event)) return undefined;
  if (what === 'sent') return event.from ? undefined : { does: 'send', card, to: event.to };
  const does = CARD_WORK[what];
  return does && { does, card };
}

/** What is destroyed may be so in battle, and what is tapped for its own effect; the rest effects do. */
function isByEffect(event: Event): boolean {
  const by = 'by' in event ? event.by : undefined;
  if (by === 'effect') return true;
  if (typeof by === 'object') return 'effectOf' in by || by.acting !== undefined;
  return by === 'opponent' && event.what !== 'destroyed' && event.what !== 'tapped';
}

const CARD_WORK: Partial<Record<Event['what'], CardWork>> = {
  destroyed: 'destroy',
  tapped: 'tap',
  untapped: 'untap',
  revealed: 'reveal',
  moved: 'move',
};
