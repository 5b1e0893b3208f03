import { hasLeftField, takesOffField } from '../tree/leaving.ts';
import type { Act, Event, Pick, Place } from '../tree/tree.ts';
import { faultsOf } from './acts.ts';
import { faultWords } from './fault.ts';

/** The cards that "it" means, and where they lie by now; unknown where that hangs on the game. */
export interface Meant {
  readonly pick: Pick;
  readonly place: Place | undefined;
  /** It was on the field before, and is asked as it last was there (R-T67). */
  readonly left?: boolean;
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
  'giveBack',
  'restack',
  'allow',
  'allowRankUp',
  'lure',
  'compel',
  'extraAttacks',
  'attackTimes',
];

const isFollowed = (act: Act): act is OnCards => FOLLOWED.includes(act.do);

/** What "it" means after an act, given what it meant before; unknown where that hangs on the game. */
export function meantAfter(act: Act, meant: Meant | undefined): Meant | undefined {
  if (act.do === 'draw') return { pick: A_CARD, place: 'hand' };
  if (act.do === 'mill') return { pick: A_CARD, place: 'discard' };
  if (act.do === 'search') return { pick: A_CARD, place: 'deck' };
  if (!isFollowed(act)) return undefined;
  const { cards } = act;
  const left = takesOffField(act);
  if (cards.the === 'this' && goal(act)) return { pick: A_CARD, place: goal(act), left };
  if (cards.the === 'that')
    return (
      meant && {
        pick: meant.pick,
        place: goal(act) ?? meant.place,
        left: left || meant.left === true || (meant.place === undefined && goal(act) !== undefined),
      }
    );
  if (cards.the !== 'pick' || cards.card.place === 'that') return undefined;
  return { pick: cards, place: goal(act) ?? cards.card.place, left };
}

/** What is wrong with an act on "it", if that means these cards. */
export function faultsWith(act: Act, meant: Meant): string[] {
  // What was found in a deck can be discarded out of it.
  if (act.do === 'discard' && meant.place === 'deck') return [];
  return faultsOf({ ...act, cards: surely(meant) } as Act).map(faultWords);
}

/** Does an act work on the cards that were spoken of last? */
export const isOnThat = (act: Act): boolean => isFollowed(act) && act.cards.the === 'that';

/** Where a card that was destroyed in an event lies. */
export const victimOf = (act: Act): Meant | undefined =>
  isFollowed(act) && act.cards.the === 'victim' ? GONE : undefined;

/** One card, of which no more is known. */
const A_CARD: Pick = { the: 'pick', count: { n: 1 }, card: { noun: 'card' } };

/** A card that was destroyed. */
export const GONE: Meant = { pick: A_CARD, place: 'discard', left: true };

/** Where the card of an event lies when it has happened, if it has left the field or a deck. */
const LEFT_TO: Partial<Record<Event['what'], Place>> = {
  destroyed: 'discard',
  discarded: 'discard',
  milled: 'discard',
  discards: 'discard',
  mills: 'discard',
};

/** The card of an event, where it is known where that lies. */
export function left(event: Event): Meant | undefined {
  const place = event.what === 'sent' ? event.to : LEFT_TO[event.what];
  return place && { pick: A_CARD, place, left: hasLeftField(event) };
}

/** Is it no longer on the field? */
export const isGone = ({ place }: Meant): boolean =>
  place === 'discard' || place === 'hand' || place === 'deck';

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
