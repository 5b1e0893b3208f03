import { SEATS, type SeatDecision } from '@cardscape/kernel';
import { useEffect, useRef } from 'react';
import { play } from '../../look/feedback/sound.ts';
import type { AnyGameTable, PlayStand } from '../gameTable.ts';
import { cuesOf, endSound } from './tableSounds.ts';

/** Lets the table be heard: what happens, whose turn it is, and how it ends. */
export function useTableSounds(
  table: AnyGameTable,
  { events, impacts = [], near, ended, match }: PlayStand<unknown, { readonly type: string }>,
  decision: SeatDecision,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is felt follows from the events
  useEffect(() => {
    for (const [sound, later] of cuesOf(table, events, impacts, near)) play(sound, later);
  }, [events, table]);
  // A match that was over when it was opened is only looked at.
  const wasOn = useRef(!ended);
  useEffect(() => {
    if (!ended || decision.ask !== 'over' || !wasOn.current) return;
    wasOn.current = false;
    const people = SEATS.filter((seat) => match.plans[seat].kind === 'human');
    const sound = endSound(decision, people);
    if (sound) play(sound, 0.3);
  }, [ended, decision, match]);
}
