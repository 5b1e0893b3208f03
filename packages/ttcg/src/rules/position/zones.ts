import {
  addRegion,
  type CardId,
  type CardTable,
  cardOf,
  createTable,
  SEATS,
  SEES,
  type Seat,
  seatSight,
} from '@cardscape/kernel';

export const COLUMNS = 5;

/** The two rows of a player's field: the upper one for units, the lower one for spells. */
export type Row = 'unit' | 'spell';

/** Where on the field a zone lies. */
export interface Spot {
  readonly seat: Seat;
  readonly row: Row;
  readonly column: number;
}

const DECKS = ['deck0', 'deck1'] as const;
const HANDS = ['hand0', 'hand1'] as const;
const DISCARDS = ['discard0', 'discard1'] as const;

export const deckOf = (seat: Seat): string => DECKS[seat];
export const handOf = (seat: Seat): string => HANDS[seat];
export const discardOf = (seat: Seat): string => DISCARDS[seat];

/** Where a card lies while it is being played and may be answered. */
export const STAGE = 'stage';

/** The zones of the field by seat and row, in the order of their columns. */
export const ROWS: Record<Row, readonly [readonly string[], readonly string[]]> = {
  unit: [columnsOf('unit', 0), columnsOf('unit', 1)],
  spell: [columnsOf('spell', 0), columnsOf('spell', 1)],
};

/** All zones of each player's field: the units first. */
export const FIELD: readonly [readonly string[], readonly string[]] = [
  [...ROWS.unit[0], ...ROWS.spell[0]],
  [...ROWS.unit[1], ...ROWS.spell[1]],
];

const SPOTS = new Map<string, Spot>();
for (const seat of SEATS)
  for (const row of ['unit', 'spell'] as const)
    ROWS[row][seat].forEach((zone, column) => {
      SPOTS.set(zone, { seat, row, column });
    });

const PILES = new Map<string, { zone: 'hand' | 'deck' | 'discard'; seat: Seat }>();
for (const seat of SEATS) {
  PILES.set(deckOf(seat), { zone: 'deck', seat });
  PILES.set(handOf(seat), { zone: 'hand', seat });
  PILES.set(discardOf(seat), { zone: 'discard', seat });
}

function columnsOf(row: Row, seat: Seat): string[] {
  return Array.from({ length: COLUMNS }, (_, column) => `${row}${seat}${column}`);
}

/** Where on the field a zone lies; nothing if it is not of the field. */
export function spotOf(zone: string): Spot | undefined {
  return SPOTS.get(zone);
}

/** Whose hand, deck or discard pile a zone is; nothing if it is of the field. */
export function pileOf(
  zone: string,
): { zone: 'hand' | 'deck' | 'discard'; seat: Seat } | undefined {
  return PILES.get(zone);
}

/** Where a card is, in the words of the effect language. */
export function regionOf(
  table: CardTable,
  id: CardId,
): 'field' | 'hand' | 'deck' | 'discard' | 'stage' {
  const { zone } = cardOf(table, id);
  return SPOTS.has(zone) ? 'field' : (PILES.get(zone)?.zone ?? 'stage');
}

/**
 * The table before the game. Cards on the field are shown one by one, as they come face up: a zone of
 * the field by itself shows nothing.
 */
export function emptyTable(): CardTable {
  const table = createTable({
    deck0: SEES.nobody,
    deck1: SEES.nobody,
    hand0: seatSight(0),
    hand1: seatSight(1),
    discard0: SEES.all,
    discard1: SEES.all,
    [STAGE]: SEES.nobody,
  });
  addRegion(table, 'field', SEES.nobody, [...FIELD[0], ...FIELD[1]]);
  return table;
}
