import {
  type CardId,
  cardOf,
  type Decision,
  knows,
  type Option,
  opponentOf,
  type PickDecision,
  type Seat,
  type Target,
  zoneOf,
} from '@cardscape/kernel';
import type { Act, CardFilter } from '../../language/tree/tree.ts';
import { flippable, uses } from '../chain/usable.ts';
import { fitsCard } from '../meaning/filter.ts';
import { type Duel, isFaceDown, refOf, rolesOf, textsOf, topOf } from '../position/duel.ts';
import { PLAYS } from '../position/limits.ts';
import { answersTo, type Question } from '../position/question.ts';
import { mayPlayFromDiscard } from '../position/rank-permits.ts';
import { eyesOf } from '../position/scope.ts';
import { spotsFor, spotsFromDiscard } from '../position/spots.ts';
import {
  answerTarget,
  cardTarget,
  hiddenTarget,
  seatTarget,
  zoneTarget,
} from '../position/targets.ts';
import { discardOf, FIELD, handOf } from '../position/zones.ts';
import { isLeftOut, isOneTooMany, spares } from '../standing/attack-only.ts';
import { concerns, isBarred } from '../standing/barred.ts';
import { isBesides } from '../standing/besides.ts';
import type { Force } from '../standing/force.ts';
import {
  forces,
  forcesOn,
  isKeptFrom,
  isKeptFromAttacking,
  isUnpreventable,
} from '../standing/forces.ts';
import { isKeptFromBy } from '../standing/kept.ts';

/** What the player to move is asked. */
export function pending(duel: Duel): Decision {
  const { state } = duel;
  if (state.question) return asked(duel, state.question);
  if (state.window) return answering(duel, state.window.seat);
  switch (state.stage) {
    case 'mulligan':
      return mulligan(duel);
    case 'battle':
      return pick(state.active, 'battle', battleOptions(duel, state.active));
    default:
      return pick(state.active, 'main', mainOptions(duel, state.active));
  }
}

function pick(seat: Seat, kind: string, options: Option[]): PickDecision {
  return { ask: 'pick', seat, kind, options, min: 1, max: 1, ordered: false };
}

function mulligan({ state }: Duel): Decision {
  const seat = state.players[state.first].settled ? opponentOf(state.first) : state.first;
  return pick(seat, 'mulligan', [{ act: 'keep' }, { act: 'mulligan' }]);
}

function answering(duel: Duel, seat: Seat): Decision {
  const options = [
    ...effectOptions(duel, seat, false),
    ...flipOptions(duel, seat),
    { act: 'pass' },
  ];
  return pick(seat, 'respond', options);
}

function effectOptions(duel: Duel, seat: Seat, free: boolean): Option[] {
  return uses(duel, seat, free).map(({ card, effect }) => ({ act: 'use', card, effect }));
}

function flipOptions(duel: Duel, seat: Seat): Option[] {
  if (!duel.edition.faceDown) return [];
  return flippable(duel, seat).map((card) => ({ act: 'flip', card }));
}

function mainOptions(duel: Duel, seat: Seat): Option[] {
  const options: Option[] = [];
  if (playsLeft(duel, seat) > 0 || hasKindPlays(duel) || textsOf(duel).besides)
    addPlays(duel, seat, options);
  options.push(...effectOptions(duel, seat, true), ...flipOptions(duel, seat));
  options.push(...earlyAttacks(duel, seat));
  if (mayBattle(duel)) options.push({ act: 'battle' });
  const compelled = mayBattle(duel) && unitsOf(duel, seat).some((id) => isCompelled(duel, id));
  if (!compelled || !mustAttack(duel, attackOptions(duel, seat))) options.push({ act: 'end' });
  return options;
}

/** "Can attack before the battle phase begins": those units only, and not in the very first turn. */
function earlyAttacks(duel: Duel, seat: Seat): Option[] {
  const early = (id: CardId) => mayDo(duel, id, 'attack early');
  if (duel.state.turn === 1 || !unitsOf(duel, seat).some(early)) return [];
  return attackOptions(duel, seat).filter(({ card }) => card !== undefined && early(card));
}

/** The one who begins does not attack in their first turn (2.2.2). */
export function mayBattle({ state }: Duel): boolean {
  return state.turn > 1 && state.players[state.active].skips.battle === 0;
}

/** The stacks that a player may rank up in the battle phase too. */
function stacksInBattle(duel: Duel, seat: Seat): readonly string[] {
  return FIELD[seat].filter((zone) => {
    const top = topOf(duel, zone);
    return top !== undefined && mayDo(duel, top, 'be ranked up in battle');
  });
}

