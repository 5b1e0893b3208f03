import type {
  CardEventKind,
  CardFilter,
  CardState,
  Doer,
  Event,
  EventCard,
  PointCause,
} from '../tree/tree.ts';
import { actingPhrase, effectOf, styledEffect } from './acting.ts';
import { anyOf, noneOf, oneOf, type Speech } from './filter.ts';
import { isReader, sideOf } from './sides.ts';
import { periodPhrase } from './times.ts';
import { inWords, joined, thirdPerson } from './words.ts';

/** "is destroyed", "would be destroyed", "was destroyed", "was not destroyed". */
export type Tense = 'present' | 'would' | 'past' | 'not past';

const PARTICIPLES: Record<Exclude<CardEventKind, 'leaves' | 'activates' | 'chained'>, string> = {
  destroyed: 'destroyed',
  attacked: 'attacked',
  played: 'played',
  rankedUp: 'ranked up',
  tapped: 'tapped',
  untapped: 'untapped',
  discarded: 'discarded',
  milled: 'milled',
  drawn: 'drawn',
  revealed: 'revealed',
  equipped: 'equipped',
  attached: 'equipped to a unit',
  targeted: 'targeted',
  countered: 'countered',
  flipped: 'flipped',
  moved: 'moved',
  covered: 'covered',
  uncovered: 'uncovered',
};

const ARRIVALS = {
  hand: 'returned to the hand',
  deck: 'returned to the deck',
  discard: 'sent to the discard pile',
} as const;

const ORIGINS = {
  field: 'from the field',
  hand: 'from the hand',
  deck: 'from the deck',
  discard: 'from the discard pile',
} as const;

/** Something that befalls a card, by some cause. */
type CausedEvent = Extract<Event, { by?: unknown }>;

/** Something that happens, as a clause: "a fire unit is destroyed in battle", "you draw a card". */
export function eventPhrase(event: Event, tense: Tense, speech: Speech): string {
  // What happened is told while the cards spoken of before it are still meant.
  if (tense === 'present' || tense === 'would') speech.several = false;
  const none = tense === 'not past' && isOfAnyCard(event);
  // "A unit did not attack" might be said of one among several; "no unit attacked" cannot.
  const words = happening(event, none ? 'past' : tense, speech, none);
  speech.several = false;
  return joined(
    words,
    'byEffect' in event && event.byEffect && 'by an effect',
    event.outside && `outside ${periodPhrase(event.outside, 'the', speech)}`,
  );
}

/** Whether it befalls, or is done by, some card of a kind, which has no other name. */
function isOfAnyCard(event: Event): boolean {
  if (!('card' in event) || typeof event.card !== 'object' || event.what === 'activates')
    return false;
  return !event.card.states?.some((state) => POINTED_AT.includes(state));
}

/** "The equipped unit", "the attacking unit": one that is pointed at. */
const POINTED_AT: readonly CardState[] = ['equipped', 'attacking', 'defending'];

