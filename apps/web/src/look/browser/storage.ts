/** What the browser keeps for us: JSON under versioned keys, and no trouble when it refuses. */

/** What all keys begin with. */
export const prefix = 'cardscape';

/** The part of `localStorage` that is needed here; tests bring their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** One remembered value: reads its fallback when nothing valid is kept. */
export interface Kept<T, Written = T> {
  read(): T;
  /** Says whether the browser keeps it: it may have no more room, or keep nothing at all. */
  write(value: Written): boolean;
  forget(): void;
}

/** What the browser keeps things on, if it does. */
export function browserShelf(): Shelf | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // Storage can be forbidden altogether, as in some private windows.
  }
}

/** What tells whether something is of the right shape, and gives it in that shape: a schema of zod. */
export interface Shape<T> {
  safeParse(found: unknown): { readonly success: boolean; readonly data?: T };
}

/**
 * A value remembered under `cardscape/<name>/<version>`. The schema decides whether what was found is
 * still of the right shape; raise the version when the shape changes.
 */
export function kept<T, Written = T>(
  name: string,
  version: number,
  fallback: T,
  schema: Shape<T>,
  shelf: () => Shelf | undefined = browserShelf,
): Kept<T, Written> {
  const key = `${prefix}/${name}/${version}`;
  return {
    read() {
      try {
        const text = shelf()?.getItem(key);
        if (text === null || text === undefined) return fallback;
        const { success, data } = schema.safeParse(JSON.parse(text));
        return success ? (data as T) : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        const place = shelf();
        place?.setItem(key, JSON.stringify(value));
        return place !== undefined;
      } catch {
        // A full or forbidden shelf must never stop a game.
        return false;
      }
    },
    forget() {
      try {
        shelf()?.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
