import { filterPhrase } from '../print/filter.ts';
import { causeCardOf } from '../tree/event-cards.ts';
import type { Act, CardFilter, Event, Place } from '../tree/tree.ts';
import type { Case } from './case.ts';

/** Where a card can lie to which something happens. */
type Site = 'active' | 'covered' | 'hand' | 'deck' | 'discard';

/** What happens to cards that lie in some places only, and how that is told. */
interface Reach {
  readonly sites: readonly Site[];
  readonly told: string;
}

const active = (told: string): Reach => ({ sites: ['active'], told });
const onField = (told: string): Reach => ({ sites: ['active', 'covered'], told });
const PLAYED: Reach = { sites: ['active', 'hand', 'deck', 'discard'], told: 'are played' };
const DISCARDED: Reach = { sites: ['hand'], told: 'are discarded' };
const MILLED: Reach = { sites: ['deck'], told: 'are milled' };
const DRAWN: Reach = { sites: ['deck'], told: 'are drawn' };
const ACTIVATED: Reach = { sites: ['active', 'discard'], told: 'activate effects' };

/** The card that something befalls, or that does it. */
const FIRST: Partial<Record<Event['what'], Reach>> = {
  attacks: active('attack'),
  attacked: active('are attacked'),
  tapped: active('are tapped'),
  untapped: active('are untapped'),
  rankedUp: active('are ranked up'),
  ranksUp: active('are ranked up'),
  equipped: active('are equipped'),
  flipped: active('are turned over'),
  covered: active('are covered'),
  uncovered: onField('are uncovered'),
  destroys: ACTIVATED,
  activates: ACTIVATED,
  activatesEffect: ACTIVATED,
  countered: { sites: ['active', 'discard'], told: 'are countered' },
  destroyed: onField('are destroyed'),
  leaves: onField('leave the field'),
  targeted: onField('are targeted'),
  moved: { sites: ['active', 'covered', 'hand', 'deck', 'discard'], told: 'are moved' },
  played: PLAYED,
  plays: PLAYED,
  discarded: DISCARDED,
  discards: DISCARDED,
  milled: MILLED,
  mills: MILLED,
  drawn: DRAWN,
  draws: DRAWN,
  revealed: { sites: ['hand', 'deck'], told: 'are revealed' },
};

const SITES: Partial<Record<string, readonly Site[]>> = {
  hand: ['hand'],
  deck: ['deck'],
  discard: ['discard'],
  'discard top': ['discard'],
  'deck or discard': ['deck', 'discard'],
  'hand or discard': ['hand', 'discard'],
  'hand or deck': ['hand', 'deck'],
  'hand, deck or discard': ['hand', 'deck', 'discard'],
  'under this': ['covered'],
  'under another': ['covered'],
  'under that': ['covered'],
  'directly under this': ['covered'],
  'directly under that': ['covered'],
  dormant: ['covered'],
};

const ACTIVE: readonly Site[] = ['active'];

/** Places where nothing lies that the text says happens, or that does it (R-T66). */
export function checkWhere(checked: Case): void {
  for (const node of checked.nodes) {
    const event = node.event as Event | undefined;
    if (!event) continue;
    checkEvent(checked, event);
    const isOver = node.is === 'happened' || node.nth !== undefined || node.word === 'after';
    if (isOver && JSON.stringify(event).includes('"answering"'))
      checked.complain('What an effect was activated in response to is not asked later.');
  }
  checkAmongThem(checked);
  checkSides(checked);
  for (const act of checked.acts) {
    checkAnswered(checked, act);
    checkPlayedTo(checked, act);
  }
}

/** "Your opponent cannot play units in this card's column": cards are told by where they come from. */
function checkPlayedTo(checked: Case, act: Act): void {
  const cards =
    act.do === 'bar' && act.from === 'play'
      ? act.cards
      : act.do === 'forbid' && act.from === 'be played' && act.cards.the === 'pick'
        ? act.cards.card
        : undefined;
  checkCard(checked, cards, {
    sites: ['hand', 'deck', 'discard'],
    told: 'are kept from being played',
  });
}

