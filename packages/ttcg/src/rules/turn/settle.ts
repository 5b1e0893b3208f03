import { type CardId, cardOf, resolveRef } from '@cardscape/kernel';
import { equipEffect, shiftTo } from '../acts/field.ts';
import { controllerOf, type Duel, isActive, present } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { freeColumns, ranksUp, spotsFor } from '../position/spots.ts';
import { askCards, askPlace } from '../resolve/ask.ts';
import { placeOnField } from '../resolve/deeds.ts';
import { equipByOther } from '../resolve/equip-by-other.ts';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** Puts a card that an effect plays on the field, where its player wants it. */
export function settleCard(duel: Duel, frame: Of<'settle'>): boolean {
  const { card, seat, free, tapped, at, to } = frame;
  const id = resolveRef(duel.state.table, card);
  if (id === undefined || (duel.state.field[id] && isActive(duel, id))) return true;
  const spots = spotsFor(duel, seat, id, free).filter((zone) => at?.includes(zone) ?? true);
  if (spots.length === 0) return true;
  const zone = askPlace(duel, seat, 'play', id, spots);
  if (zone === undefined) return false;
  const cause = { by: seat, kind: 'effect', card: null } as const;
  placeOnField(duel, id, zone, { tapped, cause });
  if (to) equipByOther(duel, id, to, equipEffect(duel, id), cause);
  else speakOf(duel, id);
  return true;
}

/** Ranks a card up with one that its player chooses. */
export function promote(duel: Duel, frame: Of<'promote'>): boolean {
  const { state } = duel;
  const base = resolveRef(state.table, frame.base);
  if (base === undefined || !isActive(duel, base)) return true;
  const seat = controllerOf(duel, base);
  const from = present(duel, frame.with).filter((id) => ranksUp(duel, seat, id, base, frame));
  const chosen = askCards(duel, { seat: frame.seat, why: 'rankUp', base, from, min: 1, max: 1 });
  if (!chosen) return false;
  const [id] = chosen;
  if (id === undefined) return true;
  placeOnField(duel, id, cardOf(state.table, base).zone, {
    cause: { by: frame.seat, kind: 'effect', card: null },
  });
  speakOf(duel, id);
  return true;
}

/** Moves a card to another column of its row. */
export function shift(duel: Duel, { card, seat, adjacent }: Of<'shift'>): boolean {
  const id = resolveRef(duel.state.table, card);
  if (id === undefined || !isActive(duel, id)) return true;
  const free = freeColumns(duel, controllerOf(duel, id), id, adjacent);
  if (free.length === 0) return true;
  const zone = askPlace(duel, seat, 'move', id, free);
  if (zone === undefined) return false;
  shiftTo(duel, id, zone);
  return true;
}

/** The card has come to the field: "it" means it there. */
function speakOf({ state }: Duel, id: CardId): void {
  const link = state.working.at(-1);
  if (!link) return;
  const { generation } = cardOf(state.table, id);
  link.that = [...link.that.filter(({ card }) => card !== id), { card: id, generation }];
}
