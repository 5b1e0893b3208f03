import type { CardId, Seat } from '@cardscape/kernel';
import type { LevelAction } from '../../cards/card.ts';
import { isSilenced } from '../pointcuts/fire.ts';
import {
  attributesOf,
  type Duel,
  deployed,
  equipsOf,
  inSlot,
  isAway,
  meets,
  mobsOf,
  sheetOf,
} from '../position/duel.ts';
import { hasBoss } from '../position/room.ts';
import { EQUIP_SLOTS, FIELD, MOB_SLOTS } from '../position/slots.ts';
import { abilitiesOf, actionOf } from '../turn/abilities.ts';
import { seatsIn } from './filter.ts';

function count(duel: Duel, seat: Seat, mode: number | undefined, of: typeof mobsOf): number {
  return seatsIn(seat, mode ?? 2).reduce<number>((sum, side) => sum + of(duel, side).length, 0);
}

function copies(duel: Duel, seat: Seat, number: number): CardId[] {
  return deployed(duel, seat).filter(
    (id) => sheetOf(duel, id).number === number && !isSilenced(duel, id) && !isAway(duel, id),
  );
}

/** The elements that a mask means, by their numbers. */
function elementsIn({ book }: Duel, mask: number | undefined): number[] {
  if (mask === undefined) return [];
  return [...book.elementNumbers].filter((number) => (mask & (1 << number)) !== 0);
}

/** The same by their names. */
export function elementNamesIn({ book }: Duel, mask: number): string[] {
  return book.elements.filter((_, place) => mask & (1 << (book.elementNumbers[place] ?? -1)));
}

/** Can an action be used in its turn, rather than once at a level-up? */
const isUsable = (action: LevelAction | null) => action !== null && action.level !== 'one-shot';

/** Rules that count what lies on the table, and what players have learned. */
export const TABLE_RULES = {
  getMobsOnTable: (duel: Duel, seat: Seat, mode: number | undefined) =>
    count(duel, seat, mode, mobsOf),
  getEquipsOnTable: (duel: Duel, seat: Seat, mode: number | undefined) =>
    count(duel, seat, mode, equipsOf),
  isFieldOnPlayerTable: (duel: Duel, seat: Seat) => inSlot(duel, seat, FIELD) !== undefined,
  isBossOnPlayerTable: (duel: Duel, seat: Seat) => hasBoss(duel, seat),
  isPetOnPlayerTable: (duel: Duel, seat: Seat) =>
    mobsOf(duel, seat).some((id) => sheetOf(duel, id).design.info.includes('Pet')),
  playerHasCardIdDeployed: (duel: Duel, seat: Seat, number: number) =>
    copies(duel, seat, number).length > 0,
  playerCountCardIdDeployed: (duel: Duel, seat: Seat, number: number) =>
    copies(duel, seat, number).length,
  nextFreeMobSlot: (duel: Duel, seat: Seat) =>
    MOB_SLOTS.find((slot) => inSlot(duel, seat, slot) === undefined) ?? -1,
  nextFreeEquipSlot: (duel: Duel, seat: Seat) =>
    EQUIP_SLOTS.find((slot) => inSlot(duel, seat, slot) === undefined) ?? -1,
  getPlayerAttributes: (duel: Duel, seat: Seat, element: number | undefined) => {
    if (element === undefined) return 0;
    const wanted = duel.book.elementNumbers.includes(element)
      ? [element]
      : duel.book.elementNumbers;
    return wanted.reduce((sum, one) => sum + attributesOf(duel, seat, one), 0);
  },
  matchRequirements: (
    duel: Duel,
    seat: Seat,
    level: number,
    learned: number,
    elements: number | undefined,
  ) => meets(duel, seat, Number.isFinite(level) ? level : 0, learned, elementsIn(duel, elements)),
  hasCharacterActions: (duel: Duel, seat: Seat, under: boolean) =>
    abilitiesOf(duel, seat).some(
      (ability) => ability.number > 0 !== under && isUsable(actionOf(duel, ability)),
    ),
};