/** The clause; of none of its cards, if it is not to happen to any. */
function happening(event: Event, tense: Tense, speech: Speech, none: boolean): string {
  const one = (card: EventCard) =>
    none && typeof card === 'object' ? noneOf(card, 'anywhere', speech) : eventCard(card, speech);
  switch (event.what) {
    case 'gainsPoints':
      return joined(deed(event.who, 'gain', 'gained', tense, speech), 'points', because(event));
    case 'losesPoints':
      return joined(
        deed(event.who, 'lose', 'lost', tense, speech),
        event.last ? `${isReader(event.who, speech) ? 'your' : 'their'} last point` : 'points',
        because(event),
      );
    case 'draws':
      return joined(
        deed(event.who, 'draw', 'drew', tense, speech),
        one(event.other ?? { noun: 'card' }),
        event.empty && 'from an empty deck',
      );
    case 'discards':
    case 'mills':
    case 'plays': {
      const base = event.what.slice(0, -1);
      const verb = deed(
        event.who,
        base,
        event.what === 'plays' ? 'played' : `${base}ed`,
        tense,
        speech,
      );
      return joined(verb, one(event.other ?? { noun: 'card' }));
    }
    case 'ranksUp':
      return joined(
        deed(event.who, 'rank up', 'ranked up', tense, speech),
        one(event.other ?? { noun: 'card' }),
      );
    case 'activatesEffect':
      return joined(
        deed(event.who, 'activate', 'activated', tense, speech),
        styledEffect(event.other ?? { noun: 'card' }, speech, none),
        event.other?.acting && actingPhrase(event.other.acting, speech),
        event.inChain && 'in a chain',
      );
    case 'searches':
      return joined(
        deed(event.who, 'search', 'searched', tense, speech),
        searchedDeck(event, speech),
        event.other && `for ${one(event.other)}`,
      );
    case 'shuffles':
      return joined(deed(event.who, 'shuffle', 'shuffled', tense, speech), 'a deck');
    case 'stackLoses':
      return joined(
        'a stack',
        event.who !== 'any' &&
          `${sideOf(event.who, speech).words} ${isReader(event.who, speech) ? 'control' : 'controls'}`,
        active('lose', 'lost', tense),
        'a card',
      );
    case 'skips':
      return joined(deed(event.who, 'skip', 'skipped', tense, speech), `a ${event.part}`);
    case 'chainResolves':
      return joined(
        'a chain',
        event.least !== undefined && `of ${inWords(event.least)} or more effects`,
        active('resolve', 'resolved', event.before ? 'would' : tense),
      );
    case 'destroys':
      return joined(
        one(event.card),
        event.attacking && `${active('attack', 'attacked', tense)} and`,
        event.attacking ? destroying(tense) : active('destroy', 'destroyed', tense),
        second(event.card, event.other, speech),
        event.inBattle && 'in battle',
      );
    case 'attacks':
      return joined(
        one(event.card),
        active('attack', 'attacked', tense),
        event.other && second(event.card, event.other, speech),
        event.directly && 'directly',
        event.survives && 'and survives',
      );
    case 'sent':
      return joined(
        one(event.card),
        `${be(tense)} ${ARRIVALS[event.to]}`,
        event.from && ORIGINS[event.from],
        cause(event, speech),
      );
    case 'tucked':
    case 'untucked':
      return joined(
        one(event.card),
        be(tense),
        event.what === 'tucked' ? 'placed' : 'moved from',
        `under ${event.under ? 'this card' : 'another card'}`,
      );
    case 'leaves':
      return joined(
        one(event.card),
        active('leave', 'left', tense),
        'the field',
        cause(event, speech),
      );
    case 'chained':
      return `the effect of ${one(event.card)} becomes part of a chain`;
    case 'activates':
      return joined(
        typeof event.card === 'object'
          ? styledEffect(event.card, speech, none)
          : `the effect of ${one(event.card)}`,
        active('activate', 'activated', tense),
        typeof event.card === 'object' &&
          event.card.acting &&
          actingPhrase(event.card.acting, speech),
        cause(event, speech),
      );
    default:
      return joined(
        event.several && typeof event.card === 'object'
          ? `one or more ${anyOf(event.card, 'anywhere', speech)} are`
          : `${one(event.card)} ${be(tense)}`,
        PARTICIPLES[event.what],
        event.into && `into ${second(event.card, event.into, speech)}`,
        event.inBattle && 'in battle',
        event.withUnit && 'with the equipped unit',
        cause(event, speech),
        event.survives && 'and survives',
      );
  }
}

function eventCard(card: EventCard, speech: Speech): string {
  if (card === 'this') return 'this card';
  if (card === 'that') return 'it';
  return card === 'equipped' ? 'the equipped unit' : oneOf(card, 'anywhere', speech);
}

/** The second card of an event: "another unit" would be another than the first. */
const second = (first: EventCard, card: CardFilter, speech: Speech): string =>
  oneOf(card, 'anywhere', first === 'this' ? speech : { ...speech, chosen: true });

function cause({ card, by }: CausedEvent, speech: Speech): string | undefined {
  switch (by) {
    case undefined:
      return undefined;
    case 'battle':
      return 'in battle';
    case 'itself':
      return 'for its effect';
    case 'effect':
      return 'by an effect';
    case 'you':
      return `by ${sideOf('you', speech).words}`;
    case 'opponent':
      return `by ${sideOf('opponent', speech).words}`;
    default:
      if ('effectOf' in by) return `by the effect of ${second(card, by.effectOf, speech)}`;
      if (by.acting) return `by ${effectOf(by, speech)}`;
      return `by ${second(card, by, speech)}`;
  }
}

const be = (tense: Tense): string =>
  ({ present: 'is', would: 'would be', past: 'was', 'not past': 'was not' })[tense];

function active(base: string, past: string, tense: Tense): string {
  if (tense === 'present') return thirdPerson(base);
  if (tense === 'past') return past;
  return `${tense === 'would' ? 'would' : 'did not'} ${base}`;
}

/** After "attacks and": in the same tense, without its auxiliary. */
const destroying = (tense: Tense): string =>
  ({ present: 'destroys', would: 'destroy', past: 'destroyed', 'not past': 'destroy' })[tense];

function deed(who: Doer, base: string, past: string, tense: Tense, speech: Speech): string {
  const verb = isReader(who, speech) && tense === 'present' ? base : active(base, past, tense);
  return `${who === 'any' ? 'a player' : sideOf(who, speech).words} ${verb}`;
}

/** "their deck" is that of the player who searches. */
function searchedDeck(
  { who, deck }: Pick<Extract<Event, { deck?: unknown }>, 'who' | 'deck'>,
  speech: Speech,
): string {
  if (!deck) return 'a deck';
  const side = deck === 'own' ? undefined : sideOf(deck === 'your' ? 'you' : deck, speech);
  if (!side || (deck === who && !side.isYou)) return 'their deck';
  return `${side.own} deck`;
}

/** "because of a direct attack", where it says why. */
export const because = ({ because: why }: { readonly because?: PointCause }): string | undefined =>
  why && `because of ${CAUSES[why]}`;

const CAUSES: Readonly<Record<PointCause, string>> = {
  effect: 'an effect',
  'direct attack': 'a direct attack',
  destruction: 'the destruction of a unit',
  'empty deck': 'an empty deck',
};
