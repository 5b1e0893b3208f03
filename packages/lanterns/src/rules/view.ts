import { type Seat, type SeenCard, seeZone, type Viewer } from '@cardscape/kernel';
import { keptOf, type LanternState, ZONES } from './state.ts';

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

/** What this viewer may see. Scores and what was kept are secret until all turns are used up: each tells the other. */
export function viewOf(state: LanternState, viewer: Viewer): LanternView {
  const { turn, active, table, score } = state;
  const isOpen = (zone: string) => turn === 0 && (zone === keptOf(0) || zone === keptOf(1));
  const zones = Object.fromEntries(
    ZONES.map((zone) => [zone, seeZone(table, zone, isOpen(zone) ? 'hands' : viewer)]),
  );
  const seen = (seat: Seat) =>
    viewer === seat || viewer === 'hands' || turn === 0 ? score[seat] : null;
  return { viewer, turn, active, score: [seen(0), seen(1)], zones };
}
