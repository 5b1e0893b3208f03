import { type CardId, cardOf, type Seat, zoneOf } from '@cardscape/kernel';
import { freesPlays } from '../../language/tree/overrules.ts';
import type { Act } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { isAsDescribed } from '../meaning/described.ts';
import { isSuch } from '../meaning/such-effect.ts';
import { concerns, hasRankedUp } from '../standing/barred.ts';
import type { Force } from '../standing/force.ts';
import { forces, isKeptFrom } from '../standing/forces.ts';
import { rankOf } from '../standing/values.ts';
import {
  controllerOf,
  type Duel,
  isActive,
  isFaceDown,
  refOf,
  sheetOf,
  textsOf,
  topOf,
} from './duel.ts';
import {
  type Freed,
  isLeftOut,
  isNextRank,
  isPermitted,
  isPermittedFromDiscard,
  isPlayedFreely,
  mayPermit,
} from './rank-permits.ts';
import { eyesOf } from './scope.ts';
import { pileOf, ROWS, spotOf } from './zones.ts';

/**
 * The zones where a player may put a card: free columns, or stacks that it ranks up (R-T6); without ranking up, any
 * free column (R-T23).
 */
export function spotsFor(duel: Duel, seat: Seat, id: CardId, isFree = false): string[] {
  if (mayNotPlay(duel, seat, id)) return [];
  const { isSpell } = sheetOf(duel, id);
  const isFirst = rankOf(duel, id) === 1;
  const opens = isFirst || isFree || isPlayedFreely(duel, seat, id) || isFreed(duel, seat, id);
  const covers = !isFree && (!isFirst || mayPermit(duel));
  const found: string[] = [];
  for (const zone of ROWS[isSpell ? 'spell' : 'unit'][seat]) {
    const top = topOf(duel, zone);
    if (top === undefined ? opens : covers && ranksUp(duel, seat, id, top)) found.push(zone);
  }
  return found;
}

/** Nothing that the rules ask for is set aside. */
const BY_THE_RULES: Freed = { anyType: false, anyRank: false };

/** Can a card be put on top of another as its next rank? */
export function ranksUp(
  duel: Duel,
  seat: Seat,
  id: CardId,
  top: CardId | undefined,
  freed: Freed = BY_THE_RULES,
): boolean {
  if (top === undefined) return false;
  if (!isNextRank(duel, id, top, freed) && !isPermitted(duel, seat, id, top)) return false;
  return mayCover(duel, seat, id, top);
}

/** The stacks that a player may rank up with a card of their discard pile, where an effect lets them. */
export function spotsFromDiscard(duel: Duel, seat: Seat, id: CardId): string[] {
  if (mayNotPlay(duel, seat, id)) return [];
  return ROWS[sheetOf(duel, id).isSpell ? 'spell' : 'unit'][seat].filter((zone) => {
    const top = topOf(duel, zone);
    if (top === undefined || !isPermittedFromDiscard(duel, seat, id, top)) return false;
    return mayCover(duel, seat, id, top);
  });
}

/** Is nothing but type and rank in the way of a card being put on top of another? */
function mayCover(duel: Duel, seat: Seat, id: CardId, top: CardId): boolean {
  if (isFaceDown(duel, top) || isLeftOut(duel, seat, id, top)) return false;
  if (sheetOf(duel, top).isSpell !== sheetOf(duel, id).isSpell) return false;
  return !isKeptFrom(duel, top, 'rank up') && !isBarredFrom(duel, seat, 'rank up', top);
}

/** Can two cards change places? What comes to the field has to fit there (R-T54). */
export function canChangePlaces(duel: Duel, first: CardId, second: CardId): boolean {
  const { table, field } = duel.state;
  const [a, b] = [cardOf(table, first).zone, cardOf(table, second).zone];
  if (!field[first] && !field[second]) return pileOf(a) !== undefined && pileOf(b) !== undefined;
  if (sheetOf(duel, first).isSpell !== sheetOf(duel, second).isSpell) return false;
  if (field[first] && field[second])
    return ![first, second].some((id) => isKeptFrom(duel, id, 'be moved'));
  return field[first] ? fitsFor(duel, first, second) : fitsFor(duel, second, first);
}

/** Can a card go to that end of its stack? It must lie elsewhere in it. */
export function isRestacked(duel: Duel, id: CardId, to: 'top' | 'bottom'): boolean {
  const { table, field } = duel.state;
  if (!field[id] || isKeptFrom(duel, id, 'be moved')) return false;
  const { zone } = cardOf(table, id);
  // A spell under a unit does not become active (R-T94).
  if (to === 'top' && sheetOf(duel, id).isSpell !== (spotOf(zone)?.row === 'spell')) return false;
  return zoneOf(table, zone).cards.at(to === 'top' ? 0 : -1) !== id;
}

