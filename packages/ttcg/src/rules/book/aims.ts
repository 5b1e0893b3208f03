import { type CardSlot, slotsOf } from '../../language/tree/slots.ts';
import type { Act, CardFilter, Effect, Pick } from '../../language/tree/tree.ts';

/** What a card is chosen for in passing: an act on cards that lie under it or beside it. */
export interface Aim {
  readonly act: Act;
  readonly slot: number;
  readonly one: CardSlot;
  readonly pick: Pick;
  /** How many there must be, so that the card is not chosen in vain. */
  readonly needed: number;
}

const aims = new WeakMap<Act, Aim>();

/** What the card that an act chooses is chosen for; nothing if it is chosen for its own sake. */
export function aimOf(act: Act): Aim | undefined {
  return aims.get(act);
}

/** Notes, for an effect, what its cards are chosen for: "one card under an enemy unit". */
export function noteAims({ sentences }: Effect): void {
  for (const { acts, cost = [] } of sentences)
    for (const list of [
      acts,
      cost,
      ...acts.flatMap((act) => (act.do === 'choose' ? act.from : [])),
    ])
      list.forEach((act, place) => {
        const next = list[place + 1];
        if (act.do === 'target' && next) noteAim(act, next);
      });
}

function noteAim(act: Extract<Act, { do: 'target' }>, next: Act): void {
  if (act.cards.the !== 'pick' || act.cards.count === 'all') return;
  const { count } = act.cards;
  const single = typeof count === 'object' && 'n' in count && count.n === 1;
  slotsOf(next).forEach((one, slot) => {
    const { cards } = one;
    if (cards.the !== 'pick' || !isToldByIt(cards.card)) return;
    aims.set(act, { act: next, slot, one, pick: cards, needed: single ? neededOf(cards) : 1 });
  });
}

function neededOf({ count }: Pick): number {
  if (typeof count !== 'object') return 1;
  return 'n' in count ? count.n : 'least' in count ? count.least : 1;
}

const isToldByIt = ({ place, same }: CardFilter): boolean =>
  BESIDE.has(place ?? '') || same?.as.the === 'that';

/** Where something lies that a card may or may not have. */
const BESIDE = new Set<string>([
  'under that',
  'directly under that',
  'below that',
  'above that',
  'across from that',
]);
