import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../look/Button.tsx';
import { EndScreen } from '../match/EndScreen.tsx';
import { lastRecord } from '../match/saved.ts';
import { namesFor } from '../match/seats.ts';
import { freshSeed } from '../match/seed.ts';
import { handSession, takeSession } from './current.ts';
import { type KolymaSession, openSession, resumeSession } from './game.ts';
import { KolymaMatch } from './KolymaMatch.tsx';
import { endWords } from './messages.ts';
import { Rounds } from './Rounds.tsx';
import '../pages/page.css';

/** The page of the match that was started, or left and is continued. */
export function MatchPage() {
  const [session, setSession] = useState(() => takeSession() ?? resumeSession());
  if (!session) return <NoMatch />;
  return (
    <>
      <h1 className="sr-only">A match of Kolyma</h1>
      <KolymaMatch key={session.match.start.seed} session={session}>
        <MatchEnd
          session={session}
          onRematch={(next) => {
            handSession(next);
            setSession(next);
          }}
        />
      </KolymaMatch>
    </>
  );
}

/** The end of a match: the result by rounds, and the ways on. */
export function MatchEnd({
  session,
  onRematch,
}: {
  session: KolymaSession;
  onRematch: (next: KolymaSession) => void;
}) {
  const navigate = useNavigate();
  const [closed, setClosed] = useState(false);
  const { match, plans } = session;
  const { decision, state } = match;
  if (closed || decision.ask !== 'over') return null;
  const names = namesFor(plans);
  return (
    <EndScreen
      {...endWords(decision, names)}
      record={() => session.record}
      onRematch={() =>
        onRematch(openSession({ plans, from: { ...match.start, seed: freshSeed() } }))
      }
      onReplay={() => {
        lastRecord.write(session.record);
        void navigate({ to: '/replay' });
      }}
      onChange={() => void navigate({ to: '/play/kolyma' })}
      onClose={() => setClosed(true)}
    >
      <Rounds results={state.results} names={names} />
    </EndScreen>
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
