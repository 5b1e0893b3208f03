/** A way into one shelf while a transaction lasts. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  all(): Promise<readonly unknown[]>;
  put(key: string, value: unknown): Promise<unknown>;
  remove(key: string): Promise<unknown>;
}

/**
 * Runs something on the shelves in one transaction: all that it writes is kept, or nothing of it.
 * It may wait for nothing else than the shelves.
 */
export type Transact<ShelfName extends string> = <Result>(
  mode: 'readonly' | 'readwrite',
  run: (shelves: Readonly<Record<ShelfName, Shelf>>) => Promise<Result>,
) => Promise<Result>;

/** So long is waited for the database, in milliseconds: a browser may never answer. */
const patience = 4000;

/** A database of this browser with some shelves, opened when it is first needed. Raise the version for new shelves. */
export function browserDatabase<ShelfName extends string>(
  name: string,
  version: number,
  shelfNames: readonly ShelfName[],
): Transact<ShelfName> {
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    if (opened) return opened;
    const opening = open();
    opened = inTime(opening);
    opening.then(
      // What did not answer in time is not waited for again, but used once it does.
      () => {
        opened = opening;
      },
      // What was refused once may be granted later.
      () => {
        opened = undefined;
      },
    );
    return opened;
  }

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        const { result } = request;
        for (const shelf of shelfNames)
          if (!result.objectStoreNames.contains(shelf)) result.createObjectStore(shelf);
      };
      request.onsuccess = () => {
        // A newer page in another window must not wait for this one.
        request.result.onversionchange = () => {
          request.result.close();
          opened = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('An older page holds the database.'));
    });
  }

  return async (mode, run) => {
    const transaction = (await database()).transaction(shelfNames, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const shelves = shelfNames.map((shelf) => [shelf, shelfOf(transaction.objectStore(shelf))]);
    const result = await run(Object.fromEntries(shelves) as Record<ShelfName, Shelf>);
    await done;
    return result;
  };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('The database does not answer.'));
    const waiting = setTimeout(late, patience);
    work.then(resolve, reject).finally(() => clearTimeout(waiting));
  });
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
