import { type Seat, type SeenCard, seeZone, type Viewer } from '@cardscape/kernel';
import { type LanternState, ZONES } from './state.ts';

/** The table as seen. */
export interface LanternView {
  readonly viewer: Viewer;
  /** How many turns are left. */
  readonly turn: number;
  readonly active: Seat;
  /** The scores, by seat; nothing where they are not known. */
  readonly score: readonly [number | null, number | null];
  readonly zones: Readonly<Record<string, readonly SeenCard[]>>;
}

/** What this viewer may see. A score is secret until the end: it would tell what was kept. */
export function viewOf(state: LanternState, viewer: Viewer): LanternView {
  const { turn, active, table, score } = state;
  const zones = Object.fromEntries(ZONES.map((zone) => [zone, seeZone(table, zone, viewer)]));
  const seen = (seat: Seat) =>
    viewer === seat || viewer === 'hands' || turn === 0 ? score[seat] : null;
  return { viewer, turn, active, score: [seen(0), seen(1)], zones };
}
