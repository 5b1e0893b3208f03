import type { Shape } from './storage.ts';

/** The shape of what is one of a few values, for what every page remembers: few pages need a schema library. */
export function oneOf<T>(values: readonly T[]): Shape<T> {
  return {
    safeParse: (found) =>
      values.includes(found as T) ? { success: true, data: found as T } : { success: false },
  };
}
