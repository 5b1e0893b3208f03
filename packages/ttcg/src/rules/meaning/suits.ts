import { type CardId, cardOf, opponentOf, type Seat, zoneOf } from '@cardscape/kernel';
import { namesBothKinds, overrulesIn } from '../../language/tree/overrules.ts';
import { slotsOf } from '../../language/tree/slots.ts';
import type { Act, Cards } from '../../language/tree/tree.ts';
import { equipsItsCard } from '../book/program.ts';
import { isRunnable } from '../book/runnable.ts';
import { causeIn } from '../chain/cause.ts';
import { findRedirected } from '../chain/chain-search.ts';
import { besideZone, besideZones, goesBeside } from '../position/beside.ts';
import {
  activeCards,
  controllerOf,
  type Duel,
  isActive,
  isFaceDown,
  present,
  refsTo,
  sheetOf,
} from '../position/duel.ts';
import { type Scope, speakingOf } from '../position/scope.ts';
import {
  canChangePlaces,
  columnZone,
  freeColumns,
  isRestacked,
  ranksUp,
  spotsFor,
} from '../position/spots.ts';
import { deckOf, handOf } from '../position/zones.ts';
import { cannotPayWith, mayNotReturn, mayNotUntap } from '../standing/forbidden.ts';
import { isKeptFrom } from '../standing/forces.ts';
import { isKeptFromBy } from '../standing/kept.ts';
import { likeIt } from './alike.ts';
import { doersOf } from './doers.ts';
import { spotsToPlay } from './in-its-place.ts';
import { canHaveBeside } from './nearby.ts';
import { DECKS, isOpenTo } from './open-to.ts';
import { pool, seatMeant } from './pool.ts';
import { refCards } from './refs.ts';
import { effectMeant } from './such-effect.ts';

/** Would the act do anything to this card? */
export function suits(duel: Duel, scope: Scope, act: Act, slot: number, id: CardId): boolean {
  const there = duel.state.field[id];
  if (scope.pays && slot === 0 && cannotPayWith(duel, scope, act, id)) return false;
  switch (act.do) {
    case 'tap':
      return (
        there?.tapped === 0 &&
        !isKeptFrom(duel, id, 'be tapped') &&
        !isKeptFromBy(duel, id, 'be tapped', causeIn(scope))
      );
    case 'untap':
      return (
        (there?.tapped ?? 0) > 0 &&
        !isKeptFrom(duel, id, 'be untapped') &&
        !mayNotUntap(duel, id, causeIn(scope))
      );
    case 'flip':
      return act.face === 'up' ? isFaceDown(duel, id) : there?.faceDown === 0;
    case 'play':
      return doersOf(duel, scope, act.who).some(
        (seat) => spotsToPlay(duel, scope, seat, id, act).length > 0,
      );
    case 'rankUp':
      return slot === 0 ? canBeRankedUp(duel, scope, act, id) : canRankUp(duel, scope, act, id);
    case 'control':
      return (
        controllerOf(duel, id) !== takerOf(scope, act.who) &&
        !isKeptFrom(duel, id, 'leave the field') &&
        freeColumns(duel, takerOf(scope, act.who), id).length > 0
      );
    case 'giveBack':
      return isAway(duel, id);
    case 'restack':
      return isRestacked(duel, id, act.to);
    case 'column':
      if (act.to) return fitsColumn(duel, scope, slot === 0 ? act.to : act.cards, slot, id);
      return (
        !isKeptFrom(duel, id, 'be moved') &&
        freeColumns(duel, controllerOf(duel, id), id, act.adjacent).length > 0
      );
    case 'beside':
      return slot === 0
        ? goalsOf(duel, scope, act).some((zone) => goesBeside(duel, scope.doer, id, zone))
        : isGoal(duel, scope, act, id);
    case 'equip':
      return slot === 0 ? canEquip(duel, scope, id) : canBeEquipped(duel, scope, id);
    case 'activate':
    case 'copy':
      return (
        !isFaceDown(duel, id) &&
        (id === scope.source.card ||
          isRunnable(duel, id, {
            which: effectMeant(duel, scope.event, id, act),
            copied: act.do === 'copy',
          }))
      );
    case 'move':
      if (namesBothKinds(act)) return true;
      if (slot > 0) return isAlikeIn(duel, scope.before, id);
      if (act.to.zone === 'hand' && there && mayNotReturn(duel, id, causeIn(scope))) return false;
      return act.to.zone !== 'under' || liesUnder(duel, scope, act.to.card, id);
    case 'swap':
      if (act.what === 'places' || act.alike) return hasPartner(duel, scope, act, slot, id);
      if (act.what === 'control') return !isKeptFrom(duel, id, 'leave the field');
      if (act.what === 'rank') return true;
      return sheetOf(duel, id).isSpell === (act.what === 'bonus');
    case 'redirect':
      return (
        (act.what === 'effect' || !sheetOf(duel, id).isSpell) && isElsewhere(duel, scope, act, id)
      );
    default:
      return true;
  }
}

