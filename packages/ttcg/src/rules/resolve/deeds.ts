import {
  type CardId,
  type CardRef,
  cardOf,
  forgetZone,
  moveCard,
  opponentOf,
  resolveRef,
  SEATS,
  SEES,
  type Seat,
  type Secret,
  seatSight,
  seeCard,
  showCard,
  shuffle,
  shuffleZone,
  zoneOf,
} from '@cardscape/kernel';
import { BY_RULE, byPlayer, type Cause } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { calledAs, happening } from '../chain/happening.ts';
import { tellCovered, tellStackLoses, tellUncovered } from '../chain/seldom.ts';
import { factsBefore, noteLeaving } from '../meaning/noting.ts';
import {
  asksOf,
  controllerOf,
  type Duel,
  isActive,
  refOf,
  topOf,
  touch,
  touchField,
  touchSide,
} from '../position/duel.ts';
import { freshOnField, onField } from '../position/state.ts';
import { deckOf, discardOf, handOf, regionOf, spotOf } from '../position/zones.ts';
import { isBarredFromPoints } from '../standing/barred.ts';
import { divertedTo } from '../standing/diverted.ts';
import { entersTapped } from '../standing/enters.ts';
import { followPlay } from '../standing/off-field.ts';
import { drawsOpenly } from '../standing/open-hands.ts';
import { endWithTurning } from '../turn/turned.ts';
import type { Deed } from './deed-kinds.ts';

/** A card as all at the table may see it now. */
export function shown({ state }: Duel, id: CardId) {
  return seeCard(state.table, id, 'table');
}

/**
 * Puts a card on top of a zone of the field; what lies there is ranked up by it, unless it lay under
 * another card whose place this one takes.
 */
export function placeOnField(
  duel: Duel,
  id: CardId,
  zone: string,
  {
    faceDown = false,
    tapped = false,
    inPlace = false,
    cause,
  }: { faceDown?: boolean; tapped?: boolean; inPlace?: boolean; cause: Cause },
): void {
  const { state } = duel;
  const spot = spotOf(zone);
  if (!spot) throw new RangeError(`${zone} is not a place on the field`);
  const from = regionOf(state.table, id);
  const covered = inPlace ? undefined : zoneOf(state.table, zone).cards[0];
  const [left, stacked] = [cardOf(state.table, id).zone, hostOf(duel, id) !== undefined];
  const facts = covered === undefined ? undefined : factsBefore(duel, 'rankedUp', covered);
  const before = refOf(duel, id);
  moveCard(state.table, id, zone);
  if ((from === 'hand' || from === 'stage') && state.lasting.length > 0)
    followPlay(duel, before, refOf(duel, id));
  state.field[id] = freshOnField(state.turn, faceDown);
  if (faceDown) hideFrom(duel, id, opponentOf(spot.seat), handOf(spot.seat));
  else showCard(state.table, id, SEES.all);
  touchField(duel);
  const turned = tapped || entersTapped(duel, id, spot.seat);
  if (turned) {
    onField(state, id).tapped = state.turn;
    touch(duel);
  }
  if (covered !== undefined) coverUp(duel, covered);
  duel.log?.push({
    type: 'played',
    seat: spot.seat,
    subject: shown(duel, id),
    row: spot.row,
    column: spot.column,
    faceDown,
    ...(turned && { tapped: true }),
    ...(covered !== undefined && { onto: shown(duel, covered) }),
    ...(faceDown && {
      secrets: [{ to: [spot.seat], shows: { subject: seeCard(state.table, id, spot.seat) } }],
    }),
  });
  const brought = cause.by === null ? { ...cause, by: spot.seat } : cause;
  if (!faceDown)
    happen(duel, happening('played', spot.seat, refOf(duel, id), brought, { from, to: 'field' }));
  if (stacked && left !== zone) tellStackLoses(duel, spotOf(left)?.seat ?? spot.seat, brought);
  if (covered !== undefined) tellCovered(duel, covered, brought);
  if (covered !== undefined)
    happen(
      duel,
      happening('rankedUp', spot.seat, refOf(duel, covered), brought, {
        other: refOf(duel, id),
        otherWhose: spot.seat,
        facts,
      }),
    );
}

/** The card that has been covered is untapped and asleep; all under it as well (2.2.6). */
export function coverUp(duel: Duel, covered: CardId): void {
  const { state } = duel;
  for (const id of zoneOf(state.table, cardOf(state.table, covered).zone).cards.slice(1)) {
    const there = onField(state, id);
    if (there.tapped > 0) endWithTurning(duel, id, 'untapped');
    there.tapped = 0;
    if (there.tappedFor !== undefined) delete there.tappedFor;
    if (there.faceDown > 0) turnUp(duel, id);
  }
  const there = onField(state, covered);
  if (there.bound && duel.edition.rankUpUnbindsEquip) unbind(duel, covered);
  else if (!there.bound && duel.edition.untappingEndsContinuous) there.works = -1;
}

