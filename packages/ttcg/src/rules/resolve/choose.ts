import {
  type CardId,
  type CardRef,
  cardOf,
  knows,
  opponentOf,
  type Seat,
  seatSight,
  showCard,
  shuffle,
  zoneOf,
} from '@cardscape/kernel';
import type { CardSlot } from '../../language/tree/slots.ts';
import type { Act, CardFilter, Cards, Pick } from '../../language/tree/tree.ts';
import { byPlayer } from '../chain/cause.ts';
import { foresee } from '../chain/foresee.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { likeIt, unlikeAll, withLikes } from '../meaning/alike.ts';
import { candidates, isImmune } from '../meaning/candidates.ts';
import { countBounds } from '../meaning/count-bounds.ts';
import { DECKS } from '../meaning/open-to.ts';
import { cardsIn, seatMeant, surelyMost } from '../meaning/pool.ts';
import { refCards } from '../meaning/refs.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, present, refOf, refsTo } from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import { havingChosen, payingFor, type Scope, scopeOf } from '../position/scope.ts';
import { deckOf } from '../position/zones.ts';
import { isBarred } from '../standing/barred.ts';
import { askCards } from './ask.ts';
import { askSparing } from './ask-sparing.ts';
import { shuffleDeck } from './deeds.ts';
import { noteOutcome } from './outcome.ts';

/** Where in a program an act stands. */
export interface Where {
  readonly sentence: number;
  readonly act: number;
  /** Is it one of the acts of a sentence, so that its targets may have been chosen before? */
  readonly open: boolean;
  /** Is it one of the costs? */
  readonly paid: boolean;
  /** What has been chosen for the act before, and by all who do it. */
  readonly before: readonly CardRef[];
  readonly picked: readonly (readonly CardRef[])[];
}

/** The cards for a part of a slot; nothing while its player is being asked. */
export function cardsFor(
  duel: Duel,
  link: Link,
  act: Act,
  where: Where,
  slot: number,
  one: CardSlot,
  part: Cards,
  doer: Seat,
): readonly CardId[] | undefined {
  const known = where.paid ? payingFor(scopeOf(link, doer)) : scopeOf(link, doer);
  const before = slot === 0 ? chosenWith(duel, link, act, where) : where.before;
  const scope = before.length > 0 ? havingChosen(known, before) : known;
  switch (part.the) {
    case 'pick': {
      const announced = where.open ? announcedFor(duel, link, where, slot, part) : undefined;
      if (announced) return stillFitting(duel, scope, act, slot, one, part, announced);
      return choose(duel, link, scope, act, where, slot, one, part);
    }
    case 'top':
    case 'bottom': {
      const { cards } = zoneOf(duel.state.table, deckOf(seatMeant(scope, part.whose)));
      return part.the === 'top' ? cards.slice(0, part.n) : cards.slice(-part.n);
    }
    case 'list':
      throw new RangeError('a list is chosen part by part');
    default:
      return refCards(duel, scope, part).filter((id) => !isImmune(duel, scope, id));
  }
}

/** The card that was chosen before to have others put beside it, or to be swapped with one, if it was. */
function chosenWith(duel: Duel, link: Link, act: Act, where: Where): readonly CardRef[] {
  const other = act.do === 'beside' ? act.of : act.do === 'swap' ? act.with : undefined;
  if (!where.open || other?.the !== 'pick') return where.before;
  return announcedFor(duel, link, where, 1, other) ?? where.before;
}

/** What was chosen for this when the effect was announced. */
function announcedFor(duel: Duel, link: Link, where: Where, slot: number, pick: Pick) {
  const index = programIn(duel, link).targets.findIndex(
    (target) =>
      target.sentence === where.sentence &&
      target.act === where.act &&
      target.slot === slot &&
      target.pick === pick,
  );
  return index < 0 ? undefined : link.targets[index];
}

/** Of what was chosen before, the cards that still fit. */
function stillFitting(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  one: CardSlot,
  pick: Pick,
  announced: Parameters<typeof present>[1],
): CardId[] {
  const fit = candidates(duel, scope, act, slot, one, pick);
  return present(duel, announced).filter((id) => fit.includes(id));
}

/** Lets the right one choose among the cards that fit now. */
function choose(
  duel: Duel,
  link: Link,
  scope: Scope,
  act: Act,
  where: Where,
  slot: number,
  one: CardSlot,
  pick: Pick,
): readonly CardId[] | undefined {
  const { count, by, card } = pick;
  const from = candidates(duel, scope, act, slot, one, pick);
  if (count === 'all') return from;
  const { min: least, max: most } = countBounds(duel, scope, count, from.length);
  const seat = by === 'opponent' ? opponentOf(scope.you) : by === 'you' ? scope.you : scope.doer;
  const place = card.place ?? (one.looks === 'search' ? 'deck' : undefined);
  const searching = place !== undefined && DECKS.has(place);
  const blindly = searching && by === 'random';
  if (searching && isBarred(duel, seat, 'search')) return [];
  if (searching && !blindly) lookThrough(duel, scope, card, one, seat);
  else if (
    !searching &&
    (by === 'random' || !from.every((id) => knows(cardOf(duel.state.table, id), seat)))
  )
    return drawnByLot(duel, from, least || most);
  // Whoever searches may find nothing.
  const min = searching ? 0 : least;
  const question = { seat, why: 'act', from, min, max: most } as const;
  const chosen = blindly
    ? drawnByLot(duel, from, least || most)
    : pick.alike
      ? askAlike(duel, link, question, pick.alike, least)
      : pick.apart
        ? askApart(duel, link, question, pick)
        : card.most && from.length > most
          ? askMost(duel, question, card.most)
          : seat === link.seat && isEntangled(duel, link, where)
            ? askSparing(duel, link, question, (picks, all) =>
                isSpare(duel, link, where, picks, all),
              )
            : askCards(duel, question);
  if (chosen && searching) {
    endSearch(duel, scope, card, one);
    // Whoever has found cards still knows them while they are asked where to put them.
    showTo(duel, seat, chosen);
  }
  return chosen;
}

