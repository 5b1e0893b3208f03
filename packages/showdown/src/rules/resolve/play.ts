import { type CardId, opponentOf, SEES, type Seat, showCard, zoneOf } from '@cardscape/kernel';
import type { Allowance } from '../asking/allowance.ts';
import {
  fire,
  fireSide,
  fireSides,
  fireViews,
  inEvent,
  inPart,
  isAwaited,
} from '../pointcuts/fire.ts';
import {
  attributesOf,
  type Duel,
  deployed,
  inSlot,
  levelOf,
  placeOfCard,
  playKindOfSheet,
  sheetOf,
  shown,
  tableToChange,
} from '../position/duel.ts';
import { changeField, setFieldHolds } from '../position/field-block.ts';
import type { PlayKind } from '../position/position.ts';
import { freeSlotFor } from '../position/room.ts';
import { CHARACTER, FIELD, handOf, LIMBO } from '../position/slots.ts';
import { recharge } from './charges.ts';
import { byEffect, destroy } from './destroy.ts';
import { remove, takeOut, toSlot, toUnder } from './relocate.ts';

/** The pointcuts of a kind of play: put together once, since every card of a hand is tried. */
const POINTCUTS = {
  mob: pointcutsOf('Mob'),
  equip: pointcutsOf('Equipment', 'Equip'),
  action: pointcutsOf('Action'),
  field: pointcutsOf('Field'),
} as const satisfies Record<PlayKind, unknown>;

function pointcutsOf(name: string, stopped = name) {
  return {
    tried: {
      itself: 'onTryPlay',
      own: `onTryPlay${name}`,
      opponent: `onOpponentTryPlay${name}`,
    },
    init: `onInit${name}`,
    intercept: `onInterceptPlay${name}`,
    interceptOpponent: `onInterceptOpponentPlay${name}`,
    think: `onThink${name}`,
    played: `onPlay${name}`,
    opponentPlayed: `onOpponentPlay${name}`,
    after: `afterThink${name}`,
    stopped: { own: `onPlay${stopped}Cancel`, opponent: `onOpponentPlay${stopped}Cancel` },
  };
}

/** Which kind of play a card is. */
export function playKindOf(duel: Duel, id: CardId): PlayKind | undefined {
  return playKindOfSheet(sheetOf(duel, id));
}

/** The cards of a player's hand that may be played now. */
export function playable(duel: Duel, seat: Seat, allowed: Allowance): CardId[] {
  return zoneOf(duel.state.table, handOf(seat)).cards.filter((id) =>
    mayPlay(duel, seat, id, allowed),
  );
}

/** What can keep a card from being played. */
export type Hurdle =
  | 'kind'
  | 'barred'
  | 'element'
  | 'unlearned'
  | 'level'
  | 'subtype'
  | 'room'
  | 'forbidden';

/** May a player play this card? */
export function mayPlay(duel: Duel, seat: Seat, id: CardId, allowed: Allowance): boolean {
  return hurdleOf(duel, seat, id, allowed) === undefined;
}

/** What keeps a player from playing this card, if anything does. */
export function hurdleOf(
  duel: Duel,
  seat: Seat,
  id: CardId,
  allowed: Allowance,
): Hurdle | undefined {
  const kind = playKindOf(duel, id);
  if (!kind || !allowed.kinds.includes(kind)) return 'kind';
  if (duel.state.players[seat].barred.includes(kind)) return 'barred';
  const { element, design } = sheetOf(duel, id);
  if (allowed.elements && !allowed.elements.includes(design.element)) return 'element';
  if (allowed.learned !== false && attributesOf(duel, seat, element) < 1) return 'unlearned';
  if (levelOf(duel, id) > allowed.level) return 'level';
  if (allowed.subtypes && !allowed.subtypes.some((word) => design.info.includes(word)))
    return 'subtype';
  if (!hasRoom(duel, seat, id) && !mayMakeRoom(duel, id, kind)) return 'room';
  return isTried(duel, seat, id, kind, 0) ? undefined : 'forbidden';
}

function hasRoom(duel: Duel, seat: Seat, id: CardId): boolean {
  const kind = playKindOf(duel, id);
  // A new field takes the place of the old one.
  return kind === 'action' || kind === 'field' || freeSlotFor(duel, seat, id) !== undefined;
}

/** Some cards make room for themselves, or for others, when they are tried. */
function mayMakeRoom(duel: Duel, id: CardId, kind: PlayKind): boolean {
  return (
    sheetOf(duel, id).hears.has('onTryPlay') || duel.cast.hearers.has(POINTCUTS[kind].tried.own)
  );
}

/** Asks the pointcuts whether a play may be tried: silently while options are listed, or for good. */
function isTried(duel: Duel, seat: Seat, id: CardId, kind: PlayKind, how: 0 | 1): boolean {
  const { tried } = POINTCUTS[kind];
  if (!isAwaited(duel, tried)) return true;
  return inTry(duel, seat, id, how, () => {
    fire(duel, id, tried.itself);
    fireSides(duel, seat, tried.own, tried.opponent);
  });
}

