import { type CardId, cardOf, opponentOf, type Seat, zoneOf } from '@cardscape/kernel';
import type { PointcutFunction } from '../book/book.ts';
import { type Duel, placeOfCard, sheetOf } from '../position/duel.ts';
import { type PileKind, pileZone } from '../position/slots.ts';
import { ailing } from '../position/values.ts';
import { call } from './call.ts';
import { type EventFrame, type EventSketch, eventFrame, partFrame } from './event-frame.ts';

/** Events within events beyond this many are not heard. */
const DEEPEST = 48;

/** Runs something as an event of its own; gives what its functions have left of it. */
export function inEvent(duel: Duel, sketch: EventSketch, run: () => void): EventFrame {
  return within(duel, eventFrame(sketch), run);
}

/** Runs a part of the event under way: pointers that scripts set last from part to part. */
export function inPart(duel: Duel, sketch: EventSketch, run: () => void): EventFrame {
  return within(duel, partFrame(duel.event, sketch), run);
}

function within(duel: Duel, frame: EventFrame, run: () => void): EventFrame {
  const before = duel.event;
  duel.event = frame;
  run();
  duel.event = before;
  return frame;
}

/**
 * Calls the function that a card has for a pointcut, for its player or another one; what it gives back, 0
 * for nil and false.
 */
export function fire(duel: Duel, id: CardId, pointcut: string, seat?: Seat): number {
  const run = heard(duel, id, pointcut);
  return run && !isSilenced(duel, id) ? call(duel, id, pointcut, run, seat) : 0;
}

/** Calls the function even of a card that is silenced. */
export function fireAloud(duel: Duel, id: CardId, pointcut: string): number {
  const run = heard(duel, id, pointcut);
  return run ? call(duel, id, pointcut, run) : 0;
}

function heard(duel: Duel, id: CardId, pointcut: string): PointcutFunction | undefined {
  return duel.eventDepth < DEEPEST ? sheetOf(duel, id).hears.get(pointcut) : undefined;
}

/** Is a card kept from its effects? */
export function isSilenced(duel: Duel, id: CardId): boolean {
  return ailing(duel, id, 'silence') > 0;
}

/** Lets all deployed cards of a player hear a pointcut; gives the last answer that is not 0. */
export function fireSide(duel: Duel, seat: Seat, pointcut: string): number {
  const hearers = duel.cast.hearers.get(pointcut);
  if (!hearers) return 0;
  let result = 0;
  const { changes } = duel.cast;
  for (const id of listening(duel, seat, hearers)) {
    if (duel.cast.changes !== changes && !isListening(duel, seat, id)) continue;
    const answer = fire(duel, id, pointcut);
    if (answer !== 0) result = answer;
  }
  return result;
}

/** Does a card still hear for a player? Those before it may have removed it or taken it over. */
function isListening(duel: Duel, seat: Seat, id: CardId): boolean {
  const { units, inserted } = duel.state;
  if (units[id] && placeOfCard(duel, id)?.seat === seat) return true;
  return inserted.some(({ card, seat: whose }) => card === id && whose === seat);
}

/**
 * Those of some cards that hear for a player: the deployed ones by their slots, then those that a script
 * has put among them.
 */
function listening(duel: Duel, seat: Seat, cards: readonly CardId[]): readonly CardId[] {
  const { units, inserted } = duel.state;
  const found: CardId[] = [];
  for (const id of cards) if (units[id] && placeOfCard(duel, id)?.seat === seat) found.push(id);
  if (found.length > 1) found.sort((a, b) => slotOf(duel, a) - slotOf(duel, b));
  for (const { card, seat: whose } of inserted)
    if (whose === seat && cards.includes(card) && !found.includes(card)) found.push(card);
  return found;
}

const slotOf = (duel: Duel, id: CardId) => placeOfCard(duel, id)?.slot ?? 0;

/** Lets both sides hear a pointcut in its two versions: of the player concerned, and of the other. */
export function fireSides(duel: Duel, seat: Seat, own: string, opponent: string): void {
  fireSide(duel, seat, own);
  fireSide(duel, opponentOf(seat), opponent);
}

/** The three versions of a pointcut: of the card itself, of its side, and of the other. */
export interface Versions {
  readonly itself: string;
  readonly own: string;
  readonly opponent: string;
}

/** Does any card of the match have a function for one of the versions? Most have none, for most. */
export function isAwaited(
  { cast: { hearers } }: Duel,
  { itself, own, opponent }: Pick<Versions, 'own' | 'opponent'> & Partial<Versions>,
): boolean {
  return hearers.has(own) || hearers.has(opponent) || (itself !== undefined && hearers.has(itself));
}

/** Lets both sides hear of something, as an event of its own. */
export function tellSides(
  duel: Duel,
  seat: Seat,
  names: Pick<Versions, 'own' | 'opponent'>,
  sketch: EventSketch = NOTHING,
): void {
  if (!isAwaited(duel, names)) return;
  inEvent(duel, sketch, () => fireSides(duel, seat, names.own, names.opponent));
}

const NOTHING: EventSketch = {};

/**
 * Lets a card and both sides hear of something that befalls the card: as an event of its own, or as a part
 * of the one under way.
 */
export function tellAll(
  duel: Duel,
  id: CardId,
  seat: Seat,
  names: Versions,
  more: Pick<EventSketch, 'flags' | 'values'> = NOTHING,
  within = inEvent,
): void {
  if (!isAwaited(duel, names)) return;
  within(duel, { ...more, pointers: [id], target: id }, () => {
    fire(duel, id, names.itself);
    fireSides(duel, seat, names.own, names.opponent);
  });
}

/** Lets the cards of a pile hear a pointcut where they lie. */
export function firePile(duel: Duel, seat: Seat, kind: PileKind, pointcut: string): void {
  const hearers = duel.cast.hearers.get(pointcut);
  if (!hearers) return;
  const zone = pileZone(seat, kind);
  const { cards } = zoneOf(duel.state.table, zone);
  for (const id of cards.filter((card) => hearers.includes(card)))
    if (cardOf(duel.state.table, id).zone === zone) fire(duel, id, pointcut);
}

/** Lets the cards in hand, deck and graveyard hear a pointcut in its three `View` versions. */
export function fireViews(duel: Duel, seat: Seat, pointcut: string): void {
  for (const [kind, name] of viewsOf(pointcut)) firePile(duel, seat, kind, name);
}

type Views = readonly (readonly [PileKind, string])[];

const VIEWS = new Map<string, Views>();

function viewsOf(pointcut: string): Views {
  const known = VIEWS.get(pointcut);
  if (known) return known;
  const made: Views = [
    ['hand', `${pointcut}ViewHand`],
    ['deck', `${pointcut}ViewDeck`],
    ['grave', `${pointcut}ViewGraveyard`],
  ];
  VIEWS.set(pointcut, made);
  return made;
}
