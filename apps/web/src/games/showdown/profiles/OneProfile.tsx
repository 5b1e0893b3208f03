import { isSameName, type Profile } from '@cardscape/showdown/tools';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../look/control/Button.tsx';
import { Loading } from '../../../look/feedback/Loading.tsx';
import { noStorage, useProfiles } from './useProfiles.ts';
import '../../../look/paper/page.css';

/** The profile that the address names, once it is known; or that there is none. */
export function OneProfile({
  children,
}: {
  children: (profile: Profile, all: readonly Profile[]) => ReactNode;
}) {
  const { id = '' } = useParams({ strict: false });
  const { state, profiles } = useProfiles();
  const profile = profiles.find(({ name }) => isSameName(name, id));
  if (profile) return children(profile, profiles);
  if (state === 'waiting') return <Loading />;
  return (
    <div className="page page--centred">
      <h1>No such profile</h1>
      <p>
        {state === 'refused'
          ? noStorage
          : 'It may have been erased, or it lies in another browser.'}
      </p>
      <Link to="/play/showdown/profiles" className={buttonClass('primary')}>
        See your profiles
      </Link>
    </div>
  );
}
