import { type CardId, cardOf, moveCard, opponentOf, type Seat, zoneOf } from '@cardscape/kernel';
import { overrulesIn } from '../../language/tree/overrules.ts';
import type { Act } from '../../language/tree/tree.ts';
import { equipsItsCard } from '../book/program.ts';
import { BY_RULE, byEffect } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { placesLeft } from '../meaning/in-its-place.ts';
import { factsBefore } from '../meaning/noting.ts';
import { rankUpCards } from '../meaning/suits.ts';
import { controllerOf, type Duel, isActive, refsTo, touch, touchField } from '../position/duel.ts';
import { scopeOf } from '../position/scope.ts';
import { columnZone, freeColumns } from '../position/spots.ts';
import { onField } from '../position/state.ts';
import { spotOf } from '../position/zones.ts';
import { shown, turnUp } from '../resolve/deeds.ts';
import type { Doing } from '../resolve/doing.ts';
import { equipByOther } from '../resolve/equip-by-other.ts';
import { bind } from '../resolve/resolve.ts';
import { speakOf } from './cards.ts';
import { addLasting } from './lasting.ts';

type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;

export function equip(doing: Doing): boolean {
  const { duel, link } = doing;
  const [item] = doing.cards(0);
  const [unit] = doing.cards(1);
  if (item === undefined || unit === undefined) return false;
  const [card, ref] = refsTo(duel, [item, unit]);
  // R-T154. What is not on the field is played first.
  if (card && ref && !duel.state.field[item]) {
    const how = { seat: link.seat, free: false, tapped: false } as const;
    duel.state.frames.push({ kind: 'settle', card, ...how, to: ref });
    return speakOf(doing, [unit]);
  }
  if (!ref) return false;
  const isOwn = item === link.card.card;
  const effect = isOwn ? link.effect : equipEffect(duel, item);
  if (!(isOwn ? bind : equipByOther)(duel, item, ref, effect, byEffect(link))) return false;
  return speakOf(doing, [unit]);
}

/** Which of another card's effects is at work when it is equipped by this one. */
export function equipEffect({ book, state }: Duel, id: CardId): number {
  const { programs } = book.sheet(cardOf(state.table, id).design);
  return Math.max(0, programs.findIndex(equipsItsCard));
}

export function flip(doing: Doing, { face }: Of<'flip'>): boolean {
  const { duel } = doing;
  const ids = doing.cards(0).filter((id) => duel.state.field[id]);
  for (const id of ids) {
    if (face === 'up') turnUp(duel, id);
    else turnDown(duel, id);
  }
  return speakOf(doing, ids);
}

function turnDown(duel: Duel, id: CardId): void {
  const { state } = duel;
  const there = onField(state, id);
  const facts = factsBefore(duel, 'flipped', id);
  there.faceDown = state.turn;
  there.works = -1;
  touch(duel);
  duel.log?.push({ type: 'faceDown', subject: shown(duel, id) });
  happen(
    duel,
    happening('flipped', controllerOf(duel, id), refsTo(duel, [id])[0] ?? null, BY_RULE, { facts }),
  );
}

/** The stack goes to a free column of the other player; it comes back when the time is over. */
export function control(doing: Doing, { who }: Of<'control'>): boolean {
  const { duel, link } = doing;
  const taker = who === 'you' ? link.seat : opponentOf(link.seat);
  const ids = doing.cards(0).filter((id) => duel.state.field[id] && isActive(duel, id));
  const taken = ids.filter((id) => takeStack(duel, id, taker));
  if (taken.length > 0) addLasting(doing, taken, 0);
  return speakOf(doing, taken);
}

/** Stacks go to the players whose decks their active cards came from. */
export function giveBack(doing: Doing): boolean {
  const { duel } = doing;
  const { table } = duel.state;
  const ids = doing.cards(0).filter((id) => duel.state.field[id] && isActive(duel, id));
  const given = ids.filter((id) => takeStack(duel, id, (cardOf(table, id).owner ?? 0) as Seat));
  endControl(duel, given);
  return speakOf(doing, given);
}

