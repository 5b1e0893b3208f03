import { CARDLESS } from '../tree/cardless.ts';
import { isThatPlace } from '../tree/places.ts';
import type { Act, Event, Pick, Place } from '../tree/tree.ts';
import { visit } from '../tree/walk.ts';
import { faultsOf } from './acts.ts';
import type { Case } from './case.ts';

/** The cards that "it" means, and where they lie by now; unknown where that hangs on the game. */
interface Meant {
  readonly pick: Pick;
  readonly place: Place | undefined;
}

type OnCards = Extract<Act, { cards: unknown }>;

/** Acts on cards after which it is known what and where "it" is. */
const FOLLOWED: readonly Act['do'][] = [
  'destroy',
  'tap',
  'untap',
  'target',
  'move',
  'discard',
  'stat',
  'turnStats',
  'invertBonus',
  'type',
  'subtype',
  'flip',
  'forbid',
  'immune',
  'control',
  'column',
  'allow',
  'lure',
  'compel',
  'extraAttacks',
];

const isFollowed = (act: Act): act is OnCards => FOLLOWED.includes(act.do);

/** Acts that make no sense with what "it" means: "Destroy one unit. It gains 100 attack." */
export function checkIt(checked: Case): void {
  const { when, sentences } = checked.effect;
  let meant = when?.at === 'event' && when.word !== 'before' ? left(when.event) : undefined;
  const follow = (act: Act) => {
    checkBeside(checked, act, meant);
    if (!CARDLESS.includes(act.do)) meant = meantAfter(checked, act, meant);
  };
  for (const { link, on, if: condition, cost, acts } of sentences) {
    const apart = condition || (link && link !== 'then' && link !== 'done');
    if (on) meant = on.would ? undefined : left(on.event);
    else if (apart && sentences[0]?.acts !== acts) meant = undefined;
    cost?.forEach(follow);
    // "When a unit attacks, discard one card to destroy it": the unit, rather than the cost.
    if (cost && when) meant = undefined;
    acts.forEach(follow);
  }
}

function checkBeside(checked: Case, act: Act, meant: Meant | undefined): void {
  if (!meant || !isGone(meant) || !speaksBeside(act)) return;
  checked.complainOf(act, 'it has left the field, and nothing lies beside it');
}

/** What "it" means after an act, which is checked with what it meant before. */
function meantAfter(checked: Case, act: Act, meant: Meant | undefined): Meant | undefined {
  if (!isFollowed(act)) return act.do === 'draw' ? { pick: A_CARD, place: 'hand' } : undefined;
  const { cards } = act;
  if (cards.the === 'victim') checkWith(checked, act, { pick: A_CARD, place: 'discard' });
  if (cards.the === 'that') {
    if (!meant) return undefined;
    checkWith(checked, act, meant);
    return { pick: meant.pick, place: goal(act) ?? meant.place };
  }
  if (cards.the !== 'pick' || cards.card.place === 'that') return undefined;
  return { pick: cards, place: goal(act) ?? cards.card.place };
}

function checkWith(checked: Case, act: OnCards, meant: Meant): void {
  const meaning = { ...act, cards: surely(meant) } as Act;
  for (const why of faultsOf(meaning)) checked.complainOf(act, why);
}

/** One card, of which no more is known. */
const A_CARD: Pick = { the: 'pick', count: { n: 1 }, card: { noun: 'card' } };

/** Where the card of an event lies when it has happened, if it has left the field or a deck. */
const LEFT_TO: Partial<Record<Event['what'], Place>> = {
  destroyed: 'discard',
  discarded: 'discard',
  milled: 'discard',
  discards: 'discard',
  mills: 'discard',
};

function left(event: Event): Meant | undefined {
  const place = event.what === 'sent' ? event.to : LEFT_TO[event.what];
  return place && { pick: A_CARD, place };
}

const isGone = ({ place }: Meant): boolean =>
  place === 'discard' || place === 'hand' || place === 'deck';

/** "the spell below it", "for each card under it". */
function speaksBeside(act: Act): boolean {
  let speaks = false;
  visit(act, (key, value) => {
    speaks ||= key === 'place' && value !== 'that' && isThatPlace(value);
  });
  return speaks;
}

/** The cards with only what surely still is true of them. */
function surely({ pick, place }: Meant): Pick {
  const { noun, types, subtypes } = pick.card;
  const kind = { noun, ...(types && { types }), ...(subtypes && { subtypes }) };
  return { ...pick, card: place ? { ...kind, place } : kind };
}

function goal(act: OnCards): Place | undefined {
  if (act.do === 'destroy' || act.do === 'discard') return 'discard';
  if (act.do !== 'move') return undefined;
  return act.to.zone === 'under' ? 'dormant' : act.to.zone;
}
