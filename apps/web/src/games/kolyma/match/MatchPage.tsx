import { PlayedMatch } from '../../../table/screen/PlayedMatch.tsx';
import { setUpPlace } from '../set-up/setUpPlace.ts';
import { handSession, takeSession } from './current.ts';
import { openSession, resumeSession } from './game.ts';
import { KolymaMatch } from './KolymaMatch.tsx';

/** The page on which Kolyma is played. */
export function MatchPage() {
  return (
    <PlayedMatch
      title="A match of Kolyma"
      setUp={setUpPlace}
      hand={handSession}
      take={takeSession}
      open={openSession}
      resume={resumeSession}
    >
      {(session, end) => <KolymaMatch session={session} end={end} />}
    </PlayedMatch>
  );
}