/** What is equipped to a card is loose (R-T11). */
export function unbindFrom(duel: Duel, card: CardRef): void {
  for (const item of boundCards(duel, card)) unbind(duel, item);
}

/** A card is no longer equipped to anything. */
export function unbind(duel: Duel, id: CardId): void {
  const there = onField(duel.state, id);
  there.bound = null;
  there.works = -1;
  touch(duel);
  duel.log?.push({ type: 'unbound', subject: shown(duel, id) });
}

/** Turns a face-down card up, for all to see. */
export function turnUp(duel: Duel, id: CardId): void {
  const { state } = duel;
  showCard(state.table, id, SEES.all);
  const facts = factsBefore(duel, 'flipped', id);
  onField(state, id).faceDown = 0;
  touch(duel);
  duel.log?.push({ type: 'faceUp', subject: shown(duel, id) });
  happen(duel, happening('flipped', controllerOf(duel, id), refOf(duel, id), BY_RULE, { facts }));
}

/** Nobody else can tell any longer which card this is, or which are left where it came from. */
function hideFrom({ state }: Duel, id: CardId, other: Seat, from: string): void {
  const card = cardOf(state.table, id);
  card.known &= seatSight(opponentOf(other));
  forgetZone(state.table, from, SEES.all & ~seatSight(opponentOf(other)));
}

/** How a card goes to a hand, a deck or a discard pile. */
export interface Sending {
  readonly to: 'hand' | 'deck' | 'discard';
  /** Whose; a discard pile is always its owner's (R-T4). */
  readonly seat?: Seat;
  readonly at?: 'top' | 'bottom';
  /** What it is called, besides being sent. */
  readonly as?: 'discarded' | 'milled' | 'destroyed' | 'drawn';
  /** The deck is shuffled later, when others have come as well. */
  readonly together?: boolean;
  readonly cause: Cause;
}

/** Moves a card off the field, out of a hand, deck or pile, into another place. */
export function send(duel: Duel, id: CardId, { to, seat, at, as, together, cause }: Sending): void {
  const { state } = duel;
  const elsewhere = to === 'discard' ? divertedTo(duel, id, as, cause) : undefined;
  if (elsewhere) {
    const at = elsewhere.zone === 'deck' ? elsewhere.at : undefined;
    send(duel, id, { to: elsewhere.zone, ...(at && { at }), ...(as && { as }), cause });
    return;
  }
  const card = cardOf(state.table, id);
  const whose = controllerOf(duel, id);
  const from = regionOf(state.table, id);
  const there = state.field[id];
  const tapped = (there?.tapped ?? 0) > 0 && isActive(duel, id);
  const owner = (card.owner ?? whose) as Seat;
  const zone =
    to === 'discard' ? discardOf(owner) : (to === 'hand' ? handOf : deckOf)(seat ?? owner);
  const before = seeCard(state.table, id, 'table');
  const { zone: home, generation } = card;
  const host = hostOf(duel, id);
  const stacked = there ? zoneOf(state.table, home).cards.length > 1 : false;
  const uncovers = stacked && isActive(duel, id);
  if (there) leaveField(duel, id);
  moveCard(state.table, id, zone, at ?? 'top');
  if (from === 'hand' && to === 'deck' && at) hideFrom(duel, id, opponentOf(seat ?? owner), home);
  if (from === 'deck' && to === 'hand') showToOwner(duel, id, seat ?? owner);
  if (there) touchField(duel);
  touchSide(duel);
  tell(duel, id, before, { from, to, at, whose, as, seat: seat ?? owner });
  // Whoever draws does so, out of whichever deck.
  const doer = as === 'drawn' ? (seat ?? whose) : whose;
  const one = happening(as ?? 'sent', doer, refOf(duel, id), cause, { from, to, tapped });
  happen(duel, one);
  if (as && as !== 'drawn') happen(duel, calledAs(one, 'sent'));
  if (there) happen(duel, calledAs(one, 'leaves'));
  if (host)
    happen(duel, happening('untucked', whose, refOf(duel, id), cause, { from, to, other: host }));
  if (stacked) tellStackLoses(duel, whose, cause);
  if (uncovers) tellUncovered(duel, home, cause);
  // What was equipped to it hears that it has left; what is destroyed with it is unbound there.
  if (there && as !== 'destroyed') unbindFrom(duel, { card: id, generation });
  if (to === 'deck' && !at && !together) shuffleDeck(duel, seat ?? owner);
}

/** The active card of the stack that a card lies under, if it does. */
export function hostOf(duel: Duel, id: CardId): CardRef | undefined {
  if (!duel.state.field[id] || isActive(duel, id)) return undefined;
  const top = topOf(duel, cardOf(duel.state.table, id).zone);
  return top === undefined ? undefined : refOf(duel, top);
}

function showToOwner({ state }: Duel, id: CardId, seat: Seat): void {
  cardOf(state.table, id).known |= seatSight(seat);
}