/** What can be played; in the battle phase, only onto some stacks. */
function addPlays(duel: Duel, seat: Seat, options: Option[], onto?: readonly string[]): void {
  const free = playsLeft(duel, seat) > 0 && !hasKindLimits(duel);
  for (const card of zoneOf(duel.state.table, handOf(seat)).cards) {
    if (!free && playsLeft(duel, seat, card) === 0) continue;
    for (const zone of spotsFor(duel, seat, card)) {
      if (onto && !onto.includes(zone)) continue;
      const target = zoneTarget(zone);
      options.push({ act: 'play', card, target });
      if (duel.edition.faceDown) options.push({ act: 'set', card, target });
    }
  }
  if (!mayPlayFromDiscard(duel, seat)) return;
  for (const card of zoneOf(duel.state.table, discardOf(seat)).cards)
    if (free || playsLeft(duel, seat, card) > 0)
      for (const zone of spotsFromDiscard(duel, seat, card))
        if (!onto || onto.includes(zone))
          options.push({ act: 'play', card, target: zoneTarget(zone) });
}

function battleOptions(duel: Duel, seat: Seat): Option[] {
  const attacks = attackOptions(duel, seat);
  const plays: Option[] = [];
  const stacks = stacksInBattle(duel, seat);
  if (stacks.length > 0) addPlays(duel, seat, plays, stacks);
  return [
    ...attacks,
    ...plays,
    ...effectOptions(duel, seat, true),
    ...flipOptions(duel, seat),
    ...(mustAttack(duel, attacks) ? [] : [{ act: 'end' }]),
  ];
}

/** Can a unit attack that has to? Then its player cannot end the battle before it does. */
function mustAttack(duel: Duel, attacks: readonly Option[]): boolean {
  return attacks.some(({ card }) => card !== undefined && isCompelled(duel, card));
}

/** The units that have to attack, and can. */
export function compelledUnits(duel: Duel, seat: Seat): CardId[] {
  return attackOptions(duel, seat).flatMap(({ card }) =>
    card !== undefined && isCompelled(duel, card) ? [card] : [],
  );
}

function isCompelled(duel: Duel, id: CardId): boolean {
  return forcesOn(duel, id).some(({ act }) => act.do === 'compel');
}

/** Of what a unit can attack, what it has to, if something makes it. */
function ontoOf(duel: Duel, card: CardId, meetable: readonly CardId[]): readonly CardId[] {
  const onto = forcesOn(duel, card).flatMap(({ act, source }) =>
    act.do === 'compel' && act.onto ? [source.card] : [],
  );
  const forced = onto.length > 0 ? meetable.filter((id) => onto.includes(id)) : [];
  return forced.length > 0 ? forced : meetable;
}

/** Every unit attacks once; it must meet a unit of the opponent if there is one (2.2.7). */
export function attackOptions(duel: Duel, seat: Seat): Option[] {
  const barred = isBarred(duel, seat, 'attack');
  const own = unitsOf(duel, seat);
  if (barred && !own.some((id) => isUnpreventable(duel, id))) return [];
  const units = unitsOf(duel, opponentOf(seat));
  const meetable = meetableOf(duel, units).filter((id) => !isLeftOut(duel, seat, 'whom', id));
  const directly = !isBarred(duel, seat, 'attack directly');
  const options: Option[] = [];
  for (const card of own) {
    if (!canAttack(duel, card)) continue;
    const leftOut = isLeftOut(duel, seat, 'cards', card) || isOneTooMany(duel, seat, card);
    if ((barred || leftOut) && !isUnpreventable(duel, card)) continue;
    const again = hasAttacked(duel, card);
    if (again && !mayDo(duel, card, 'attack each unit')) continue;
    if (units.length > 0)
      for (const on of ontoOf(duel, card, meetable)) {
        if (spares(duel, card, on)) continue;
        if (shuns(duel, on, card, seat) || (again && hasMet(duel, card, on))) continue;
        options.push({ act: 'attack', card, target: attacked(duel, on, seat) });
      }
    const past = units.length === 0 || mayDo(duel, card, 'attack directly');
    if (past && directly && !again && !isKeptFrom(duel, card, 'attack directly'))
      options.push({ act: 'attack', card, target: seatTarget(opponentOf(seat)) });
  }
  return options;
}

/** Those of the units that can be attacked; where some draw all attacks, only these. */
function meetableOf(duel: Duel, units: readonly CardId[]): readonly CardId[] {
  const open = units.filter((id) => !isKeptFrom(duel, id, 'be attacked'));
  const luring = open.filter((id) => forcesOn(duel, id).some(({ act }) => act.do === 'lure'));
  return luring.length > 0 ? luring : open;
}

type Freedom = Extract<Act, { do: 'allow' }>['what'];

/** May a unit attack directly though there are units in its way, or each unit once? */
function mayDo(duel: Duel, id: CardId, what: Freedom): boolean {
  return forcesOn(duel, id).some(({ act }) => act.do === 'allow' && act.what === what);
}

/** Has a unit attacked another one in this turn? */
function hasMet({ state }: Duel, id: CardId, on: CardId): boolean {
  return state.past.thisTurn.some(
    ({ what, card, other }) => what === 'attacks' && card?.card === id && other?.card === on,
  );
}

