import type { Profile } from '@cardscape/showdown/tools';
import { useEffect, useState } from 'react';
import { browserProfiles, whenProfilesChange } from './browserProfiles.ts';

/** What is known of the profiles: nothing yet, all of them, or that the browser keeps none. */
export interface KnownProfiles {
  readonly state: 'waiting' | 'known' | 'refused';
  /** By name. */
  readonly profiles: readonly Profile[];
}

/** What to say where the browser keeps none. */
export const noStorage =
  'This browser gives the site no place for profiles and own cards. Allow it to store data and reload the page, or play with the ready decks.';

/** The profiles of this browser, kept up to date. */
export function useProfiles(): KnownProfiles {
  const [known, setKnown] = useState<KnownProfiles>({ state: 'waiting', profiles: [] });
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await browserProfiles.all().then(
        (profiles): KnownProfiles => ({ state: 'known', profiles }),
        (): KnownProfiles => ({ state: 'refused', profiles: [] }),
      );
      if (!gone) setKnown(found);
    };
    void look();
    const leave = whenProfilesChange(() => void look());
    return () => {
      gone = true;
      leave();
    };
  }, []);
  return known;
}