/** Nobody's control of these cards goes on. */
function endControl({ state, book }: Duel, ids: readonly CardId[]): void {
  const left = state.lasting.flatMap((lasting) => {
    if (book.act(lasting.act).do !== 'control') return [lasting];
    const cards = lasting.cards.filter(({ card }) => !ids.includes(card));
    return cards.length > 0 ? [{ ...lasting, cards }] : [];
  });
  state.lasting.splice(0, state.lasting.length, ...left);
}

/** Moves a stack to a free column of a player; false if there is none. */
export function takeStack(duel: Duel, id: CardId, taker: Seat): boolean {
  if (controllerOf(duel, id) === taker) return false;
  const [zone] = freeColumns(duel, taker, id);
  if (zone === undefined) return false;
  moveStack(duel, cardOf(duel.state.table, id).zone, zone);
  duel.log?.push({ type: 'control', seat: taker, subject: shown(duel, id) });
  return true;
}

/** Moves all cards of a zone of the field to another, in their order. */
function moveStack(duel: Duel, from: string, to: string): void {
  const { table } = duel.state;
  for (const id of [...zoneOf(table, from).cards]) moveCard(table, id, to, 'bottom');
  touchField(duel);
}

export function column(doing: Doing, { adjacent, to }: Of<'column'>): boolean {
  const { duel, link, doers } = doing;
  if (to) return toColumnOf(doing);
  const moved: CardId[] = [];
  for (const seat of doers)
    for (const id of doing.cards(0, seat)) {
      if (!duel.state.field[id] || !isActive(duel, id)) continue;
      moved.push(id);
      const [card] = refsTo(duel, [id]) as [typeof link.card];
      duel.state.frames.push({ kind: 'shift', card, seat, adjacent: adjacent ?? false });
    }
  return speakOf(doing, moved);
}

/** Stacks move to the column of a card, in their own row. */
function toColumnOf(doing: Doing): boolean {
  const { duel, doers } = doing;
  const moved = doers.flatMap((seat) => {
    const [goal] = doing.cards(1, seat);
    return doing.cards(0, seat).filter((id) => {
      const zone = goal === undefined ? undefined : columnZone(duel, id, goal);
      if (zone !== undefined) shiftTo(duel, id, zone);
      return zone !== undefined;
    });
  });
  return speakOf(doing, moved);
}

/** Moves a stack within its row. */
export function shiftTo(duel: Duel, id: CardId, zone: string): void {
  const facts = factsBefore(duel, 'moved', id);
  moveStack(duel, cardOf(duel.state.table, id).zone, zone);
  duel.log?.push({ type: 'column', subject: shown(duel, id), column: spotOf(zone)?.column ?? 0 });
  happen(
    duel,
    happening('moved', controllerOf(duel, id), refsTo(duel, [id])[0] ?? null, BY_RULE, {
      from: 'field',
      to: 'field',
      facts,
    }),
  );
}

/** Cards that an effect plays look for their places one after the other (R-T23). */
export function play(doing: Doing, { free, tapped, inItsPlace }: Of<'play'>): boolean {
  const { duel, link, doers } = doing;
  const at = inItsPlace && { at: placesLeft(duel, scopeOf(link)) };
  const ids: CardId[] = [];
  for (const doer of doers)
    for (const id of doing.cards(0, doer)) {
      if (duel.state.field[id] && isActive(duel, id)) continue;
      ids.push(id);
      duel.state.frames.push({
        kind: 'settle',
        card: refsTo(duel, [id])[0] as typeof link.card,
        seat: doer,
        free: free ?? false,
        tapped: tapped ?? false,
        ...at,
      });
    }
  link.that = refsTo(duel, ids);
  return ids.length > 0;
}

export function rankUp(doing: Doing, act: Of<'rankUp'>): boolean {
  const { duel, link } = doing;
  const bases = doing.cards(0).filter((id) => duel.state.field[id] && isActive(duel, id));
  const given = act.with === undefined ? rankUpCards(duel, scopeOf(link), act) : doing.cards(1);
  for (const base of bases)
    duel.state.frames.push({
      kind: 'promote',
      base: refsTo(duel, [base])[0] as typeof link.card,
      with: refsTo(duel, given),
      seat: link.seat,
      ...overrulesIn(act),
    });
  return speakOf(doing, bases);
}
