/** A place that a row may take, and what that costs. */
export interface Seat {
  readonly column: number;
  readonly cost: number;
}

/**
 * The seats in which each row has a column of its own at the least cost in all, or nothing if they cannot all:
 * row after row is seated, on the cheapest path on which those before it change their places.
 */
export function cheapestSeats(
  rows: readonly (readonly Seat[])[],
  columns: number,
): readonly Seat[] | undefined {
  const takenBy = new Array<number>(columns).fill(-1);
  const seatOf = new Array<Seat | undefined>(rows.length).fill(undefined);
  for (const row of rows.keys()) {
    const cost = new Array<number>(columns).fill(Number.POSITIVE_INFINITY);
    const cameFrom = new Array<number>(columns).fill(-1);
    const waiting: [number, number][] = [[row, 0]];
    // Bellman and Ford: a change of places may cost less than nothing.
    for (const [mover, before] of waiting)
      for (const seat of rows[mover] ?? []) {
        const through = before + seat.cost - (seatOf[mover]?.cost ?? 0);
        if (through >= (cost[seat.column] as number)) continue;
        cost[seat.column] = through;
        cameFrom[seat.column] = mover;
        const holder = takenBy[seat.column] as number;
        if (holder >= 0) waiting.push([holder, through]);
      }
    let best = -1;
    for (const [column, holder] of takenBy.entries())
      if (holder < 0 && (cost[column] as number) < (cost[best] ?? Number.POSITIVE_INFINITY))
        best = column;
    if (best < 0) return undefined;
    for (let column = best; ; ) {
      const mover = cameFrom[column] as number;
      const left = seatOf[mover]?.column;
      takenBy[column] = mover;
      seatOf[mover] = rows[mover]?.find((seat) => seat.column === column);
      if (left === undefined) break;
      column = left;
    }
  }
  return seatOf.flatMap((seat) => seat ?? []);
}
