import { coreSet } from '@cardscape/kolyma';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { handSession } from '../kolyma/current.ts';
import { frontRecord } from '../kolyma/frontPosition.ts';
import { hasSavedMatch, openSession } from '../kolyma/game.ts';
import { KolymaMatch } from '../kolyma/KolymaMatch.tsx';
import { MatchEnd } from '../kolyma/MatchPage.tsx';
import { plansFor } from '../kolyma/opponents.ts';
import { totalWords } from '../kolyma/totals.ts';
import { buttonClass } from '../look/Button.tsx';
import './Front.css';

/** The front page is already a game: a match in mid-play, and it is your move. */
export function Front() {
  const [saved] = useState(hasSavedMatch);
  const [session, setSession] = useState(() => {
    const from = frontRecord(coreSet());
    // A match that waits to be continued is not pushed out by this one.
    const keep = !saved;
    return openSession({ plans: plansFor('greedy'), from, keep, undoFrom: from.steps.length });
  });
  const [{ players, target }] = useState(() => session.shown().view);
  return (
    <div className="front">
      <header className="front__head">
        <div>
          <h1 className="figures">
            You are at {totalWords(players[0].total)}, the target is {target}. Your move.
          </h1>
          <p>
            Your opponent is at {totalWords(players[1].total)} and has passed. Come closer without
            going over: one move does it.
          </p>
        </div>
        <div className="front__deeds">
          {saved && (
            <Link
              to="/play/kolyma/match"
              className={buttonClass('primary')}
              onClick={() => handSession(undefined)}
            >
              Continue your match
            </Link>
          )}
          <Link to="/play/kolyma" className={buttonClass()}>
            Start a whole match
          </Link>
        </div>
      </header>
      <KolymaMatch key={session.match.start.seed} session={session} whole={false}>
        <MatchEnd session={session} onRematch={setSession} />
      </KolymaMatch>
    </div>
  );
}
