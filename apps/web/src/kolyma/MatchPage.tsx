import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../look/Button.tsx';
import { useEndDeeds } from '../match/useEndDeeds.ts';
import { handSession, takeSession } from './current.ts';
import { type KolymaSession, openSession, resumeSession } from './game.ts';
import { KolymaMatch } from './KolymaMatch.tsx';
import { setUpPlace } from './setUpPlace.ts';
import '../pages/page.css';

/** The page of the match that was started, or left and is continued. */
export function MatchPage() {
  const [session, setSession] = useState(() => takeSession() ?? resumeSession());
  if (!session) return <NoMatch />;
  return (
    <Playing
      key={session.match.start.seed}
      session={session}
      onNext={(next) => {
        handSession(next);
        setSession(next);
      }}
    />
  );
}

function Playing({
  session,
  onNext,
}: {
  session: KolymaSession;
  /** Goes on with a rematch. */
  onNext: (next: KolymaSession) => void;
}) {
  const end = useEndDeeds(session, setUpPlace, (opening) => onNext(openSession(opening)));
  return (
    <>
      <h1 className="sr-only">A match of Kolyma</h1>
      <KolymaMatch session={session} end={end} />
    </>
  );
}

function NoMatch() {
  return (
    <div className="page page--centred">
      <h1>No match here yet</h1>
      <p>Set one up: it takes one click.</p>
      <Link to="/play/kolyma" className={buttonClass('primary')}>
        Set up a match
      </Link>
    </div>
  );
}
