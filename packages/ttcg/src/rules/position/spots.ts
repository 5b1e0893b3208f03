import { type CardId, cardOf, type Seat, zoneOf } from '@cardscape/kernel';
import { isAsDescribed } from '../meaning/described.ts';
import { concerns } from '../standing/barred.ts';
import { forces, isKeptFrom } from '../standing/forces.ts';
import { rankOf, typeOf } from '../standing/values.ts';
import { controllerOf, type Duel, isActive, isFaceDown, sheetOf, topOf } from './duel.ts';
import { pileOf, ROWS, spotOf } from './zones.ts';

/** How a card may come to the field other than by the rules. */
export interface Freedom {
  /** Without ranking up: any free column (R-T23). */
  readonly free?: boolean;
  /** Ranks up a card of any type. */
  readonly anyType?: boolean;
}

/** The zones where a player may put a card: free columns, or stacks that it ranks up (R-T6). */
export function spotsFor(duel: Duel, seat: Seat, id: CardId, freedom: Freedom = {}): string[] {
  if (mayNotPlay(duel, seat, id)) return [];
  const { isSpell, design } = sheetOf(duel, id);
  const zones = ROWS[isSpell ? 'spell' : 'unit'][seat];
  if (design.rank === 1 || freedom.free)
    return zones.filter((zone) => topOf(duel, zone) === undefined);
  return zones.filter((zone) => ranksUp(duel, seat, id, topOf(duel, zone), freedom));
}

/** Can a card be put on top of another as its next rank? */
export function ranksUp(
  duel: Duel,
  seat: Seat,
  id: CardId,
  top: CardId | undefined,
  { anyType }: Freedom = {},
): boolean {
  if (top === undefined || isFaceDown(duel, top)) return false;
  const { design, isSpell } = sheetOf(duel, id);
  if (sheetOf(duel, top).isSpell !== isSpell || rankOf(duel, top) !== design.rank - 1) return false;
  if (!anyType && typeOf(duel, top) !== design.type) return false;
  return !isKeptFrom(duel, top, 'rank up') && !isBarredFrom(duel, seat, 'rank up', id);
}

/** Can two cards change places? What comes to the field has to fit there (R-T54). */
export function canChangePlaces(duel: Duel, first: CardId, second: CardId): boolean {
  const { table, field } = duel.state;
  const [a, b] = [cardOf(table, first).zone, cardOf(table, second).zone];
  if (a === b) return false;
  if (!field[first] && !field[second]) return pileOf(a) !== undefined && pileOf(b) !== undefined;
  if (sheetOf(duel, first).isSpell !== sheetOf(duel, second).isSpell) return false;
  if (field[first] && field[second])
    return ![first, second].some((id) => isKeptFrom(duel, id, 'be moved'));
  return field[first] ? fitsFor(duel, first, second) : fitsFor(duel, second, first);
}

/** Can a card of a hand, deck or discard pile lie where the active card of a stack does? */
function fitsFor(duel: Duel, laid: CardId, other: CardId): boolean {
  const { table } = duel.state;
  const seat = controllerOf(duel, laid);
  if (!isActive(duel, laid) || !pileOf(cardOf(table, other).zone)) return false;
  if (mayNotPlay(duel, seat, other) || isKeptFrom(duel, laid, 'leave the field')) return false;
  const under = zoneOf(table, cardOf(table, laid).zone).cards[1];
  if (sheetOf(duel, other).design.rank === 1) return under === undefined;
  return ranksUp(duel, seat, other, under);
}

/** Is a player kept from doing something with this card? */
export function isBarredFrom(duel: Duel, seat: Seat, deed: string, id: CardId): boolean {
  return forces(duel).onPlayers.some(({ act, seat: maker, source, named }) => {
    if (act.do !== 'bar' || act.from !== deed || !concerns(act.who, maker, seat)) return false;
    const scope = { you: maker, doer: seat, source, that: [], rest: [], event: null, named };
    return !act.cards || isAsDescribed(duel, scope, id, act.cards);
  });
}

function mayNotPlay(duel: Duel, seat: Seat, id: CardId): boolean {
  if (isBarredFrom(duel, seat, 'play', id)) return true;
  return forces(duel).onPlaying.some(({ act, seat: maker, source, named }) => {
    if (act.do !== 'forbid' || act.cards.the !== 'pick') return false;
    const { card } = act.cards;
    const scope = { you: maker, doer: seat, source, that: [], rest: [], event: null, named };
    if (card.whose && (card.whose === 'your') !== (maker === seat)) return false;
    return isAsDescribed(duel, scope, id, card);
  });
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