/** Is this paid for an effect whose targets hang on what is paid? */
function isEntangled(duel: Duel, link: Link, { paid, sentence }: Where): boolean {
  if (!paid || sentence > 0) return false;
  const program = programIn(duel, link);
  if (!program.first.entangled) return false;
  return foresee(duel, scopeOf(link), program, link.seat) !== 'every';
}

/** Can these cards be paid with so that what comes after is possible? */
function isSpare(
  duel: Duel,
  link: Link,
  { act, picked }: Where,
  chosen: readonly CardId[],
  all: boolean,
): boolean {
  const { first, type } = programIn(duel, link);
  const place = type === 'overload' && !first.askedLate ? act + 1 : act;
  return duel.tryPaying(duel, link, link.seat, { place, picked, chosen, all });
}

/** "The two units with the highest attack": only among equal ones there is a choice. */
function askMost(
  duel: Duel,
  question: Parameters<typeof askCards>[1],
  most: NonNullable<CardFilter['most']>,
): readonly CardId[] | undefined {
  const { from, min, max } = question;
  const sure = surelyMost(duel, from, most);
  const equal = from.filter((id) => !sure.includes(id));
  const left = { min: Math.max(0, min - sure.length), max: max - sure.length };
  const more = askCards(duel, { ...question, from: equal, ...left });
  return more && [...sure, ...more];
}

/** Lets a player choose a card, and then others that are like it. */
function askAlike(
  duel: Duel,
  link: Link,
  question: Parameters<typeof askCards>[1],
  what: NonNullable<Pick['alike']>,
  least: number,
): readonly CardId[] | undefined {
  const { from, min, max } = question;
  if (!link.leader) {
    const able = withLikes(duel, from, what, least);
    const first = askCards(duel, { ...question, from: able, min: Math.min(min, 1), max: 1 });
    const [leader] = first ?? [];
    if (leader === undefined) return first;
    link.leader = refOf(duel, leader);
  }
  const { card } = link.leader;
  const others = likeIt(duel, from, card, what).filter((id) => id !== card);
  const more = askCards(duel, {
    ...question,
    from: others,
    min: Math.max(0, least - 1),
    max: max - 1,
  });
  if (!more) return undefined;
  delete link.leader;
  return [card, ...more];
}

/** Lets a player choose one card after the other, each unlike those before. */
function askApart(
  duel: Duel,
  link: Link,
  question: Parameters<typeof askCards>[1],
  { apart: what = 'name', count }: Pick,
): readonly CardId[] | undefined {
  const { min, max } = question;
  const ofEach = typeof count === 'object' && 'kinds' in count;
  for (;;) {
    const chosen = present(duel, link.apart ?? []);
    const from = unlikeAll(duel, question.from, chosen, what);
    const left = ofEach ? Math.min(1, from.length) : Math.min(1, max - chosen.length);
    const more = { min: ofEach || chosen.length < min ? Math.min(left, min) : 0, max: left };
    const next = askCards(duel, { ...question, from, ...more });
    if (!next) return undefined;
    if (next.length === 0) {
      delete link.apart;
      return chosen;
    }
    link.apart = refsTo(duel, [...chosen, ...next]);
  }
}

function drawnByLot(duel: Duel, from: readonly CardId[], count: number): CardId[] {
  const lots = [...from];
  shuffle(duel.state.random, lots);
  return lots.slice(0, count);
}

/** A player looks through a deck: they know its cards until it is shuffled. */
function lookThrough(
  duel: Duel,
  scope: Scope,
  card: Pick['card'],
  one: CardSlot,
  seat: Seat,
): void {
  const { state, log } = duel;
  if (state.reply) return;
  const cards = cardsIn(duel, scope, card, one.looks);
  for (const id of cards) showCard(state.table, id, seatSight(seat));
  const whose = seatMeant(scope, card.whose ?? 'their');
  log?.push({ type: 'searched', seat, count: cards.length, whose, zone: 'deck' });
}

function endSearch(duel: Duel, scope: Scope, card: Pick['card'], one: CardSlot): void {
  const whose = seatMeant(scope, card.whose ?? 'their');
  noteOutcome(duel);
  happen(duel, happening('searches', whose, null, byPlayer(scope.doer)));
  // What was found is shown where it goes; the rest is mixed again.
  if (cardsIn(duel, scope, card, one.looks).length > 0) shuffleDeck(duel, whose);
}

/** Shows cards to one player alone. */
export function showTo(duel: Duel, seat: Seat, ids: readonly CardId[]): void {
  const { table } = duel.state;
  for (const id of ids) showCard(table, id, seatSight(seat));
}
