import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';

/** So long is waited for the database, in milliseconds: a browser may never answer. */
const patience = 4000;

/** A database of this browser with some shelves, opened when it is first needed. Raise the version for new shelves. */
export function browserDatabase<Shelves extends DBSchema>(
  name: string,
  version: number,
  shelves: readonly StoreNames<Shelves>[],
): () => Promise<IDBPDatabase<Shelves>> {
  let opened: Promise<IDBPDatabase<Shelves>> | undefined;

  const forget = () => {
    opened = undefined;
  };

  return () => {
    if (opened) return opened;
    const opening = openDB<Shelves>(name, version, {
      upgrade(database) {
        for (const shelf of shelves)
          if (!database.objectStoreNames.contains(shelf)) database.createObjectStore(shelf);
      },
      // A newer page in another window must not wait for this one.
      blocking() {
        forget();
        void opening.then((database) => database.close());
      },
      terminated: forget,
    });
    opened = inTime(opening);
    opening.then(
      // What did not answer in time is not waited for again, but used once it does.
      () => {
        opened = opening;
      },
      // What was refused once may be granted later.
      forget,
    );
    return opened;
  };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('The database does not answer.'));
    const waiting = setTimeout(late, patience);
    work.then(resolve, reject).finally(() => clearTimeout(waiting));
  });
}
