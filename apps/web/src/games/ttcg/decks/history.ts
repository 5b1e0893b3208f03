/** What was before and what was taken back, so that changes can be undone and done again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** Changes in a row with the same tag, such as the letters of a name, are undone together. */
  readonly tag: string | undefined;
}

const mostSteps = 200;

/** A history that begins now. */
export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [], tag: undefined };
}

/** The history after a change. */
export function changed<T>(history: History<T>, now: T, tag?: string): History<T> {
  if (now === history.now) return history;
  const together = tag !== undefined && tag === history.tag;
  const past = together ? history.past : [...history.past.slice(1 - mostSteps), history.now];
  return { past, now, future: [], tag };
}

/** The history with its last change taken back. */
export function undone<T>({ past, now, future, tag }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, tag };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], tag: undefined };
}

/** The history with what was taken back done again. */
export function redone<T>({ past, now, future, tag }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, tag };
  return { past: [...past, now], now: next, future: rest, tag: undefined };
}
