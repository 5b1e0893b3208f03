import {
  type CardId,
  type CardRef,
  cardOf,
  SEATS,
  SEES,
  seeCard,
  showCard,
  zoneOf,
} from '@cardscape/kernel';
import { namesBothKinds } from '../../language/tree/overrules.ts';
import type { Act, Price } from '../../language/tree/tree.ts';
import { byEffect } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { tire } from '../chain/spent.ts';
import { amountOf, deckDrawnBy, drawsOf } from '../meaning/amounts.ts';
import { fitsCard } from '../meaning/filter.ts';
import { forgetStaying, noteLeaving } from '../meaning/noting.ts';
import { seatMeant } from '../meaning/pool.ts';
import type { Link } from '../position/chain-link.ts';
import { controllerOf, type Duel, isActive, refOf, refsTo, touchSide } from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import { formerOf, isLeft } from '../position/recall.ts';
import { scopeOf } from '../position/scope.ts';
import { deckOf, pileOf } from '../position/zones.ts';
import { showTo } from '../resolve/choose.ts';
import { attempt } from '../resolve/deed.ts';
import { shown, shuffleDeck, shuffleDiscard, shuffleUnder } from '../resolve/deeds.ts';
import type { Doing } from '../resolve/doing.ts';
import { tuck } from './tuck.ts';

type Move = Extract<Act, { do: 'move' }>;

/** The cards of all who chose. */
function allCards({ doers, cards }: Doing): CardId[] {
  return [...new Set(doers.length === 0 ? cards(0) : doers.flatMap((doer) => cards(0, doer)))];
}

/**
 * "It" is from now on what was last worked on. What has left the field by that, or by what was done to it
 * before, is asked as it last was (R-T67).
 */
export function speakOf(
  { duel, link }: Doing,
  ids: readonly CardId[],
  before: readonly CardRef[] = NONE,
): boolean {
  link.that = refsTo(duel, ids);
  const left = duel.state.past.former ? leftAmong(duel, link, ids, before) : NONE;
  if (left.length > 0) link.left = left;
  else if (link.left) delete link.left;
  if (link.thatMany !== undefined) delete link.thatMany;
  return ids.length > 0;
}

const NONE: readonly CardRef[] = [];

/** As which of the cards have left the field: by this act, by one before, or by the event. */
function leftAmong(
  { state }: Duel,
  { left = NONE, event }: Link,
  ids: readonly CardId[],
  before: readonly CardRef[],
): CardRef[] {
  const gone = event?.card && isLeft(event) ? event.card : undefined;
  const byEvent = gone ? [{ card: gone.card, generation: gone.generation - 1 }] : NONE;
  const known = [...before, ...left, ...byEvent].filter((one) => formerOf(state, one));
  return ids.flatMap((id) => {
    const as = state.field[id] ? undefined : known.find(({ card }) => card === id);
    return as ? [as] : [];
  });
}

export function destroy(doing: Doing, { price }: { readonly price?: Price }): boolean {
  const { duel, link } = doing;
  const ids = allCards(doing).filter((id) => duel.state.field[id]);
  // What lies under others goes first: each is judged as it lay when the act began (R-T3).
  const covered = ids.filter((id) => !isActive(duel, id));
  const refs = refsTo(duel, [...covered, ...ids.filter((id) => !covered.includes(id))]);
  noteLeaving(duel, ids);
  const done = refs.filter((card) =>
    attempt(duel, {
      do: 'destroy',
      card,
      ...(price !== undefined && { price }),
      cause: byEffect(link),
    }),
  );
  forgetStaying(duel);
  speakOf(doing, ids, refs);
  return done.length > 0;
}

export function tapOrUntap(doing: Doing, verb: 'tap' | 'untap'): boolean {
  const { duel, link } = doing;
  const ids = allCards(doing);
  const done = refsTo(duel, ids).filter((card) =>
    attempt(duel, { do: verb, card, cause: byEffect(link) }),
  );
  const own = verb === 'untap' && done.some(({ card }) => card === link.card.card);
  const there = own && duel.state.field[(link.lent ?? link.card).card];
  if (there) tire(there, programIn(duel, link), link);
  speakOf(doing, ids);
  return done.length > 0;
}

