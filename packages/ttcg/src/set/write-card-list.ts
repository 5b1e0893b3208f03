import { capital } from '@cardscape/kernel';
import { CARD_COLUMNS, type CardColumn, NONE } from './columns.ts';
import { writeCsv } from './csv.ts';
import type { Design, PrintedEffect } from './design.ts';

/** Writes designs as `card_list.csv`, the form that `readCardList` reads. */
export function writeCardList(designs: readonly Design[]): string {
  const rows = designs.map((design) => {
    const row = rowFor(design);
    return CARD_COLUMNS.map((column) => row[column]);
  });
  return writeCsv([CARD_COLUMNS, ...rows]);
}

function rowFor(design: Design): Record<CardColumn, string> {
  const [first, second] = design.effects;
  return {
    NAME: design.name,
    TYPE: capital(design.type),
    SUBTYPES: design.subtypes.map(capital).join(','),
    LEVEL: String(design.rank),
    IMAGE: design.image,
    ATTACK: String(design.attack),
    DEFENSE: String(design.defense),
    EFFECT1: first.text,
    EFFECT2: second.text,
    SERIAL: design.serial,
    RARITY: String(design.rarity),
    TRANSLUCENCY: String(design.translucency),
    EFFECT1_STYLE: styleOf(first),
    EFFECT2_STYLE: styleOf(second),
  };
}

function styleOf({ type, named }: PrintedEffect): string {
  return named ? capital(type) : NONE;
}
