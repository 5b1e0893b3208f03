import { nameKey, type Profile, type ProfileStore, summaryOf } from '@cardscape/showdown/tools';
import { database } from './database.ts';

/** The profiles that this browser keeps. */
export interface BrowserProfiles extends ProfileStore {
  /** All profiles whole, by name. */
  all(): Promise<readonly Profile[]>;
  /** Keeps a profile that is new; false if one of its name is there. */
  add(profile: Profile): Promise<boolean>;
  /** Keeps a profile in place of what it was made from; false if that has changed since. */
  replace(before: Profile, after: Profile): Promise<boolean>;
}

/** The profiles that this browser keeps. */
export const browserProfiles: BrowserProfiles = {
  list: async () => (await browserProfiles.all()).map(summaryOf),
  all: async () => (await database()).getAll('profiles'),
  load: async (name) => (await database()).get('profiles', nameKey(name)),
  save: (profile) =>
    changing(async ({ profiles }) => {
      await profiles.put(profile, nameKey(profile.name));
    }),
  add: (profile) =>
    changing(async ({ profiles }) => {
      const key = nameKey(profile.name);
      if (await profiles.get(key)) return false;
      await profiles.put(profile, key);
      return true;
    }),
  replace: (before, after) =>
    changing(async ({ profiles }) => {
      const found = await profiles.get(nameKey(before.name));
      if (JSON.stringify(found) !== JSON.stringify(before)) return false;
      await profiles.put(after, nameKey(after.name));
      return true;
    }),
  remove: (name) =>
    changing(async ({ profiles }) => {
      const key = nameKey(name);
      if (!(await profiles.get(key))) return false;
      await profiles.delete(key);
      return true;
    }),
};

const listeners = new Set<() => void>();
const others = globalThis.BroadcastChannel && new BroadcastChannel('cardscape/showdown/profiles');
others?.addEventListener('message', tellHere);

/** Calls when profiles change, in this window or in another. Gives the way out. */
export function whenProfilesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellHere(): void {
  for (const listener of listeners) listener();
}

/** The shelves of profiles and of what was paid for matches, to be changed in one transaction. */
async function shelvesToChange() {
  const transaction = (await database()).transaction(['profiles', 'rewards'], 'readwrite');
  const profiles = transaction.objectStore('profiles');
  const rewards = transaction.objectStore('rewards');
  return { transaction, shelves: { profiles, rewards } };
}

type Shelves = Awaited<ReturnType<typeof shelvesToChange>>['shelves'];

/**
 * Changes profiles, and what was paid to them: all that is written is kept, or nothing of it. It may wait for
 * nothing else than the shelves. All who look at the profiles hear of it.
 */
export async function changing<Result>(
  change: (shelves: Shelves) => Promise<Result>,
): Promise<Result> {
  const { transaction, shelves } = await shelvesToChange();
  const changed = change(shelves).catch((error: unknown) => {
    transaction.abort();
    throw error;
  });
  const [result] = await Promise.all([changed, transaction.done]);
  tellHere();
  others?.postMessage('changed');
  return result;
}
