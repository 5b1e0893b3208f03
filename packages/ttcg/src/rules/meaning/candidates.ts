import { type CardId, opponentOf, type Seat, zoneOf } from '@cardscape/kernel';
import { DEFAULT_PLACE } from '../../language/tree/places.ts';
import type { CardSlot } from '../../language/tree/slots.ts';
import type { Act, CardFilter, Cards, Pick } from '../../language/tree/tree.ts';
import { isRunnable } from '../book/runnable.ts';
import { besideZone, besideZones, goesBeside } from '../position/beside.ts';
import {
  controllerOf,
  type Duel,
  isActive,
  isFaceDown,
  type Scope,
  sheetOf,
} from '../position/duel.ts';
import { freeColumns, ranksUp, spotsFor } from '../position/spots.ts';
import { FIELD, handOf } from '../position/zones.ts';
import { forcesOn, isKeptFrom } from '../standing/forces.ts';
import { isKeptFromBy } from '../standing/kept.ts';
import { wardsOff } from '../standing/work-out.ts';
import { fitsCard } from './filter.ts';
import { cardsIn, pool, seatMeant } from './pool.ts';
import { refCards } from './refs.ts';

/** The cards that can be chosen for a slot of an act, as they really lie. */
export function candidates(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  { looks }: CardSlot,
  pick: Pick,
): CardId[] {
  const { count } = pick;
  const n = typeof count === 'object' && 'n' in count ? count.n : 1;
  const found = pool(duel, scope, pick.card, looks, n);
  return found.filter((id) => isWithinReach(duel, scope, act, slot, pick, id));
}

/** Are there so many cards that can be chosen? Looks no further than it must. */
export function hasCandidates(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  one: CardSlot,
  pick: Pick,
  needed: number,
): boolean {
  if (pick.card.most) return candidates(duel, scope, act, slot, one, pick).length >= needed;
  let missing = needed;
  if (missing <= 0) return true;
  for (const id of cardsIn(duel, scope, pick.card, one.looks)) {
    if (!fitsCard(duel, scope, id, pick.card)) continue;
    if (isWithinReach(duel, scope, act, slot, pick, id) && --missing === 0) return true;
  }
  return false;
}

/** Can a card that fits be chosen, and would the act do anything to it? */
function isWithinReach(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  pick: Pick,
  id: CardId,
): boolean {
  const chosen = pick.count !== 'all' && pick.by !== 'random';
  return (
    !isImmune(duel, scope, id) &&
    !(chosen && isUntargetable(duel, scope, id)) &&
    suits(duel, scope, act, slot, id)
  );
}

/** Is a card out of reach of the effects of the source? */
export function isImmune(duel: Duel, { source }: Scope, id: CardId): boolean {
  return id !== source.card && wardsOff(duel, forcesOn(duel, id), source);
}

function isUntargetable(duel: Duel, { you, source }: Scope, id: CardId): boolean {
  if (!duel.state.field[id]) return false;
  if (isKeptFrom(duel, id, 'be targeted')) return true;
  return isKeptFromBy(duel, id, 'be targeted', { by: you, kind: 'effect', card: source });
}

/** Would the act do anything to this card? */
function suits(duel: Duel, scope: Scope, act: Act, slot: number, id: CardId): boolean {
  const there = duel.state.field[id];
  switch (act.do) {
    case 'tap':
      return there?.tapped === 0 && !isKeptFrom(duel, id, 'be tapped');
    case 'untap':
      return (there?.tapped ?? 0) > 0 && !isKeptFrom(duel, id, 'be untapped');
    case 'flip':
      return act.face === 'up' ? isFaceDown(duel, id) : there?.faceDown === 0;
    case 'play':
      return doersOfPlay(scope, act.who).some(
        (seat) => spotsFor(duel, seat, id, { free: act.free ?? false }).length > 0,
      );
    case 'rankUp':
      return slot === 0 ? canBeRankedUp(duel, scope, act, id) : canRankUp(duel, scope, act, id);
    case 'control':
      return (
        controllerOf(duel, id) !== takerOf(scope, act.who) &&
        !isKeptFrom(duel, id, 'leave the field') &&
        freeColumns(duel, takerOf(scope, act.who), id).length > 0
      );
    case 'column':
      return (
        !isKeptFrom(duel, id, 'be moved') &&
        freeColumns(duel, controllerOf(duel, id), id, act.adjacent).length > 0
      );
    case 'beside':
      return slot === 0
        ? goalsOf(duel, scope, act).some((zone) => goesBeside(duel, scope.doer, id, zone))
        : isGoal(duel, scope, act, id);
    case 'equip':
      return slot === 0 || (id !== scope.source.card && !isKeptFrom(duel, id, 'be equipped'));
    case 'activate':
    case 'copy':
      return !isFaceDown(duel, id) && (id === scope.source.card || isRunnable(duel, id, act.which));
    case 'move':
      return slot !== 0 || act.to.zone !== 'under' || liesUnder(duel, scope, act.to.card, id);
    case 'swap':
      return act.what === 'places' || !sheetOf(duel, id).isSpell || act.what === 'control';
    case 'redirect':
      return act.what === 'effect' || !sheetOf(duel, id).isSpell;
    default:
      return true;
  }
}

