import { type CardId, SEATS, type Seat, type SeenCard } from '@cardscape/kernel';
import type {
  FieldCardView,
  HiddenFieldCard,
  SideView,
  StackView,
  TtcgView,
} from '@cardscape/ttcg';
import { columnsInRow, type Row, slotName } from './tableTypes.ts';

/** A card that can be seen, and where it lies. */
export interface Seen {
  readonly card: CardId;
  /** What the card carries: its name, and its tier if it has one. */
  readonly design: string;
  readonly place: 'hand' | 'field' | 'discard' | 'deck' | 'chain';
  /** On whose side. */
  readonly seat: Seat;
  /** On the field: in which slot, and how it lies. */
  readonly slot?: string;
  readonly field?: FieldCardView;
}

/** Is this a card of the field whose face can be seen? */
export function isOpen(card: FieldCardView | HiddenFieldCard): card is FieldCardView {
  return 'card' in card;
}

/** What of a card on the field can differ from its print. */
export function nowOf({ attack, defense, rank, type }: FieldCardView) {
  return { attack, defense, rank, type };
}

/** The cards of a view that can be seen, by their numbers. */
export function seenIn(view: TtcgView): Map<CardId, Seen> {
  const found = new Map<CardId, Seen>();
  for (const link of view.chain) add(found, [link.source], 'chain', link.seat);
  for (const seat of SEATS) {
    const side = view.players[seat];
    add(
      found,
      side.known.map(({ seen }) => seen),
      'deck',
      seat,
    );
    add(found, side.discard, 'discard', seat);
    add(found, side.hand, 'hand', seat);
    addRow(found, side.units, 'unit', seat);
    addRow(found, side.spells, 'spell', seat);
  }
  return found;
}

function add(
  found: Map<CardId, Seen>,
  cards: readonly SeenCard[],
  place: Seen['place'],
  seat: Seat,
): void {
  for (const each of cards)
    if ('card' in each) found.set(each.card, { card: each.card, design: each.design, place, seat });
}

function addRow(
  found: Map<CardId, Seen>,
  stacks: readonly StackView[],
  row: Row,
  seat: Seat,
): void {
  stacks.forEach((stack, column) => {
    const slot = slotName(row, seat, column);
    for (const field of stack)
      if (isOpen(field)) {
        const { card, design } = field;
        found.set(card, { card, design, place: 'field', seat, slot, field });
      }
  });
}

/** The stack in a slot. */
export function stackIn(side: SideView, row: Row, column: number): StackView {
  return (row === 'unit' ? side.units : side.spells)[column] ?? [];
}

/** A slot by its parts. */
export function slotParts(slot: string): { row: Row; seat: Seat; column: number } | undefined {
  const found = /^(unit|spell)([01])(\d)$/.exec(slot);
  if (!found || Number(found[3]) >= columnsInRow) return undefined;
  return { row: found[1] as Row, seat: Number(found[2]) as Seat, column: Number(found[3]) };
}
