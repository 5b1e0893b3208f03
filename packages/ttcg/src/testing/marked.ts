import { type Sketch, type Table, type TableSketch, table } from './table.ts';

/** A spell with these effects. */
export const spell = (...effects: NonNullable<Sketch['effects']>): Sketch => ({
  type: 'spell',
  effects,
});

const CARDS: Readonly<Record<string, Sketch>> = {
  Mark: { attack: 300, defense: 200, subtypes: ['beast'] },
  Other: { attack: 100, defense: 100 },
  Lid: { rank: 2, attack: 400, defense: 400 },
  Banner: {
    effects: [{ style: 'passive', text: 'All other units you control gain 100 attack.' }],
  },
  Brand: spell('Equip this card to one unit. The equipped unit gains 50 attack.'),
  Kill: spell('Destroy one card named "Mark".'),
  Change: spell('One unit becomes a dragon unit this turn.', 'One unit becomes a water unit.'),
};

/** A table on which a unit named Mark is told from others by what happens to it. */
export function marked(sketch: TableSketch): Table {
  return table({ ...sketch, cards: { ...CARDS, ...sketch.cards } });
}
