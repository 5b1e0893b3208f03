import type { CardId, Seat } from '@cardscape/kernel';
import type { LuaValue } from '@cardscape/lua';
import { CARD_TYPES } from '../../cards/card.ts';
import {
  anyFlagSet,
  askedFlags,
  flagSet,
  isNumeral,
  lowestFlag,
  wholeNumber,
} from '../../interface/index.ts';
import { askCard } from '../asking/ask.ts';
import { SOURCE } from '../attack/attack-codes.ts';
import type { CardList } from '../position/card-list.ts';
import {
  type Duel,
  inSlot,
  isBoss,
  isDeployed,
  levelOf,
  placeOfCard,
  sheetOf,
} from '../position/duel.ts';
import { SLOT_COUNT } from '../position/slots.ts';
import { hpOf, maxHpOf } from '../position/values.ts';
import { withdraw } from '../resolve/relocate.ts';
import { type FilterArguments, filterOf, onTable, seatsIn } from './filter.ts';
import { cardsIn, forgetList, listOf } from './lists.ts';

const RARITIES = { unique: 1, seldom: 3, common: 7 } as const;
const POINTERS = [0, 1, 2, 3];

/** The card that a player's slot number means: the opponent's follow their own. */
export function onBoard(duel: Duel, seat: Seat, slot: number | undefined): CardId | null {
  if (slot === undefined || slot < 0 || slot >= 2 * SLOT_COUNT) return null;
  const side: Seat = slot < SLOT_COUNT ? seat : seat === 0 ? 1 : 0;
  return inSlot(duel, side, slot % SLOT_COUNT) ?? null;
}

