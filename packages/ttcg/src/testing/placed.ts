import { type Sketch, type Table, type TableSketch, table } from './table.ts';

const CARDS: Readonly<Record<string, Sketch>> = {
  Mark: { attack: 300, defense: 300, effects: ['Gain 1 point.'] },
  Near: { attack: 100, defense: 100 },
  Far: { attack: 100, defense: 100 },
  Big: { attack: 900, defense: 900 },
};

/** A table with a card named This that has the text, among others. */
export function laid(
  text: string,
  sketch: Omit<TableSketch, 'cards'>,
  more: TableSketch['cards'] = {},
) {
  const { type, ...rest } = more.This ?? {};
  const This = { type: type ?? ('fire' as const), ...rest, effects: rest.effects ?? [text] };
  return table({ ...sketch, cards: { ...CARDS, ...more, This } });
}

/** Has the effect of this card worked? */
export const worked = (at: Table): number =>
  at.events.filter(
    (one) =>
      one.type === 'resolves' &&
      one.kind === 'effect' &&
      'card' in one.subject &&
      one.subject.design === 'This',
  ).length;

/** A row with a card named Mark in one column. */
export const opposite = (column: number) => {
  const units: (string | null)[] = [null, null, null, null, null];
  units[column] = 'Mark';
  return units;
};
