import { type Profile, profileFile, writeProfile } from '@cardscape/showdown/tools';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { saveFile } from '../../../look/browser/saveFile.ts';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { useToast } from '../../../look/feedback/Toast.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { useLibrary } from '../own/cardSource.ts';
import { browserProfiles } from './browserProfiles.ts';
import { CreateProfile } from './CreateProfile.tsx';
import { EraseProfile } from './EraseProfile.tsx';
import { ImportProfile } from './ImportProfile.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';
import { noStorage, useProfiles } from './useProfiles.ts';
import '../../../look/paper/page.css';
import css from './ProfilesPage.module.css';

/** All profiles of this browser: create, draft, play, export and erase them. */
export function ProfilesPage() {
  const { state, profiles } = useProfiles();
  const { catalogue } = useLibrary();
  const say = useToast();
  const [creating, setCreating] = useState(false);
  const [erasing, setErasing] = useState<Profile>();
  const names = profiles.map(({ name }) => name);
  const create = async (profile: Profile) => {
    setCreating(false);
    if (await browserProfiles.add(profile)) say(`${profile.name} is ready to play.`);
    else say('A profile of this name was made meanwhile. Type another name.');
  };
  const erase = async ({ name }: Profile) => {
    setErasing(undefined);
    await browserProfiles.remove(name);
    say(`${name} is erased.`);
  };
  return (
    <div className="page profiles">
      <Contours seed="profiles" />
      <h1>Profiles</h1>
      <p>
        A profile keeps your cards of Showdown. Each match brings it Exp, rupees and cards; each
        level a booster pack.
      </p>
      <div className="page__deeds">
        <Button tone="primary" disabled={state !== 'known'} onClick={() => setCreating(true)}>
          Create a profile
        </Button>
        <ImportProfile names={names} />
        <Link to="/play/showdown" className={buttonClass()}>
          Set up a match
        </Link>
      </div>
      {state === 'refused' && <p role="alert">{noStorage}</p>}
      {state === 'known' && profiles.length === 0 && (
        <p>You have none yet. Create one: it takes a name and two elements.</p>
      )}
      <ul className={css.list} aria-label="Your profiles" aria-busy={state === 'waiting'}>
        {profiles.map((profile) => (
          <li key={profile.name}>
            <ProfileSheet
              profile={profile}
              catalogue={catalogue}
              onExport={() => saveFile(profileFile(profile), writeProfile(profile))}
              onErase={() => setErasing(profile)}
            />
          </li>
        ))}
      </ul>
      {creating && (
        <CreateProfile
          catalogue={catalogue}
          names={names}
          onCreate={(profile) => void create(profile)}
          onClose={() => setCreating(false)}
        />
      )}
      {erasing && (
        <EraseProfile
          profile={erasing}
          onErase={() => void erase(erasing)}
          onClose={() => setErasing(undefined)}
        />
      )}
    </div>
  );
}
