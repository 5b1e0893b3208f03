import { type CardId, opponentOf, type Seat, zoneOf } from '@cardscape/kernel';
import { first, freshMeter, isScriptFault, type LuaValue, scriptFaultText } from '../lua/index.ts';
import { controllerOf, type Duel, isMob, placeOfCard, sheetOf, shown, unitOf } from './duel.ts';
import { type EventFrame, type EventSketch, eventFrame } from './event-frame.ts';
import { type PileKind, pileZone } from './slots.ts';
import { stageOf } from './stage.ts';

/** Events within events beyond this many are not heard. */
const DEEPEST = 48;

/** Runs something as an event of its own; gives what its functions have left of it. */
export function inEvent(duel: Duel, sketch: EventSketch, run: () => void): EventFrame {
  const before = duel.event;
  const frame = eventFrame(sketch);
  duel.event = frame;
  run();
  duel.event = before;
  return frame;
}

/** Calls the function that a card has for a pointcut; 0 for nothing, nil and false. */
export function fire(duel: Duel, id: CardId, pointcut: string): number {
  const { design, hears } = sheetOf(duel, id);
  const run = hears.get(pointcut);
  if (!run || isSilenced(duel, id) || duel.eventDepth >= DEEPEST) return 0;
  const { source, sourceSeat, meter } = duel;
  const seat = hearingSeat(duel, id);
  if (duel.eventDepth === 0) duel.meter = freshMeter();
  duel.eventDepth++;
  duel.source = id;
  duel.sourceSeat = seat;
  stageOf(duel.book).duel = duel;
  try {
    return numberOf(first(run(seat === 0, duel.meter)));
  } catch (error) {
    // A broken card never breaks a match (R-S7); a question is not an error.
    if (!isScriptFault(error)) throw error;
    const message = scriptFaultText(error);
    if (!duel.preview)
      duel.log?.push({ type: 'broken', subject: shown(duel, id), pointcut, message });
    duel.book.report?.({ card: design.name, pointcut, message });
    return 0;
  } finally {
    duel.eventDepth--;
    duel.source = source;
    duel.sourceSeat = sourceSeat;
    duel.meter = meter;
  }
}

/** Whose the card is that hears: an inserted one is its player's, wherever it lies. */
function hearingSeat(duel: Duel, id: CardId): Seat {
  const inserted = duel.state.inserted.find(({ card }) => card === id);
  return inserted && !unitOf(duel, id) ? inserted.seat : controllerOf(duel, id);
}

/** What a return value counts for: nil, false and 0 all mean no. */
export function numberOf(value: LuaValue): number {
  if (typeof value === 'number') return Math.trunc(value);
  if (value === true) return 1;
  if (typeof value === 'object' && value !== null && 'number' in value)
    return Math.trunc(value.number as number);
  return typeof value === 'string' ? Math.trunc(Number(value)) || 0 : 0;
}

/** Is a card kept from its effects? */
export function isSilenced(duel: Duel, id: CardId): boolean {
  const unit = unitOf(duel, id);
  if (!unit) return false;
  if (unit.silence > 0) return true;
  for (const { kind } of unit.blocks) if (kind === 'silence') return true;
  const { mobsSilenced } = duel.state.players[controllerOf(duel, id)];
  return mobsSilenced && isMob(sheetOf(duel, id));
}

/** Lets all deployed cards of a player hear a pointcut; gives the last answer that is not 0. */
export function fireSide(duel: Duel, seat: Seat, pointcut: string): number {
  const hearers = duel.cast.hearers.get(pointcut);
  if (!hearers) return 0;
  let result = 0;
  for (const id of listening(duel, seat, hearers)) {
    const answer = fire(duel, id, pointcut);
    if (answer !== 0) result = answer;
  }
  return result;
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

/** Lets the cards of a pile hear a pointcut where they lie. */
export function firePile(duel: Duel, seat: Seat, kind: PileKind, pointcut: string): void {
  const hearers = duel.cast.hearers.get(pointcut);
  if (!hearers) return;
  const { cards } = zoneOf(duel.state.table, pileZone(seat, kind));
  for (const id of cards.filter((card) => hearers.includes(card))) fire(duel, id, pointcut);
}

/** Lets the cards in hand, deck and graveyard hear a pointcut in its three `View` versions. */
export function fireViews(duel: Duel, seat: Seat, pointcut: string): void {
  firePile(duel, seat, 'hand', `${pointcut}ViewHand`);
  firePile(duel, seat, 'deck', `${pointcut}ViewDeck`);
  firePile(duel, seat, 'grave', `${pointcut}ViewGraveyard`);
}
