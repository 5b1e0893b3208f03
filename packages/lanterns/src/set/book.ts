import type { Lantern } from './lantern.ts';

/** The lanterns of a match, made ready for looking them up by name. */
export interface LanternBook {
  readonly lanterns: readonly Lantern[];
  /** What a lantern is worth. */
  value(name: string): number;
}

/** Makes the look-ups of a set. A name that is not in it is a mistake of the caller. */
export function lanternBook(lanterns: readonly Lantern[]): LanternBook {
  const values = new Map(lanterns.map(({ name, value }) => [name, value]));
  return {
    lanterns,
    value(name) {
      const value = values.get(name);
      if (value === undefined) throw new RangeError(`There is no lantern called "${name}".`);
      return value;
    },
  };
}
