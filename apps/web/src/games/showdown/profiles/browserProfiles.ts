import { nameKey, type Profile, type ProfileStore, summaryOf } from '@cardscape/showdown/tools';
import type { Shelf } from '../../../make/database.ts';
import { transact } from './database.ts';

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
  all: () => transact('readonly', async ({ profiles }) => (await profiles.all()) as Profile[]),
  load: (name) => transact('readonly', ({ profiles }) => profileOn(profiles, name)),
  save: (profile) =>
    changing(({ profiles }) => profiles.put(nameKey(profile.name), profile)).then(() => undefined),
  add: (profile) =>
    changing(async ({ profiles }) => {
      if (await profileOn(profiles, profile.name)) return false;
      await profiles.put(nameKey(profile.name), profile);
      return true;
    }),
  replace: (before, after) =>
    changing(async ({ profiles }) => {
      const found = await profileOn(profiles, before.name);
      if (JSON.stringify(found) !== JSON.stringify(before)) return false;
      await profiles.put(nameKey(after.name), after);
      return true;
    }),
  remove: (name) =>
    changing(async ({ profiles }) => {
      if (!(await profileOn(profiles, name))) return false;
      await profiles.remove(nameKey(name));
      return true;
    }),
};

/** The profile of a name on its shelf. */
export async function profileOn(shelf: Shelf, name: string): Promise<Profile | undefined> {
  return (await shelf.get(nameKey(name))) as Profile | undefined;
}

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

/** A transaction that changes profiles; all who look at them hear of it. */
export async function changing<Result>(
  run: Parameters<typeof transact<Result>>[1],
): Promise<Result> {
  const result = await transact('readwrite', run);
  tellHere();
  others?.postMessage('changed');
  return result;
}