/** Can a card of a hand, deck or discard pile lie where the active card of a stack does? */
function fitsFor(duel: Duel, laid: CardId, other: CardId): boolean {
  const { table } = duel.state;
  const seat = controllerOf(duel, laid);
  if (!isActive(duel, laid) || !pileOf(cardOf(table, other).zone)) return false;
  if (mayNotPlay(duel, seat, other) || isKeptFrom(duel, laid, 'leave the field')) return false;
  const under = zoneOf(table, cardOf(table, laid).zone).cards[1];
  if (rankOf(duel, other) === 1) return under === undefined;
  return ranksUp(duel, seat, other, under);
}

/** Is a player kept from doing something with this card? */
export function isBarredFrom(
  duel: Duel,
  seat: Seat,
  deed: string,
  id: CardId,
  program?: Program,
): boolean {
  for (const force of forces(duel).onPlayers)
    if (force.act.do === 'bar' && bars(duel, force, force.act, seat, deed, id, program))
      return true;
  return false;
}

function bars(
  duel: Duel,
  { seat: maker, source, named, those }: Force,
  act: Extract<Act, { do: 'bar' }>,
  seat: Seat,
  deed: string,
  id: CardId,
  program: Program | undefined,
): boolean {
  if (act.from !== deed || !concerns(act.who, maker, seat)) return false;
  if (act.times && !hasRankedUp(duel, seat, act.times, act.cards?.noun ?? 'card')) return false;
  if (!act.cards) return true;
  const scope = eyesOf(maker, seat, source, those, named);
  const { acting } = act.cards;
  const made = program && { key: program.key, card: refOf(duel, id), seat };
  if (acting && !isSuch(duel, scope, acting, made)) return false;
  return isAsDescribed(duel, scope, id, act.cards) !== (act.only === true);
}

/** R-T133. "Your opponent cannot activate latent effects": is one that is set off by itself named so? */
export function isSilenced(duel: Duel, id: CardId, program: Program): boolean {
  const isNamed = forces(duel).onPlayers.some(
    ({ act }) => act.do === 'bar' && act.cards?.acting?.style === program.type,
  );
  return isNamed && isBarredFrom(duel, controllerOf(duel, id), 'activate effects', id, program);
}

function mayNotPlay(duel: Duel, seat: Seat, id: CardId): boolean {
  if (isBarredFrom(duel, seat, 'play', id) || isKeptFrom(duel, id, 'be played')) return true;
  return isRuled(duel, seat, id, forbids);
}

const forbids = (act: Act): boolean => act.do === 'forbid';

/** R-T302. Can any card of its kind be played to a free column now, whatever its rank? */
function isFreed(duel: Duel, seat: Seat, id: CardId): boolean {
  return textsOf(duel).freesPlays && isRuled(duel, seat, id, freesPlays);
}

/** Is such a thing in force on all cards of a kind that may be played, and this is one of them? */
function isRuled(duel: Duel, seat: Seat, id: CardId, isSuch: (act: Act) => boolean): boolean {
  for (const { act, seat: maker, source, named } of forces(duel).onPlaying) {
    if (!isSuch(act) || !('cards' in act) || !('the' in act.cards)) continue;
    if (act.cards.the !== 'pick') continue;
    const { card } = act.cards;
    if (card.whose && (card.whose === 'your') !== (maker === seat)) continue;
    const scope = eyesOf(maker, seat, source, undefined, named);
    if (isAsDescribed(duel, scope, id, card)) return true;
  }
  return false;
}

/** The free columns of the row that a card on the field lies in, on a player's side. */
export function freeColumns(duel: Duel, seat: Seat, id: CardId, adjacent = false): string[] {
  const { table } = duel.state;
  const row = sheetOf(duel, id).isSpell ? 'spell' : 'unit';
  const here = spotOf(cardOf(table, id).zone)?.column ?? 0;
  return ROWS[row][seat].filter(
    (zone, column) =>
      zoneOf(table, zone).cards.length === 0 && (!adjacent || Math.abs(column - here) === 1),
  );
}

/** The place of a card's own row in the column of another card, if it can move there. */
export function columnZone(duel: Duel, id: CardId, goal: CardId): string | undefined {
  const { table, field } = duel.state;
  const column = spotOf(cardOf(table, goal).zone)?.column;
  if (column === undefined || !field[id] || !isActive(duel, id)) return undefined;
  if (isKeptFrom(duel, id, 'be moved')) return undefined;
  const zone = ROWS[sheetOf(duel, id).isSpell ? 'spell' : 'unit'][controllerOf(duel, id)][column];
  return zone !== undefined && topOf(duel, zone) === undefined ? zone : undefined;
}