export function target(doing: Doing): boolean {
  const ids = allCards(doing);
  leaveRest(doing, ids);
  return speakOf(doing, ids);
}

/** Of what was shown or chosen, some are the rest later; after "one of them" those are left that were not it. */
function leaveRest({ duel, link, act }: Doing, ids: readonly CardId[]): void {
  const cards = 'cards' in act ? act.cards : undefined;
  const ofThose = cards && 'the' in cards && cards.the === 'pick' && cards.card.place === 'that';
  if (!ofThose) link.rest = refsTo(duel, ids);
}

export function move(doing: Doing, act: Move): boolean {
  const { duel, link, doers } = doing;
  const { to } = act;
  const together = to.zone === 'deck' && !to.at;
  let done = false;
  const moved: CardId[] = [];
  const before = refsTo(duel, allCards(doing));
  if (to.zone !== 'under') noteLeaving(duel, allCards(doing));
  for (const doer of doers.length > 0 ? doers : [link.seat])
    for (const id of doing.cards(0, doer)) {
      moved.push(id);
      if (to.zone === 'under') {
        const [top] = doing.cards(1, doer);
        if (top !== undefined && tuck(duel, id, top, namesBothKinds(act))) done = true;
        continue;
      }
      const seat = 'whose' in to && to.whose ? seatMeant(scopeOf(link, doer), to.whose) : undefined;
      const did = attempt(duel, {
        do: 'send',
        card: refOf(duel, id),
        to: to.zone,
        ...(seat !== undefined && { seat }),
        ...('at' in to && to.at && { at: to.at }),
        ...(together && { together }),
        cause: byEffect(link),
      });
      done = did || done;
    }
  if (together) shuffleIn(duel, moved);
  forgetStaying(duel);
  speakOf(doing, moved, before);
  return done;
}

/** Shuffles the decks that cards have come to. */
function shuffleIn(duel: Duel, ids: readonly CardId[]): void {
  const { table } = duel.state;
  for (const seat of SEATS)
    if (ids.some((id) => cardOf(table, id).zone === deckOf(seat))) shuffleDeck(duel, seat);
}

/** What was found goes to the hand, unless a later act says what becomes of it. */
export function search(doing: Doing): boolean {
  const { duel, link, act } = doing;
  const ids = allCards(doing);
  link.rest = refsTo(duel, ids);
  if (!speakOf(doing, ids)) {
    link.that = [];
    return false;
  }
  if (isSpokenOfLater(doing, act)) return true;
  for (const id of ids)
    attempt(duel, {
      do: 'send',
      card: refOf(duel, id),
      to: 'hand',
      seat: link.seat,
      cause: byEffect(link),
    });
  return speakOf(doing, ids);
}

function isSpokenOfLater({ duel, link }: Doing, act: Act): boolean {
  const { sentences } = programIn(duel, link).effect;
  const acts = sentences.flatMap(({ acts: list }) =>
    list.flatMap((one) => (one.do === 'choose' ? one.from.flat() : [one])),
  );
  return acts.slice(acts.indexOf(act) + 1).some((one) => JSON.stringify(one).includes('"that"'));
}

export function shufflePiles(
  { duel, link, doers }: Doing,
  { zone }: Extract<Act, { do: 'shuffle' }>,
): boolean {
  if (zone === 'under this') return shuffleUnder(duel, link.card);
  for (const seat of doers) {
    if (zone === 'deck') shuffleDeck(duel, seat);
    else shuffleDiscard(duel, seat);
  }
  return true;
}

