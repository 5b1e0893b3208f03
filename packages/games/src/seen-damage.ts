import { type SeenMatch, WATCHERS, type Watcher, watchSeen } from '@cardscape/kernel';

/**
 * The first step whose view has other fields than the first one had, which no game writes: the file was
 * damaged on its way. Nothing if there is none; damage that lies deeper is not found here.
 */
export function damagedStep(seen: SeenMatch): number | undefined {
  const steps = WATCHERS.map((watcher) => damagedStepFor(seen, watcher)).filter(
    (step) => step >= 0,
  );
  return steps.length === 0 ? undefined : Math.min(...steps);
}

function damagedStepFor(seen: SeenMatch, watcher: Watcher): number {
  const fields = watchSeen(seen, watcher).map(({ view }) => fieldsOf(view));
  return fields.findIndex((found) => found === '' || found !== fields[0]);
}

function fieldsOf(view: unknown): string {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return '';
  return JSON.stringify(Object.keys(view).sort());
}