/** Has a player a card of the other one, who has a place for it? */
function isAway(duel: Duel, id: CardId): boolean {
  const owner = cardOf(duel.state.table, id).owner as Seat | null;
  if (owner === null || owner === controllerOf(duel, id)) return false;
  return !isKeptFrom(duel, id, 'leave the field') && freeColumns(duel, owner, id).length > 0;
}

/** Is there a card whose column this one can move to, or one that can move to its column? */
function fitsColumn(duel: Duel, scope: Scope, other: Cards, slot: number, id: CardId): boolean {
  const others =
    slot === 1 && scope.before ? present(duel, scope.before) : meant(duel, scope, other);
  // What "it" will be is not known before the rest is done.
  if (other.the === 'that' && others.length === 0) return true;
  return others.some((one) => {
    const zone = slot === 0 ? columnZone(duel, id, one) : columnZone(duel, one, id);
    return zone !== undefined;
  });
}

/** Can a card be equipped where it lies, or be played for it (R-T154)? */
function canEquip(duel: Duel, { doer }: Scope, id: CardId): boolean {
  if (duel.state.field[id]) return true;
  if (!sheetOf(duel, id).programs.some(equipsItsCard)) return false;
  return spotsFor(duel, doer, id).length > 0;
}

/** Nothing is equipped to what it is equipped to already, and no card to itself. */
function canBeEquipped(duel: Duel, { source, before }: Scope, id: CardId): boolean {
  if (id === source.card || isKeptFrom(duel, id, 'be equipped')) return false;
  const items = before ? present(duel, before) : [];
  return items.every((item) => item !== id && duel.state.field[item]?.bound?.card !== id);
}

/** Nothing is turned to where it comes from or goes already. */
function isElsewhere(
  duel: Duel,
  scope: Scope,
  act: Extract<Act, { do: 'redirect' }>,
  id: CardId,
): boolean {
  const turned = findRedirected(duel, scope, act);
  if (!turned) return true;
  const { card, target, targets } = turned;
  const aimed = target?.card === id || targets.some((slot) => slot.some((at) => at.card === id));
  return card.card !== id && !aimed;
}

type Beside = Extract<Act, { do: 'beside' }>;

/** The places beside the cards that an act speaks of: those chosen already, or all that could be. */
function goalsOf(duel: Duel, scope: Scope, { of, side }: Beside): string[] {
  const cards = scope.before ? present(duel, scope.before) : meant(duel, scope, of);
  return besideZones(duel, scope.doer, cards, side);
}

/** The cards on the field that a part of an act points at, or could choose. */
function meant(duel: Duel, scope: Scope, cards: Cards): readonly CardId[] {
  if (cards.the === 'pick') return pool(duel, scope, cards.card, 'field');
  if (cards.the === 'list') return cards.of.flatMap((part) => meant(duel, scope, part));
  return 'n' in cards ? [] : refCards(duel, scope, cards);
}

/** Is there a place beside a card for what an act brings? One that is taken needs a card that fits it. */
function isGoal(duel: Duel, scope: Scope, { cards, side }: Beside, id: CardId): boolean {
  const zone = besideZone(duel, scope.doer, id, side);
  if (zone === undefined) return false;
  if (scope.before)
    return present(duel, scope.before).some((card) => goesBeside(duel, scope.doer, card, zone));
  if (cards.the === 'that') return true;
  if (cards.the === 'pick') {
    if (zoneOf(duel.state.table, zone).cards.length === 0) return true;
    if (DECKS.has(cards.card.place ?? 'hand')) return false;
  }
  const from =
    cards.the === 'pick' ? pool(duel, scope, cards.card, 'play') : meant(duel, scope, cards);
  return from.some((card) => goesBeside(duel, scope.doer, card, zone));
}

/** Units lie under units, and spells under spells, unless the text says otherwise (R-T94). */
function liesUnder(duel: Duel, scope: Scope, host: Cards, id: CardId): boolean {
  const { isSpell } = sheetOf(duel, id);
  if (host.the === 'pick')
    return host.card.noun === 'card' || (host.card.noun === 'spell') === isSpell;
  const [card] = host.the === 'list' || 'n' in host ? [] : refCards(duel, scope, host);
  return card === undefined || sheetOf(duel, card).isSpell === isSpell;
}

