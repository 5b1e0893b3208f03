import type { CardId, Seat } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import { setFieldHolds } from '../position/field-block.ts';
import type { Register } from '../position/position.ts';

/** A card has eight registers under each design's number. */
const SLOTS = 8;

function find({ state }: Duel, card: CardId, design: number, slot: number): Register | undefined {
  return state.registers.find(
    (one) => one.card === card && one.design === design && one.slot === slot,
  );
}

function write(
  duel: Duel,
  card: CardId | null,
  design: number,
  slot: number,
  signal: number,
  change: (value: number) => number,
): void {
  if (card === null || slot < 0 || slot >= SLOTS) return;
  if (!duel.settling) duel.noted = true;
  const known = find(duel, card, design, slot);
  if (known) {
    known.value = change(known.value);
    known.signal = signal;
  } else duel.state.registers.push({ card, design, slot, value: change(0), signal });
}

/** Rules of the numbers that scripts note on cards. */
export const REGISTER_RULES = {
  editCardRegister: (
    duel: Duel,
    card: CardId | null,
    design: number,
    slot: number,
    value: number,
    signal: number,
  ) => write(duel, card, design, slot, signal, () => value),
  increaseCardRegister: (
    duel: Duel,
    card: CardId | null,
    design: number,
    slot: number,
    increase: number,
    signal: number,
  ) => write(duel, card, design, slot, signal, (value) => value + increase),
  getCardRegister: (duel: Duel, card: CardId | null, design: number, slot: number) => {
    const known = card === null ? undefined : find(duel, card, design, slot);
    return [known?.value ?? 0, known?.signal ?? 0];
  },
  displayCardRegister: (
    duel: Duel,
    card: CardId | null,
    design: number,
    slot: number,
    size: number,
    color: number | undefined,
  ) => {
    const known = card === null ? undefined : find(duel, card, design, slot);
    if (card === null || !known) return;
    duel.state.words.shown.push({ card, value: known.value, size, color: color ?? 0 });
  },
  setFieldRegister: (duel: Duel, seat: Seat, value: number) => {
    setFieldHolds(duel, seat, Math.max(0, value));
  },
};