function tell(
  duel: Duel,
  id: CardId,
  before: ReturnType<typeof seeCard>,
  {
    from,
    to,
    at,
    whose,
    as,
    seat,
  }: {
    from: string;
    to: Sending['to'];
    at: Sending['at'];
    whose: Seat;
    as: Sending['as'];
    seat: Seat;
  },
): void {
  if (!duel.log || as === 'drawn') return;
  const { table } = duel.state;
  const now = seeCard(table, id, 'table');
  const subject = 'card' in before && !('card' in now) ? before : now;
  if (as) {
    duel.log.push({ type: as, seat: whose, subject });
    return;
  }
  const place = to === 'deck' && at ? { at } : {};
  const secrets = 'card' in subject ? {} : { secrets: knownTo(duel, id) };
  duel.log.push({ type: 'moved', seat, subject, from, to, ...place, ...secrets });
}

/** A card that not everyone sees, for each player who knows it. */
function knownTo({ state }: Duel, id: CardId): Secret[] {
  return SEATS.flatMap((seat) => {
    const subject = seeCard(state.table, id, seat);
    return 'card' in subject ? [{ to: [seat], shows: { subject } }] : [];
  });
}

/** What a card leaves behind when it goes from the field. */
function leaveField(duel: Duel, id: CardId): void {
  const { state } = duel;
  noteLeaving(duel, [id]);
  if (cardOf(state.table, id).known !== SEES.all) showCard(state.table, id, SEES.all);
  state.field[id] = null;
}

/** The cards equipped to a card. */
export function boundCards({ state }: Duel, { card: id, generation }: CardRef): CardId[] {
  const found: CardId[] = [];
  for (let other = 0; other < state.field.length; other++) {
    const bound = state.field[other]?.bound;
    if (bound?.card === id && bound.generation === generation) found.push(other);
  }
  return found;
}

type PointDeed = Extract<Deed, { do: 'points' }>;

/** Adds to a player's points, or takes away. */
export function changePoints(
  duel: Duel,
  change: Pick<PointDeed, 'seat' | 'by' | 'forUnit' | 'cause'>,
): boolean {
  const { seat, by, forUnit, cause } = change;
  if (by === 0 || isBarredFromPoints(duel, change)) return false;
  const player = duel.state.players[seat];
  player.points += by;
  touchSide(duel);
  duel.log?.push({ type: 'points', seat, by, now: player.points });
  const what = by > 0 ? 'gainsPoints' : 'losesPoints';
  const amount = Math.abs(by);
  happen(
    duel,
    happening(what, seat, null, cause, {
      amount,
      // Kept only where a text asks why points were lost.
      forUnit: forUnit && asksOf(duel).because,
    }),
  );
  return true;
}

/** Takes a card of a player's deck into their hand; nothing happens with an empty deck. */
export function drawCard(
  duel: Duel,
  {
    seat,
    bottom = false,
    deck = seat,
    cause,
  }: { seat: Seat; bottom?: boolean; deck?: Seat; cause: Cause },
): CardId | undefined {
  const { table } = duel.state;
  const top = zoneOf(table, deckOf(deck)).cards.at(bottom ? -1 : 0);
  if (top === undefined) return undefined;
  send(duel, top, { to: 'hand', seat, as: 'drawn', cause });
  const cards = [seeCard(table, top, 'table')];
  duel.log?.push({
    type: 'drew',
    seat,
    count: 1,
    cards,
    secrets: [{ to: [seat], shows: { cards: [seeCard(table, top, seat)] } }],
  });
  if (drawsOpenly(duel, seat)) {
    showCard(table, top, SEES.all);
    duel.log?.push({ type: 'revealed', seat, subject: shown(duel, top) });
    happen(duel, happening('revealed', seat, refOf(duel, top), cause));
  }
  return top;
}

/** Shuffles a player's deck. */
export function shuffleDeck(duel: Duel, seat: Seat): void {
  const { state } = duel;
  shuffleZone(state.table, state.random, deckOf(seat));
  touchSide(duel);
  duel.log?.push({ type: 'shuffled', seat });
  happen(duel, happening('shuffles', seat, null, byPlayer(seat)));
}

/** Shuffles a player's discard pile, where all can see it. */
export function shuffleDiscard(duel: Duel, seat: Seat): void {
  const { state } = duel;
  shuffleZone(state.table, state.random, discardOf(seat));
  touchSide(duel);
  duel.log?.push({ type: 'shuffled', seat, zone: 'discard' });
}

/** Shuffles the cards under a card: the next one to be active is another. */
export function shuffleUnder(duel: Duel, card: CardRef): boolean {
  const { table, random } = duel.state;
  const id = resolveRef(table, card);
  if (id === undefined || !duel.state.field[id]) return false;
  const { cards } = zoneOf(table, cardOf(table, id).zone);
  const place = cards.indexOf(id) + 1;
  const under = cards.slice(place);
  if (under.length < 2) return false;
  shuffle(random, under);
  cards.splice(place, under.length, ...under);
  touchField(duel);
  duel.log?.push({ type: 'shuffledUnder', subject: shown(duel, id) });
  return true;
}
