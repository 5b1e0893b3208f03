import { copyData } from '@cardscape/kernel';
import { nameKey } from './name.ts';
import { byName } from './pile.ts';
import type { Profile } from './profile.ts';

/** What a list of profiles shows. */
export type ProfileSummary = Pick<Profile, 'name' | 'elements' | 'level' | 'rupees'>;

/** Where the profiles of a player are kept, by name; upper and lower case are alike. */
export interface ProfileStore {
  /** All profiles, by name. */
  list(): Promise<readonly ProfileSummary[]>;
  load(name: string): Promise<Profile | undefined>;
  /** Keeps a profile in place of the one with its name, if there is one. */
  save(profile: Profile): Promise<void>;
  /** Erases a profile for good; false if there is none. */
  remove(name: string): Promise<boolean>;
}

/** What a list shows of a profile. */
export function summaryOf({ name, elements, level, rupees }: Profile): ProfileSummary {
  return { name, elements, level, rupees };
}

/** A store that lasts as long as the program runs. */
export function memoryStore(): ProfileStore {
  const kept = new Map<string, Profile>();
  return {
    list: async () =>
      [...kept]
        .sort(([one], [other]) => byName(one, other))
        .map(([, profile]) => summaryOf(profile)),
    load: async (name) => copyData(kept.get(nameKey(name))),
    save: async (profile) => {
      kept.set(nameKey(profile.name), copyData(profile));
    },
    remove: async (name) => kept.delete(nameKey(name)),
  };
}
