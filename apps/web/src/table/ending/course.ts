import type { MatchRecord, OpenedGame } from '@cardscape/kernel';
import { replay } from '@cardscape/kernel/replay';
import type { Gauge, Standpoint } from './turningPoint.ts';

/** How long steps are counted at a stretch, in milliseconds: the page moves on in between. */
const stretch = 12;

/** How a match stood after each step, from its record. Stops where `off` says so. */
export async function courseOf<View>(
  opened: OpenedGame,
  record: MatchRecord,
  gauge: Gauge<View>,
  off: AbortSignal,
): Promise<readonly Standpoint[]> {
  const { game } = opened;
  // It has just been played: its fingerprints need not be compared.
  const steps = record.steps.map(({ choice }) => ({ choice, hash: '' }));
  const course: Standpoint[] = [];
  let since = performance.now();
  for (const { state } of replay(game, { ...record, start: '', steps })) {
    const view = game.view(state, 'table') as View;
    course.push({ values: gauge.of(view), part: gauge.part?.(view) ?? 0 });
    if (performance.now() - since < stretch) continue;
    await new Promise((go) => setTimeout(go));
    if (off.aborted) return course;
    since = performance.now();
  }
  return course;
}