/** "Whenever one of them is destroyed": where an effect begins nothing has been spoken of. */
function checkAmongThem(checked: Case): void {
  const { when } = checked.effect;
  if (!when || !('event' in when) || !('card' in when.event)) return;
  const { card } = when.event;
  if (typeof card !== 'object' || card.place !== 'that') return;
  const words = filterPhrase(card, { slot: 'anywhere', many: true }, IT);
  checked.complain(`"${words}": no card has been spoken of before that this could mean.`);
}

function checkEvent(checked: Case, event: Event): void {
  const { card, other } = event as { card?: unknown; other?: unknown };
  const by = causeCardOf('by' in event ? event.by : undefined);
  const reach = event.what === 'sent' ? sentFrom(event.from) : FIRST[event.what];
  if (reach) checkCard(checked, 'who' in event ? other : card, reach);
  if (event.what === 'attacks') checkCard(checked, other, active('are attacked'));
  if (event.what === 'destroys') checkCard(checked, other, onField('are destroyed'));
  checkCard(checked, by, event.what === 'attacked' ? active('attack') : ACTIVATED);
}

/** A place that is said twice must be the same. */
function sentFrom(from: Extract<Event, { what: 'sent' }>['from']): Reach | undefined {
  if (from === undefined) return undefined;
  return from === 'field'
    ? onField('are sent from the field')
    : { sites: [from], told: SENT[from] };
}

const SENT = {
  hand: 'are sent from a hand',
  deck: 'are sent from a deck',
  discard: 'are sent from a discard pile',
} as const;

/** Places on this card's side of the field. */
const OWN_SIDE: ReadonlySet<unknown> = new Set([
  'next to this',
  'below this',
  'above this',
] satisfies Place[]);

/** "An adjacent enemy unit": the cards beside, below and above this card are its player's. */
function checkSides(checked: Case): void {
  for (const node of checked.nodes) {
    if (node.whose !== 'opponent' || !('noun' in node) || !OWN_SIDE.has(node.place)) continue;
    const words = filterPhrase(node as unknown as CardFilter, { slot: 'anywhere', many: true }, IT);
    checked.complain(`"${words}": only your cards lie there; say "across from this card".`);
  }
}

const ANSWERED = { effect: ACTIVATED, attack: active('attack'), play: PLAYED } as const;

/** The cards whose effects, attacks and plays are countered, kept off or forbidden. */
function checkAnswered(checked: Case, act: Act): void {
  if (act.do === 'counter' || act.do === 'ward') checkCard(checked, act.of, ANSWERED[act.what]);
  if (act.do === 'counter' && OWN_SIDE.has(act.of?.place) && act.of?.whose !== 'your')
    checked.complainOf(act, 'only your cards lie there, and it is your opponent who is countered');
  if (act.do === 'counter' || act.do === 'redirect')
    checkCard(checked, act.targeting, onField('are targeted'));
  if (act.do === 'immune') checkCard(checked, act.to, ACTIVATED);
  if (act.do === 'forbid') checkCard(checked, act.by, ACTIVATED);
}

function checkCard(checked: Case, card: unknown, { sites, told }: Reach): void {
  if (typeof card !== 'object' || card === null) return;
  const { place, beside } = card as CardFilter;
  if (place === undefined && beside === undefined) return;
  if (place === 'that') return;
  const lies = beside ? (beside.at === 'under' ? COVERED : ACTIVE) : (SITES[place ?? ''] ?? ACTIVE);
  if (lies.some((site) => sites.includes(site))) return;
  const words = filterPhrase(card as CardFilter, { slot: 'anywhere', many: true }, IT);
  checked.complain(`"${words}": only cards ${whereOf(sites)} ${told}.`);
}

const COVERED: readonly Site[] = ['covered'];
const IT = { several: false };

function whereOf(sites: readonly Site[]): string {
  if (sites.includes('covered')) return 'on the field';
  if (sites.includes('hand') && sites.includes('active')) return 'that lie under no other';
  if (sites.includes('active')) return 'on top of their stacks';
  if (sites.length > 1) return 'in a hand, a deck or a discard pile';
  return sites[0] === 'hand' ? 'in a hand' : 'in a deck';
}
