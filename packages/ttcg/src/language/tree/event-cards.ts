import type { CardFilter, Event, EventCard, EventCause } from './tree.ts';

/** How one of the two cards of an event is pointed at. */
export type OneOfTwo = 'attacker' | 'defender' | 'foe' | 'victim' | 'cause';

/** The second card that an event speaks of, and how it is pointed at. */
export function otherCardOf(event: Event): { the: OneOfTwo; card: CardFilter } | undefined {
  if (event.what === 'attacks') return event.other && { the: 'defender', card: event.other };
  if (event.what === 'destroys') return { the: 'victim', card: event.other };
  const by = 'by' in event ? event.by : undefined;
  const card = causeCardOf(by);
  if (!card) return undefined;
  return { the: event.what === 'attacked' ? 'attacker' : 'cause', card };
}

/** The card that brings something about, by its effect or otherwise, where a text says which. */
export function causeCardOf(by: EventCause | undefined): CardFilter | undefined {
  if (typeof by !== 'object') return undefined;
  return 'effectOf' in by ? by.effectOf : by;
}

/** How the first card of an event with two is pointed at, where that has a name. */
export function firstCardOf(event: Event): OneOfTwo | undefined {
  return FIRST[event.what];
}

const FIRST: Partial<Record<Event['what'], OneOfTwo>> = {
  attacks: 'attacker',
  attacked: 'defender',
  destroys: 'cause',
};

/** Does an event have two cards of which this is none, so that "it" could be either? */
export function isOfTwoOthers(event: Event): event is Event & { card: EventCard } {
  if (!FIRST[event.what] || !('card' in event) || otherCardOf(event) === undefined) return false;
  return event.card !== 'this';
}

/** Are all cards that an event speaks of the opponent's? Then your "other units" are other than this card. */
export function isOfEnemies(event: Event): boolean {
  const second = otherCardOf(event);
  if (second && second.card.whose !== 'opponent') return false;
  if ('card' in event) return typeof event.card === 'object' && event.card.whose === 'opponent';
  return 'who' in event && event.who === 'opponent';
}

/** Is an event about a card other than this one, so that after it "other units" are other than that? */
export function isOfAnother(event: Event): boolean {
  if ('card' in event) return typeof event.card === 'object';
  return event.what === 'plays' || event.what === 'ranksUp';
}

/** Is this card attacked or aimed at? */
export function isAimedAtThis(event: Event | undefined): boolean {
  if (event?.what !== 'attacked' && event?.what !== 'targeted') return false;
  return event.card === 'this';
}

/** What happens to players without a card. */
const CARDLESS_EVENTS: readonly Event['what'][] = [
  'gainsPoints',
  'losesPoints',
  'shuffles',
  'searches',
  'stackLoses',
  'skips',
  'chainResolves',
];

/** Does an event have a card that "it" could be? */
export const hasCard = ({ what }: Event): boolean => !CARDLESS_EVENTS.includes(what);

/** Is there another card in what happens to this one, though it is not told which? */
export function isDoneByAnother(event: Event): boolean {
  return FIGHTS.includes(event.what) || ('by' in event && event.by !== undefined);
}

const FIGHTS: readonly Event['what'][] = ['attacks', 'attacked', 'targeted'];