type Beside = Extract<Act, { do: 'beside' }>;

/** The places beside the cards that an act speaks of, or could. */
function goalsOf(duel: Duel, scope: Scope, { of, side }: Beside): string[] {
  const cards = 'card' in of ? pool(duel, scope, of.card, 'field') : refsOf(duel, scope, of);
  return besideZones(duel, scope.doer, cards, side);
}

function refsOf(duel: Duel, scope: Scope, cards: Cards): CardId[] {
  return cards.the === 'list' || 'n' in cards || cards.the === 'pick'
    ? []
    : refCards(duel, scope, cards);
}

/** Is there a place beside a card for what an act brings? One that is taken needs a card that fits it. */
function isGoal(duel: Duel, scope: Scope, { cards, side }: Beside, id: CardId): boolean {
  const zone = besideZone(duel, scope.doer, id, side);
  if (zone === undefined) return false;
  if (cards.the === 'pick' && zoneOf(duel.state.table, zone).cards.length === 0) return true;
  const known = cards.the === 'pick' && !DECKS.has(cards.card.place ?? 'hand');
  const from = known ? pool(duel, scope, cards.card, 'play') : refsOf(duel, scope, cards);
  return cards.the === 'that' || from.some((card) => goesBeside(duel, scope.doer, card, zone));
}

/** Units lie under units, and spells under spells. */
function liesUnder(duel: Duel, scope: Scope, host: Cards, id: CardId): boolean {
  const { isSpell } = sheetOf(duel, id);
  if (host.the === 'pick')
    return host.card.noun === 'card' || (host.card.noun === 'spell') === isSpell;
  const [card] = host.the === 'list' || 'n' in host ? [] : refCards(duel, scope, host);
  return card === undefined || sheetOf(duel, card).isSpell === isSpell;
}

function takerOf({ you }: Scope, who: 'you' | 'opponent'): Seat {
  return who === 'you' ? you : opponentOf(you);
}

/** The players that an act of playing means. */
function doersOfPlay({ you }: Scope, who: 'you' | 'opponent' | 'both'): Seat[] {
  if (who === 'both') return [you, opponentOf(you)];
  return [who === 'you' ? you : opponentOf(you)];
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
    ranksUp(duel, seat, card, id, { anyType: act.anyType ?? false }),
  );
}

/** A deck is not looked into before the search. */
function looksHidden({ with: cards }: RankUp): boolean {
  return cards?.the === 'pick' && cards.card.place === 'deck';
}

function canRankUp(duel: Duel, scope: Scope, act: RankUp, id: CardId): boolean {
  return FIELD[scope.you].some((zone) =>
    ranksUp(duel, scope.you, id, duel.state.table.zones[zone]?.cards[0], {
      anyType: act.anyType ?? false,
    }),
  );
}

/** Places of which nobody knows what lies there. */
const DECKS: ReadonlySet<string> = new Set(['deck', 'deck or discard', 'hand or deck']);

/** May this player know what lies where a filter looks? A deck never; another's hand not. */
export function isOpenTo(
  scope: Scope,
  card: CardFilter,
  { looks }: CardSlot,
  eyes: Seat | 'public',
): boolean {
  const usual = DEFAULT_PLACE[looks];
  const place = card.place ?? usual;
  if (DECKS.has(place)) return false;
  if (place !== 'hand' && place !== 'hand or discard') return true;
  const whose = card.whose ?? (card.place ? undefined : 'their');
  return eyes !== 'public' && whose !== undefined && seatMeant(scope, whose) === eyes;
}
