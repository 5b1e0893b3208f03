import type { KolymaOptions } from '@cardscape/kolyma';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { builtIn } from '../kolyma/core.ts';
import { handSession } from '../kolyma/current.ts';
import { frontRecord } from '../kolyma/frontPosition.ts';
import { frontWords } from '../kolyma/frontWords.ts';
import { hasSavedMatch, type KolymaSession, openSession } from '../kolyma/game.ts';
import { KolymaMatch } from '../kolyma/KolymaMatch.tsx';
import { setUpPlace } from '../kolyma/setUpPlace.ts';
import { buttonClass } from '../look/Button.tsx';
import type { SessionOpening } from '../match/keeper.ts';
import { plansFor } from '../match/opponents.ts';
import { Seated } from '../match/Seated.tsx';
import { namesFor } from '../match/seats.ts';
import { useEndDeeds } from '../match/useEndDeeds.ts';
import { GameDoors } from './GameDoors.tsx';
import './Front.css';

/** The front page is already a game: a match in mid-play, and it is your move. */
export function Front() {
  const [saved] = useState(hasSavedMatch);
  // A match that waits to be continued is not pushed out by this one.
  const open = (opening: SessionOpening<KolymaOptions>) =>
    openSession({ ...opening, keep: saved ? 'never' : 'when played' });
  const [session, setSession] = useState(() => {
    const from = frontRecord(builtIn);
    return open({ plans: plansFor('greedy'), from, undoFrom: from.steps.length });
  });
  const end = useEndDeeds(session, setUpPlace, (opening) => setSession(open(opening)));
  return (
    <div className="front">
      <header className="front__head">
        <Seated session={session}>
          <FrontWords session={session} />
        </Seated>
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
          <GameDoors />
        </div>
      </header>
      <Seated session={session}>
        <KolymaMatch key={session.table.start.seed} session={session} whole={false} end={end} />
      </Seated>
    </div>
  );
}

function FrontWords({ session }: { session: KolymaSession }) {
  const { view, decision, events } = useSyncExternalStore(session.subscribe, session.shown);
  const { title, line } = frontWords(view, decision, events, namesFor(session.plans));
  return (
    <div>
      <h1 className="figures">{title}</h1>
      <p>{line}</p>
    </div>
  );
}
