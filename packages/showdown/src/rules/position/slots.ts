import type { Seat } from '@cardscape/kernel';

/** The slots of a side, numbered as scripts number them: character, mobs, equipment, field. */
export const CHARACTER = 0;
export const MOB_SLOTS = [1, 2, 3, 4, 5, 6, 7] as const;
export const EQUIP_SLOTS = [8, 9, 10, 11, 12, 13, 14] as const;
export const FIELD = 15;

/** How many slots a side has; the opponent's follow in scripts. */
export const SLOT_COUNT = 16;

/** A place on the table. */
export interface Place {
  readonly seat: Seat;
  readonly slot: number;
  /** Under the card in the slot, rather than in it. */
  readonly under: boolean;
}

const SLOTS = Array.from({ length: SLOT_COUNT }, (_, slot) => slot);
const zoneNames = (kind: 'slot' | 'under') =>
  ([0, 1] as const).map((seat) => SLOTS.map((slot) => `${kind}/${seat}/${slot}`));

const SLOT_ZONES = zoneNames('slot');
const UNDER_ZONES = zoneNames('under');

const PLACES = new Map<string, Place>(
  ([0, 1] as const).flatMap((seat) =>
    SLOTS.flatMap((slot): [string, Place][] => [
      [slotZone(seat, slot), { seat, slot, under: false }],
      [underZone(seat, slot), { seat, slot, under: true }],
    ]),
  ),
);

/** The zone of the card in a slot. */
export function slotZone(seat: Seat, slot: number): string {
  return SLOT_ZONES[seat]?.[slot] as string;
}

/** The zone of the cards under the card in a slot. */
export function underZone(seat: Seat, slot: number): string {
  return UNDER_ZONES[seat]?.[slot] as string;
}

/** All zones of a side's slots, or of what lies under them. */
export function slotZones(seat: Seat, kind: 'slot' | 'under'): readonly string[] {
  return (kind === 'slot' ? SLOT_ZONES : UNDER_ZONES)[seat] as readonly string[];
}

/** The place on the table that a zone is; nothing for hands, decks and graveyards. */
export function placeOf(zone: string): Place | undefined {
  return PLACES.get(zone);
}

export const handOf = (seat: Seat): string => HANDS[seat];
export const deckOf = (seat: Seat): string => DECKS[seat];
export const graveOf = (seat: Seat): string => GRAVES[seat];

const HANDS = ['hand/0', 'hand/1'] as const;
const DECKS = ['deck/0', 'deck/1'] as const;
const GRAVES = ['grave/0', 'grave/1'] as const;

/** Cards that a script has taken and not put anywhere yet. */
export const LIMBO = 'limbo';

/** A pile of a player that scripts call a deck. */
export type PileKind = 'hand' | 'deck' | 'grave';

/** Whose pile of which kind a zone is; nothing for the table. */
export function pileOf(zone: string): { seat: Seat; kind: PileKind } | undefined {
  return PILES.get(zone);
}

const PILES = new Map(
  ([0, 1] as const).flatMap((seat): [string, { seat: Seat; kind: PileKind }][] => [
    [handOf(seat), { seat, kind: 'hand' }],
    [deckOf(seat), { seat, kind: 'deck' }],
    [graveOf(seat), { seat, kind: 'grave' }],
  ]),
);

/** The zone of a pile. */
export function pileZone(seat: Seat, kind: PileKind): string {
  return kind === 'hand' ? handOf(seat) : kind === 'deck' ? deckOf(seat) : graveOf(seat);
}

/** All zones of a match; what is put away knows them by their number. */
export const ZONE_NAMES: readonly string[] = [
  ...([0, 1] as const).flatMap((seat) => [
    handOf(seat),
    deckOf(seat),
    graveOf(seat),
    ...slotZones(seat, 'slot'),
    ...slotZones(seat, 'under'),
  ]),
  LIMBO,
];
