import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { builtIn } from '../../games/kolyma/core.ts';
import { frontRecord } from '../../games/kolyma/front/frontPosition.ts';
import { frontWords } from '../../games/kolyma/front/frontWords.ts';
import { handSession } from '../../games/kolyma/match/current.ts';
import { hasSavedMatch, openSession } from '../../games/kolyma/match/game.ts';
import { kolymaTable } from '../../games/kolyma/table.tsx';
import { buttonClass } from '../../look/control/Button.tsx';
import { useEndDeeds } from '../../table/ending/useEndDeeds.ts';
import { MatchScreen } from '../../table/screen/MatchScreen.tsx';
import type { SessionOpening } from '../../table/session/opening.ts';
import { Seated } from '../../table/session/Seated.tsx';
import type { MatchSession } from '../../table/session/session.ts';
import type { Shown } from '../../table/session/sessionParts.ts';
import { plansFor } from '../../table/set-up/opponents.ts';
import { namesFor } from '../../table/set-up/seats.ts';
import { GameDoors } from './GameDoors.tsx';
import './Front.css';

/** The front page is already a game: a match in mid-play, and it is your move. */
export function Front() {
  const [saved] = useState(hasSavedMatch);
  // A match that waits to be continued is not pushed out by this one.
  const open = (opening: SessionOpening<unknown>) =>
    openSession({ ...opening, keep: saved ? 'never' : 'when played' });
  const [session, setSession] = useState(() => {
    const from = frontRecord(builtIn);
    return open({ plans: plansFor('greedy'), from, undoFrom: from.steps.length });
  });
  const end = useEndDeeds(session, kolymaTable.setUp, (opening) => setSession(open(opening)));
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
        <MatchScreen
          key={session.table.start.seed}
          table={kolymaTable}
          session={session}
          whole={false}
          end={end}
        />
      </Seated>
    </div>
  );
}

function FrontWords({ session }: { session: MatchSession }) {
  const { view, decision, events } = useSyncExternalStore(
    session.subscribe,
    session.shown,
  ) as Shown<KolymaView, KolymaEvent>;
  const { title, line } = frontWords(view, decision, events, namesFor(session.plans));
  return (
    <div>
      <h1 className="figures">{title}</h1>
      <p>{line}</p>
    </div>
  );
}
