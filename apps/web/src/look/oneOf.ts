import type { Shape } from './storage.ts';

/** The shape of what is one of a few values, for what every page remembers: few pages need a schema library. */
export function oneOf<T>(values: readonly T[]): Shape<T> {
  return {
    safeParse(found) {
      const known = values.findIndex((value) => value === found);
      return known < 0 ? { success: false } : { success: true, data: values[known] as T };
    },
  };
}
