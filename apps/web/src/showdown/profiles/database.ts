/** The shelves of the database: profiles by the key of their name, rewards by the key of a match. */
type ShelfName = 'profiles' | 'rewards';

/** A way into one shelf while a transaction lasts. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  all(): Promise<readonly unknown[]>;
  put(key: string, value: unknown): Promise<unknown>;
  remove(key: string): Promise<unknown>;
}

const shelfNames: readonly ShelfName[] = ['profiles', 'rewards'];

let opened: Promise<IDBDatabase> | undefined;

/** The database of this browser, opened once. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('cardscape/showdown', 1);
    request.onupgradeneeded = () => {
      for (const name of shelfNames) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  // What was refused once may be granted later.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/**
 * Runs something on the shelves in one transaction: all that it writes is kept, or nothing of it.
 * It may wait for nothing else than the shelves.
 */
export async function transact<Result>(
  mode: 'readonly' | 'readwrite',
  run: (shelves: Readonly<Record<ShelfName, Shelf>>) => Promise<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(shelfNames, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const result = await run({
    profiles: shelfOf(transaction.objectStore('profiles')),
    rewards: shelfOf(transaction.objectStore('rewards')),
  });
  await done;
  return result;
}

function shelfOf(store: IDBObjectStore): Shelf {
  return {
    get: (key) => answered(store.get(key)),
    all: () => answered(store.getAll()),
    put: (key, value) => answered(store.put(value, key)),
    remove: (key) => answered(store.delete(key)),
  };
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