/** Rules that read cards, and what the function that runs is told of its event. */
export const CARD_RULES = {
  getCARD: (_: Duel, id: CardId | null) => id,
  makeTargetFromCARD: (_: Duel, id: CardId | null) => id,
  getOnBoardCARD: onBoard,
  getSourceCARD: (duel: Duel) => duel.source,
  getTargetCARD: (duel: Duel) => duel.event.target,
  isNullCARD: (_: Duel, id: CardId | null) => id === null,
  isSameCARD: (_: Duel, first: CardId | null, second: CardId | null) => first === second,
  isInfoCARD: (duel: Duel, id: CardId | null, text: string) =>
    id !== null && sheetOf(duel, id).design.info.includes(text),
  isBossCARD: (duel: Duel, id: CardId | null) => id !== null && isBoss(sheetOf(duel, id)),
  getSlotIdFromCARD: (duel: Duel, seat: Seat, id: CardId | null) => {
    const place = id === null ? undefined : placeOfCard(duel, id);
    return place && !place.under && place.seat === seat ? place.slot : -1;
  },
  takeCardFromTable: (duel: Duel, seat: Seat, slot: number | undefined) => {
    const id = onBoard(duel, seat, slot);
    // A character never leaves the table.
    if (id === null || sheetOf(duel, id).design.type === 'char') return [listOf([]), false];
    withdraw(duel, id);
    return [listOf([id]), true];
  },
  getBaseLevelFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? 0 : sheetOf(duel, id).design.level,
  getCurrentLevelFromCARD: (duel: Duel, _: Seat, id: CardId | null) => {
    if (id === null) return 0;
    const { type } = sheetOf(duel, id).design;
    const place = placeOfCard(duel, id);
    return type === 'char' && place ? duel.state.players[place.seat].level : levelOf(duel, id);
  },
  getBaseHpFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? 0 : sheetOf(duel, id).design.hp,
  getMaxHpFromCARD: (duel: Duel, id: CardId | null) => (id === null ? 0 : maxHpOf(duel, id)),
  getHpFromCARD: (duel: Duel, id: CardId | null) => (id === null ? 0 : hpOf(duel, id)),
  getBaseAttackFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? 0 : sheetOf(duel, id).design.attack,
  getRarityFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? 0 : RARITIES[sheetOf(duel, id).design.rarity],
  getNameFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? '' : sheetOf(duel, id).design.name,
  getTypeFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? 0 : CARD_TYPES.indexOf(sheetOf(duel, id).design.type),
  getElementFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? 0 : Math.max(0, sheetOf(duel, id).element),
  getCardIdFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? 0 : sheetOf(duel, id).number,
  getCardInfoFromCARD: (duel: Duel, id: CardId | null) =>
    id === null ? '' : sheetOf(duel, id).design.info,
  getTableCardCoordinates: (
    duel: Duel,
    mode: number | undefined,
    attributes: number,
    minLevel: number,
    maxLevel: number,
    types: number | undefined,
    elements: number | undefined,
    text: string,
    seat: Seat,
  ) => {
    const filter: FilterArguments = [attributes, minLevel, maxLevel, types, elements, text];
    return listOf(onTable(duel, seat, seatsIn(seat, mode), filterOf(...filter)));
  },
  destroyTableCardCoordinatesList: forgetList,
  selectGameTableCardFromCoordinatesList: (
    duel: Duel,
    message: string,
    list: CardList | null,
    seat: Seat,
  ) => {
    const cards = cardsIn(duel, list).filter((id) => isDeployed(duel, id));
    return askCard(duel, seat, 'select', cards, true, undefined, message) ?? null;
  },
  hasFlag: (duel: Duel, flag: LuaValue, context: LuaValue) => {
    const asked = askedFlags(flag, context, duel.book.flags);
    if (!asked) return false;
    if (asked.context === 'ZTCG_ATTACKSTATE') duel.event.aware = duel.source;
    const now = flagNow(duel, asked.context);
    return now !== undefined && asked.numbers.includes(now);
  },
  hasSharedFlags: (duel: Duel, first: LuaValue, second: LuaValue) => {
    const { flags } = duel.book;
    return ((anyFlagSet(first, flags) ?? 0) & (anyFlagSet(second, flags) ?? 0)) !== 0;
  },
  hasSharedFlagsCARD: (
    duel: Duel,
    id: CardId | null,
    trait: number | undefined,
    value: LuaValue,
  ) => {
    if (id === null) return false;
    const { design, element } = sheetOf(duel, id);
    const [own, context] =
      trait === 1
        ? ([element, 'ZTCG_ELEMENT'] as const)
        : ([CARD_TYPES.indexOf(design.type), 'ZTCG_TYPE'] as const);
    return own >= 0 && ((flagSet(context, value, duel.book.flags) ?? 0) & (1 << own)) !== 0;
  },
  decodeZtcgFlag: (duel: Duel, value: LuaValue) => lowestFlag(value, duel.book.flags) ?? 0,
  insertCardNextAction: (duel: Duel, seat: Seat) => insert(duel, seat, 'next'),
  insertCardTurnAction: (duel: Duel, seat: Seat) => insert(duel, seat, 'turn'),
  getCardPointer: (duel: Duel, place: number) =>
    POINTERS.includes(place) ? (duel.event.pointers[place as 0] ?? null) : null,
  setCardPointer: (duel: Duel, place: number, id: CardId | null) => {
    if (POINTERS.includes(place)) duel.event.pointers[place as 0] = id;
  },
  getGameValue: ({ event, source }: Duel, place: number) => {
    if (place === event.commitAt) event.aware = source;
    return POINTERS.includes(place) ? (event.values[place as 0] ?? 0) : 0;
  },
  updateGameValue: (duel: Duel, place: number, value: LuaValue) => {
    if (!POINTERS.includes(place)) return;
    const isFlag = typeof value === 'string' && !isNumeral(value);
    const flag = isFlag ? lowestFlag(value, duel.book.flags) : undefined;
    duel.event.values[place as 0] = flag ?? wholeNumber(value);
    duel.event.written |= 1 << place;
  },
};

/** What a flag of the event is now; whose turn it is and who sits where can always be asked. */
function flagNow({ event, state, sourceSeat }: Duel, context: string): number | undefined {
  const known = event.flags[context];
  if (known !== undefined) return known;
  if (context === 'ZTCG_PLAYERTYPE') return state.active === sourceSeat ? 1 : 0;
  if (context === 'ZTCG_GAMEHUBTYPE') return sourceSeat === 0 ? 1 : 0;
  return context === 'ZTCG_SBOXTYPE' ? BOXES.get(event.flags.ZTCG_ATKSRC) : undefined;
}

/** The status box shows who attacks: a mob (0), a character (1) or equipment (2). */
const BOXES: ReadonlyMap<number | undefined, number> = new Map([
  [SOURCE.mob, 0],
  [SOURCE.character, 1],
  [SOURCE.equip, 2],
]);

function insert(duel: Duel, seat: Seat, kind: 'turn' | 'next'): void {
  const { source, state } = duel;
  if (source === null || duel.preview) return;
  if (state.inserted.some((one) => one.card === source && one.kind === kind)) return;
  state.inserted.push({ card: source, seat, kind });
}
