import { CARDLESS } from '../tree/cardless.ts';
import { isThatPlace } from '../tree/places.ts';
import type { Act, Effect, Event, Pick, Place } from '../tree/tree.ts';
import { visit } from '../tree/walk.ts';
import { faultsOf } from './acts.ts';
import { about, type Complaint } from './words.ts';

/** The cards that "it" means, where they lie by now; unknown where that hangs on the game. */
type Meant = Pick | undefined;

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
export function checkIt({ when, sentences }: Effect): Complaint[] {
  const complaints: Complaint[] = [];
  let meant: Meant = when?.at === 'event' && when.word !== 'before' ? left(when.event) : undefined;
  const follow = (act: Act) => {
    if (meant && isGone(meant) && speaksBeside(act))
      complaints.push(about(act, 'it has left the field, and nothing lies beside it'));
    if (CARDLESS.includes(act.do)) return;
    if (!isFollowed(act)) {
      meant = act.do === 'draw' ? DRAWN : undefined;
      return;
    }
    const gone = act.cards.the === 'victim' ? VICTIM : undefined;
    if (gone)
      complaints.push(...faultsOf({ ...act, cards: gone } as Act).map((why) => about(act, why)));
    const cards = act.cards.the === 'that' ? meant : act.cards;
    if (act.cards.the === 'that' && meant) {
      const faults = faultsOf({ ...act, cards: meant } as Act);
      complaints.push(...faults.map((why) => about(act, why)));
    }
    meant = cards?.the === 'pick' && cards.card.place !== 'that' ? after(act, cards) : undefined;
  };
  for (const { link, on, if: condition, cost, acts } of sentences) {
    if (on) meant = on.would ? undefined : left(on.event);
    else if (
      sentences[0]?.acts !== acts &&
      (condition || (link && link !== 'then' && link !== 'done'))
    )
      meant = undefined;
    cost?.forEach(follow);
    // "When a unit attacks, discard one card to destroy it": the unit, rather than the cost.
    if (cost && when) meant = undefined;
    acts.forEach(follow);
  }
  return complaints;
}

/** A card that was drawn. */
const DRAWN: Pick = { the: 'pick', count: { n: 1 }, card: { noun: 'card', place: 'hand' } };

/** What a card destroyed in an event is by then. */
const VICTIM: Pick = { the: 'pick', count: { n: 1 }, card: { noun: 'card', place: 'discard' } };

/** Where the card of an event lies when it has happened, if it has left the field or a deck. */
const LEFT_TO: Partial<Record<Event['what'], Place>> = {
  destroyed: 'discard',
  discarded: 'discard',
  milled: 'discard',
  discards: 'discard',
  mills: 'discard',
};

function left(event: Event): Meant {
  const place = event.what === 'sent' ? event.to : LEFT_TO[event.what];
  return place && { the: 'pick', count: { n: 1 }, card: { noun: 'card', place } };
}

const isGone = ({ card: { place } }: Pick): boolean =>
  place === 'discard' || place === 'hand' || place === 'deck';

/** "the spell below it", "for each card under it". */
function speaksBeside(act: Act): boolean {
  let speaks = false;
  visit(act, (key, value) => {
    speaks ||= key === 'place' && value !== 'that' && isThatPlace(value);
  });
  return speaks;
}

/** The cards after an act: where it brought them, and only what surely still is true of them. */
function after(act: OnCards, { card, ...pick }: Pick): Pick {
  const { noun, types, subtypes } = card;
  const kind = { noun, ...(types && { types }), ...(subtypes && { subtypes }) };
  const place = goal(act) ?? card.place;
  return { ...pick, card: place ? { ...kind, place } : kind };
}

function goal(act: OnCards): Place | undefined {
  if (act.do === 'destroy' || act.do === 'discard') return 'discard';
  if (act.do !== 'move') return undefined;
  return act.to.zone === 'under' ? 'dormant' : act.to.zone;
}
