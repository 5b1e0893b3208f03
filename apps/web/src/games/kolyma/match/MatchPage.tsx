import { MatchScreen } from '../../../table/screen/MatchScreen.tsx';
import { PlayedMatch } from '../../../table/screen/PlayedMatch.tsx';
import { kolymaTable } from '../table.tsx';
import { handSession, takeSession } from './current.ts';
import { openSession, resumeSession } from './game.ts';

/** The page on which Kolyma is played. */
export function MatchPage() {
  return (
    <PlayedMatch
      title="A match of Kolyma"
      setUp={kolymaTable.setUp}
      hand={handSession}
      take={takeSession}
      open={openSession}
      resume={resumeSession}
    >
      {(session, end) => <MatchScreen table={kolymaTable} session={session} end={end} />}
    </PlayedMatch>
  );
}
