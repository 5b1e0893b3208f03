import { useState } from 'react';
import { PlayedMatch } from '../../../table/screen/PlayedMatch.tsx';
import { rematchOf } from '../profiles/beginning.ts';
import { useProfiles } from '../profiles/useProfiles.ts';
import { handSession, takeSession } from './current.ts';
import { openSession, resumeSession, type ShowdownSession } from './game.ts';
import { ShowdownMatch } from './ShowdownMatch.tsx';

const setUpPlace = { to: '/play/showdown', changes: 'decks' } as const;

/** The page on which Showdown is played. */
export function MatchPage() {
  // A session that takes the place of another begins the page anew.
  const [place, setPlace] = useState(0);
  const { profiles } = useProfiles();
  const goOnWith = (session: ShowdownSession) => {
    handSession(session);
    setPlace(place + 1);
  };
  return (
    <PlayedMatch
      key={place}
      title="A match of Showdown"
      setUp={setUpPlace}
      hand={handSession}
      take={takeSession}
      open={(opening) => openSession(rematchOf(opening, profiles))}
      resume={resumeSession}
    >
      {(session, end) => <ShowdownMatch session={session} end={end} onSession={goOnWith} />}
    </PlayedMatch>
  );
}
