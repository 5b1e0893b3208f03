import type { Seat, SeatUndo } from '@cardscape/kernel';

/** Who of the people at a screen made the last choice that can be taken back; nobody if there is none. */
export function lastToUndo(
  people: readonly Seat[],
  undoOf: (seat: Seat) => SeatUndo,
): Seat | undefined {
  const choices = people.flatMap((seat) => {
    const undo = undoOf(seat);
    return 'to' in undo ? [{ seat, to: undo.to }] : [];
  });
  return choices.sort((a, b) => b.to - a.to)[0]?.seat;
}