export function draw(doing: Doing, act: Extract<Act, { do: 'draw' }>): boolean {
  const { amount, bottom } = act;
  const { duel, link, doers } = doing;
  const drawn: CardId[] = [];
  for (const seat of doers) {
    const count = drawsOf(duel, scopeOf(link, seat), seat, amount);
    for (let i = 0; i < count; i++) {
      const deck = deckDrawnBy(seat, act);
      const next = zoneOf(duel.state.table, deckOf(deck)).cards.at(bottom ? -1 : 0);
      if (next === undefined) {
        attempt(duel, { do: 'draw', seat, empty: 'effect', cause: byEffect(link) });
        continue;
      }
      const from = act.deck && { deck };
      const deed = {
        do: 'draw',
        seat,
        bottom: bottom ?? false,
        ...from,
        cause: byEffect(link),
      } as const;
      if (attempt(duel, deed)) drawn.push(next);
    }
  }
  if (doers.includes(link.seat)) link.rest = refsTo(duel, drawn);
  return speakOf(doing, drawn);
}

export function mill(doing: Doing, { amount }: Extract<Act, { do: 'mill' }>): boolean {
  const { duel, link, doers } = doing;
  const milled: CardId[] = [];
  for (const seat of doers) {
    const count = amountOf(duel, scopeOf(link, seat), amount);
    for (const id of zoneOf(duel.state.table, deckOf(seat)).cards.slice(0, count)) {
      milled.push(id);
      attempt(duel, {
        do: 'send',
        card: refOf(duel, id),
        to: 'discard',
        as: 'milled',
        cause: byEffect(link),
      });
    }
  }
  link.rest = refsTo(duel, milled);
  return speakOf(doing, milled);
}

/** Cards from the top of a deck, one after the other, until one fits; that is "it", the others the rest. */
export function dig(doing: Doing, { how, until }: Extract<Act, { do: 'dig' }>): boolean {
  const { duel, link, doers } = doing;
  const { table } = duel.state;
  const [seat] = doers;
  if (seat === undefined) return false;
  const deck = [...zoneOf(table, deckOf(seat)).cards];
  const scope = scopeOf(link, seat);
  // A card fits as it is once it is shown.
  const place = deck.findIndex((id) => fitsCard(duel, scope, id, until));
  const dug = place < 0 ? deck : deck.slice(0, place + 1);
  for (const id of dug) {
    if (how === 'reveal') showAll(duel, id, link);
    else
      attempt(duel, {
        do: 'send',
        card: refOf(duel, id),
        to: 'discard',
        as: 'milled',
        cause: byEffect(link),
      });
  }
  link.rest = refsTo(duel, dug);
  speakOf(doing, place < 0 ? [] : dug.slice(-1));
  if (place >= 0) link.rest = link.rest.slice(0, -1);
  return dug.length > 0;
}

/** All choose first; then the cards go together. */
export function discard(doing: Doing): boolean {
  const { duel, link } = doing;
  const ids = allCards(doing);
  const done = refsTo(duel, ids).filter((card) =>
    attempt(duel, { do: 'send', card, to: 'discard', as: 'discarded', cause: byEffect(link) }),
  );
  speakOf(doing, ids);
  return done.length > 0;
}

export function reveal(doing: Doing): boolean {
  const { duel, link } = doing;
  const ids = allCards(doing);
  for (const id of ids) showAll(duel, id, link);
  leaveRest(doing, ids);
  return speakOf(doing, ids);
}

/** Shows a card to both players. */
function showAll(duel: Duel, id: CardId, link: Doing['link']): void {
  const holder = controllerOf(duel, id);
  showCard(duel.state.table, id, SEES.all);
  touchSide(duel);
  duel.log?.push({ type: 'revealed', seat: holder, subject: shown(duel, id) });
  happen(duel, happening('revealed', holder, refOf(duel, id), byEffect(link)));
}

export function look(doing: Doing): boolean {
  const { duel, link, doers } = doing;
  const { table } = duel.state;
  const ids = allCards(doing);
  const [first] = ids;
  if (first === undefined) return false;
  for (const seat of doers) {
    showTo(duel, seat, ids);
    const place = pileOf(table.cards[first]?.zone ?? '');
    duel.log?.push({
      type: 'looked',
      seat,
      count: ids.length,
      whose: place?.seat ?? controllerOf(duel, first),
      zone: place?.zone ?? 'field',
      secrets: [{ to: [seat], shows: { cards: ids.map((id) => seeCard(table, id, seat)) } }],
    });
  }
  touchSide(duel);
  link.rest = refsTo(duel, ids);
  return speakOf(doing, ids);
}
