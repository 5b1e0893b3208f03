import { PlayedMatch } from '../../../table/screen/PlayedMatch.tsx';
import { handSession, takeSession } from './current.ts';
import { openSession, resumeSession } from './game.ts';
import { TtcgMatch } from './TtcgMatch.tsx';

const setUpPlace = { to: '/play/ttcg', changes: 'decks' } as const;

/** The page on which TTCG is played. */
export function MatchPage() {
  return (
    <PlayedMatch
      title="A match of the True Trading Card Game"
      setUp={setUpPlace}
      hand={handSession}
      take={takeSession}
      open={openSession}
      resume={resumeSession}
    >
      {(session, end) => <TtcgMatch session={session} end={end} />}
    </PlayedMatch>
  );
}
