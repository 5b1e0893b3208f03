import { isSameName, type Profile } from '@cardscape/showdown/tools';
import { useMemo } from 'react';
import type { SeatPlans } from '../../../table/set-up/seats.ts';
import { useProfiles } from './useProfiles.ts';

/** What the table tells of the profile of a seat. */
export type SeatProfile = Pick<Profile, 'name' | 'level'>;

/** The profiles of both seats; nothing where none is played for, or it is gone. */
export type SeatProfiles = readonly [SeatProfile | undefined, SeatProfile | undefined];

/** The profiles that a match is played for. */
export function useSeatProfiles(plans: SeatPlans): SeatProfiles {
  const { profiles } = useProfiles();
  return useMemo(() => {
    const of = ({ profile }: (typeof plans)[0]) =>
      profile === undefined ? undefined : profiles.find(({ name }) => isSameName(name, profile));
    return [of(plans[0]), of(plans[1])];
  }, [plans, profiles]);
}