/** Is a card of the kind of those that were chosen to lie under it? */
function isAlikeIn(duel: Duel, before: Scope['before'], id: CardId): boolean {
  const { isSpell } = sheetOf(duel, id);
  return present(duel, before ?? []).every((card) => sheetOf(duel, card).isSpell === isSpell);
}

function takerOf({ you }: Scope, who: 'you' | 'opponent'): Seat {
  return who === 'you' ? you : opponentOf(you);
}

type RankUp = Extract<Act, { do: 'rankUp' }>;

/** The cards that may be used to rank others up in this act. */
export function rankUpCards(duel: Duel, scope: Scope, { with: cards }: RankUp): readonly CardId[] {
  if (cards === undefined) return duel.state.table.zones[handOf(scope.you)]?.cards ?? [];
  return cards.the === 'pick'
    ? pool(duel, scope, cards.card, 'rankUpWith')
    : scope.that.map(({ card }) => card);
}

function canBeRankedUp(duel: Duel, scope: Scope, act: RankUp, id: CardId): boolean {
  const seat = controllerOf(duel, id);
  const fixed = act.with !== undefined && act.with.the !== 'pick';
  if (!isActive(duel, id)) return false;
  if (fixed || looksHidden(act)) return true;
  return rankUpCards(duel, scope, act).some((card) =>
    ranksUp(duel, seat, card, id, overrulesIn(act)),
  );
}

/** A deck is not looked into before the search. */
function looksHidden({ with: cards }: RankUp): boolean {
  return cards?.the === 'pick' && cards.card.place === 'deck';
}

function canRankUp(duel: Duel, scope: Scope, act: RankUp, id: CardId): boolean {
  const overruled = overrulesIn(act);
  return basesOf(duel, scope, act).some((base) =>
    ranksUp(duel, controllerOf(duel, base), id, base, overruled),
  );
}

/** The cards that are ranked up: those chosen already, or all that could be. */
function basesOf(duel: Duel, scope: Scope, { cards }: RankUp): readonly CardId[] {
  if (scope.before) return present(duel, scope.before);
  // What "it" will be is not known before the rest is done.
  return cards.the === 'that' ? activeCards(duel, scope.you) : meant(duel, scope, cards);
}

type Swap = Extract<Act, { do: 'swap' }>;

/** Is there a card that this one can change places with, for all that its player knows? */
function hasPartner(duel: Duel, scope: Scope, act: Swap, slot: number, id: CardId): boolean {
  const other = slot === 0 ? act.with : act.cards;
  const there = duel.state.field[id];
  if (scope.before && scope.before.length > 0)
    return present(duel, scope.before).some((card) => areSwapped(duel, act, card, id));
  if (act.with === undefined) return !there || !isKeptFrom(duel, id, 'be moved');
  if (other === undefined || other.the === 'that') return true;
  if ('n' in other)
    return zoneOf(duel.state.table, deckOf(seatMeant(scope, other.whose))).cards.length > 0;
  if (other.the === 'pick' && !isOpenTo(scope, other.card, 'field', scope.you)) return true;
  // "The card directly under it": under the one that is asked about.
  const place = other.the === 'pick' ? other.card.place : undefined;
  const own = place === undefined || canHaveBeside(duel, id, place);
  // Under the one that will be chosen before, which is not known yet.
  if (!own && scope.that.length === 0) return true;
  const told = slot === 0 && own ? speakingOf(scope, refsTo(duel, [id])) : scope;
  return meant(duel, told, other).some((card) => areSwapped(duel, act, card, id));
}

/** Can these two be swapped, and have they in common what the text asks for? */
function areSwapped(duel: Duel, { what, alike }: Swap, first: CardId, second: CardId): boolean {
  if (alike && likeIt(duel, [second], first, alike).length === 0) return false;
  if (what !== 'places') return first !== second;
  return canChangePlaces(duel, first, second);
}

/** Would acts do anything to the cards spoken of before them, as long as they speak of these? */
export function suitThat(duel: Duel, scope: Scope, acts: readonly Act[]): boolean {
  const that = present(duel, scope.that);
  for (const act of acts) {
    if (act.then) return true;
    const slots = slotsOf(act);
    const place = slots.findIndex(({ cards }) => cards.the === 'that');
    if (place < 0 && slots.length > 0) return true;
    if (place >= 0 && !that.some((id) => suits(duel, scope, act, place, id))) return false;
  }
  return true;
}
