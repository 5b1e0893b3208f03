import type { Ring } from '../round/round.ts';
import type { Faults } from './verdict.ts';

/** Looks whether each ring is closed: whoever gets a card gives the next. */
export function walkRings(rings: readonly Ring[], faults: Faults): void {
  for (const [number, ring] of rings.entries()) {
    if (ring.length === 0) faults.add(`Ring ${number + 1} is empty.`);
    if (ring.length === 1) faults.add(`Ring ${number + 1} has one card alone.`);
    for (const [at, { to, card }] of ring.entries()) {
      const next = (ring[at + 1] ?? ring[0])?.from;
      if (to !== next)
        faults.add(
          `Ring ${number + 1} is not closed: "${card}" goes to ${to}, but the next card comes from ${next}.`,
        );
    }
  }
}

/** Looks whether nobody stands twice in a ring. In one of lists they may: each of their items has a list of its own. */
export function standOnce(rings: readonly Ring[], faults: Faults): void {
  for (const [number, ring] of rings.entries()) {
    const seen = new Set<string>();
    const twice = new Set<string>();
    for (const { from } of ring) (seen.has(from) ? twice : seen).add(from);
    for (const id of twice) faults.add(`${id} stands twice in ring ${number + 1}.`);
  }
}
