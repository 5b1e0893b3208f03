import {
  type MatchRecord,
  type OpenedGame,
  type SeenMatch,
  type Viewer,
  WATCHERS,
  type WatchedStep,
  type Watcher,
  watchSeen,
} from '@cardscape/kernel';
import type { WatchedMatch } from './watched-match.ts';

/** A match shown as it was seen when it was played. */
export function watchKept(
  record: MatchRecord,
  seen: SeenMatch,
  opened: OpenedGame | undefined,
  said: Required<Pick<WatchedMatch, 'notice' | 'cannotPlayOn'>>,
): WatchedMatch {
  const watched = new Map<Watcher, readonly WatchedStep[]>();
  const stepsFor = (watcher: Watcher) => {
    const steps = watched.get(watcher) ?? watchSeen(seen, watcher);
    watched.set(watcher, steps);
    return steps;
  };
  return {
    record,
    opened,
    length: seen.steps.length,
    viewers: WATCHERS,
    sides: seen.sides,
    isKept: true,
    ...said,
    ...(seen.end && { end: seen.end }),
    view: (step, viewer) => stepsFor(watcherFor(viewer))[step]?.view,
    events: (step) => seen.steps[step]?.events ?? [],
    lines: (step, viewer) => stepsFor(watcherFor(viewer))[step]?.lines ?? [],
    asked: () => undefined,
    print: (design) => seen.prints[design],
  };
}

/** What those saw who looked on from the table was not kept; now that it is over, they may see all. */
function watcherFor(viewer: Viewer): Watcher {
  return viewer === 'table' ? 'hands' : viewer;
}