/** "This card cannot be attacked by dragon units." */
function shuns(duel: Duel, id: CardId, attacker: CardId, seat: Seat): boolean {
  if (forcesOn(duel, id).length === 0) return false;
  const cause = { by: seat, kind: 'battle', card: refOf(duel, attacker) } as const;
  return isKeptFromBy(duel, id, 'be attacked', cause);
}

/** The active units of a player. */
export function unitsOf(duel: Duel, seat: Seat): readonly CardId[] {
  return rolesOf(duel, seat).units;
}

function canAttack(duel: Duel, id: CardId): boolean {
  return !isFaceDown(duel, id) && !isKeptFromAttacking(duel, id);
}

/** Has a unit made all the attacks of its turn: one, or as many as effects say (R-T73), and what they add? */
export function hasAttacked(duel: Duel, id: CardId): boolean {
  let allowed = 1;
  let more = 0;
  for (const { act, n } of forcesOn(duel, id))
    if (act.do === 'extraAttacks') more += n;
    else if (act.do === 'attackTimes') allowed = Math.max(allowed, act.n);
  return (duel.state.field[id]?.attacks ?? 0) >= allowed + more;
}

/**
 * How many cards a player may still play in this turn: two, or as effects say, and what they add. Extra plays of some
 * kind of card count as far as such cards were played, or are to be: the one asked for.
 */
export function playsLeft(duel: Duel, seat: Seat, card?: CardId): number {
  if (card !== undefined && isBesides(duel, seat, card, 'be played besides')) return 1;
  const { played, playedCards } = duel.state.players[seat];
  const { onPlayers } = forces(duel);
  let allowed = PLAYS;
  let most = Number.POSITIVE_INFINITY;
  for (const force of onPlayers) {
    const { act } = force;
    if (act.do !== 'limitPlays' || !concerns(act.who, force.seat, seat)) continue;
    if (act.to === 'at least') allowed = Math.max(allowed, act.n);
    else if (!act.kind) most = Math.min(most, act.n);
    else if (card !== undefined && countOfKind(duel, force, seat, [card], act.kind) > 0)
      most = Math.min(most, played + act.n - countOfKind(duel, force, seat, playedCards, act.kind));
  }
  for (const force of onPlayers) {
    const { act, n } = force;
    if (act.do !== 'extraPlays' || !concerns(act.who, force.seat, seat)) continue;
    const ids = card === undefined ? playedCards : [...playedCards, card];
    allowed += act.kind ? Math.min(n, countOfKind(duel, force, seat, ids, act.kind)) : n;
  }
  return Math.max(0, Math.min(allowed, most) - played);
}

/** How many of the cards are of a kind that an effect on a player speaks of. */
function countOfKind(
  duel: Duel,
  { seat: you, source }: Force,
  doer: Seat,
  ids: readonly CardId[],
  kind: CardFilter,
): number {
  const eyes = eyesOf(you, doer, source);
  return ids.filter((id) => fitsCard(duel, eyes, id, kind)).length;
}

/** Is a player kept from playing too many of some kind of card? */
function hasKindLimits(duel: Duel): boolean {
  return forces(duel).onPlayers.some(({ act }) => act.do === 'limitPlays' && act.kind);
}

/** Are there extra plays of some kind of card? */
function hasKindPlays(duel: Duel): boolean {
  return forces(duel).onPlayers.some(({ act }) => act.do === 'extraPlays' && act.kind);
}

function asked(duel: Duel, question: Question): Decision {
  const { seat } = question;
  switch (question.ask) {
    case 'cards': {
      const { why, from, min, max } = question;
      const options = from.map((card) => choosing(duel, card, seat));
      const ordered = why === 'topOrder' || why === 'bottomOrder';
      return { ask: 'pick', seat, kind: 'choose', options, min, max, ordered };
    }
    case 'place': {
      const { card } = question;
      const options = question.from.map((zone) => ({
        act: 'place',
        card,
        target: zoneTarget(zone),
      }));
      return pick(seat, 'place', options);
    }
    case 'effect': {
      const { card } = question;
      return pick(
        seat,
        'effect',
        question.from.map((effect) => ({ act: 'work', card, effect })),
      );
    }
    default: {
      const options = Array.from({ length: answersTo(question) }, (_, answer) => ({
        act: 'say',
        target: answerTarget(answer),
      }));
      return pick(seat, 'decide', options);
    }
  }
}

/** A card to choose; one that the player cannot see is named by its place. */
function choosing(duel: Duel, card: CardId, seat: Seat): Option {
  return knows(cardOf(duel.state.table, card), seat)
    ? { act: 'choose', card }
    : { act: 'choose', target: hiddenAt(duel, card) };
}

/** What is attacked: a card, or the place of one that lies face down. */
function attacked(duel: Duel, on: CardId, seat: Seat): Target {
  return knows(cardOf(duel.state.table, on), seat) ? cardTarget(on) : hiddenAt(duel, on);
}

function hiddenAt({ state }: Duel, card: CardId): Target {
  const { zone } = cardOf(state.table, card);
  return hiddenTarget(zone, zoneOf(state.table, zone).cards.indexOf(card));
}
