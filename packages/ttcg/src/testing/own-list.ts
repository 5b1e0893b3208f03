import { CARD_COLUMNS, type CardColumn } from '../set/columns.ts';
import { writeCsv } from '../set/csv.ts';

/** A card list of numbered units of rank 1, each with what is changed about it. */
export function ownList(
  count: number,
  change: (place: number) => Partial<Record<CardColumn, string>> = () => ({}),
): string {
  const rows = Array.from({ length: count }, (_, place) => {
    const row: Record<CardColumn, string> = {
      NAME: `Wharf Newt ${place}`,
      TYPE: 'Water',
      SUBTYPES: 'Aquatic',
      LEVEL: '1',
      IMAGE: `../images/Wharf_${place}.png`,
      ATTACK: '300',
      DEFENSE: '200',
      EFFECT1: `Gain ${place + 2} points.`,
      EFFECT2: 'Draw one card.',
      SERIAL: `Zz${String(place).padStart(12, '0')}`,
      RARITY: '0',
      TRANSLUCENCY: '50',
      EFFECT1_STYLE: 'None',
      EFFECT2_STYLE: 'None',
      ...change(place),
    };
    return CARD_COLUMNS.map((column) => row[column]);
  });
  return writeCsv([CARD_COLUMNS, ...rows]);
}