/** Runs something as the trying of a play, which begins it if it is for good; gives whether it may go on. */
function inTry(duel: Duel, seat: Seat, id: CardId, how: 0 | 1, run: () => void): boolean {
  const quiet = duel.preview;
  if (how === 0) duel.preview = true;
  const flags = { ZTCG_TRYPLAY: how, ZTCG_COUNTER: counterFlag(duel, seat) };
  const sketch = { flags, values: [1], pointers: [id], target: id };
  const within = how === 0 ? inEvent : inPart;
  duel.playing.set(id, seat);
  const { values } = within(duel, sketch, run);
  duel.playing.delete(id);
  duel.preview = quiet;
  return values[0] !== 0;
}

/** The card whose function alone forbids a play, if one does. */
export function forbidderOf(duel: Duel, seat: Seat, id: CardId): CardId | undefined {
  const kind = playKindOf(duel, id);
  if (!kind) return undefined;
  const { tried } = POINTCUTS[kind];
  const forbids = (card: CardId, pointcut: string) =>
    !inTry(duel, seat, id, 0, () => fire(duel, card, pointcut));
  if (forbids(id, tried.itself)) return id;
  return (
    deployed(duel, seat).find((card) => forbids(card, tried.own)) ??
    deployed(duel, opponentOf(seat)).find((card) => forbids(card, tried.opponent))
  );
}

/**
 * Plays a card, from wherever it is, to a player's side; gives whether it came about. From the try to the
 * end it is one event: what scripts point at on the way stays pointed at.
 */
export function play(duel: Duel, seat: Seat, id: CardId): boolean {
  const kind = playKindOf(duel, id);
  if (!kind || duel.preview) return false;
  let played = false;
  const flags = { ZTCG_COUNTER: counterFlag(duel, seat) };
  inEvent(duel, { flags, pointers: [id], target: id }, () => {
    if (!isTried(duel, seat, id, kind, 1) || !hasRoom(duel, seat, id)) return;
    duel.playing.set(id, seat);
    played = bring(duel, seat, id, kind);
    duel.playing.delete(id);
  });
  return played;
}

/** Brings a card into play, past all who can stop it. */
function bring(duel: Duel, seat: Seat, id: CardId, kind: PlayKind): boolean {
  const names = POINTCUTS[kind];
  takeOut(duel, id);
  const player = duel.state.players[seat];
  const { fieldHolds } = player;
  // What a field says of itself as it comes is not said of the one that lies there.
  if (kind === 'field') player.fieldHolds = null;
  const { values } = inPart(duel, { values: [1] }, () => {
    fire(duel, id, names.init);
    fireSide(duel, seat, names.intercept);
    fireSide(duel, opponentOf(seat), names.interceptOpponent);
  });
  if (values[0] === 0) {
    player.fieldHolds = fieldHolds;
    stop(duel, seat, id, kind);
    return false;
  }
  if (!lay(duel, seat, id, kind)) return false;
  player.tally.played++;
  inPart(duel, {}, () => {
    fire(duel, id, names.think);
    fireSides(duel, seat, names.played, names.opponentPlayed);
    fireSides(duel, seat, 'onPlayCard', 'onOpponentPlayCard');
    fireViews(duel, seat, 'onPlayCard');
    fireViews(duel, opponentOf(seat), 'onOpponentPlayCard');
    // A rapid action that has done its work is spent: what comes after can recover it.
    if (kind === 'action' && !isPlacedAnew(duel, id)) remove(duel, id);
    fire(duel, id, names.after);
  });
  return true;
}

/** Has a rapid action been put somewhere by its own effect? */
function isPlacedAnew({ state }: Duel, id: CardId): boolean {
  return state.table.cards[id]?.zone !== LIMBO;
}

/** Cards are played by abilities of the character and its tree (0); anything else is an effect (1). */
function counterFlag(duel: Duel, seat: Seat): 0 | 1 {
  const { state, source, eventDepth } = duel;
  if (state.phase !== 'actions' || state.active !== seat || source === null) return 1;
  return placeOfCard(duel, source)?.slot === CHARACTER && eventDepth <= 1 ? 0 : 1;
}

/** A play that was intercepted: the card is spent. */
function stop(duel: Duel, seat: Seat, id: CardId, kind: PlayKind): void {
  showCard(tableToChange(duel), id, SEES.all);
  duel.log?.push({ type: 'stopped', seat, subject: shown(duel, id) });
  remove(duel, id);
  const { own, opponent } = POINTCUTS[kind].stopped;
  inPart(duel, {}, () => fireSides(duel, seat, own, opponent));
}

/** Brings a card to the table; a rapid action is only shown. */
function lay(duel: Duel, seat: Seat, id: CardId, kind: PlayKind): boolean {
  const { fieldHolds } = duel.state.players[seat];
  const old = kind === 'field' ? inSlot(duel, seat, FIELD) : undefined;
  if (old !== undefined) destroy(duel, old, byEffect(duel, seat));
  const slot = kind === 'action' ? -1 : freeSlotFor(duel, seat, id);
  if (slot === undefined) {
    remove(duel, id);
    return false;
  }
  if (slot >= 0) {
    toSlot(duel, id, seat, slot);
    for (const card of duel.waiting.get(id) ?? []) toUnder(duel, card, seat, slot);
    duel.waiting.delete(id);
    if (kind === 'equip') recharge(duel, id);
    if (kind === 'field') {
      changeField(duel, seat);
      if (fieldHolds !== null) setFieldHolds(duel, seat, fieldHolds);
    }
  } else showCard(tableToChange(duel), id, SEES.all);
  duel.log?.push({ type: 'played', seat, subject: shown(duel, id), slot });
  return true;
}
