import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { useState, useSyncExternalStore } from 'react';
import { builtIn } from '../../games/kolyma/core.ts';
import { frontRecord } from '../../games/kolyma/front/frontPosition.ts';
import { frontWords } from '../../games/kolyma/front/frontWords.ts';
import { kolymaTable } from '../../games/kolyma/table.tsx';
import { useEndDeeds } from '../../table/ending/useEndDeeds.ts';
import { beginMatch, isFull, openMatches } from '../../table/matches/matches.ts';
import { OpenMatches } from '../../table/matches/OpenMatches.tsx';
import { MatchScreen } from '../../table/screen/MatchScreen.tsx';
import type { SessionOpening } from '../../table/session/opening.ts';
import { Seated } from '../../table/session/Seated.tsx';
import type { MatchSession } from '../../table/session/session.ts';
import type { Shown } from '../../table/session/sessionParts.ts';
import { plansFor } from '../../table/set-up/opponents.ts';
import { namesFor } from '../../table/set-up/seats.ts';
import { titleOf } from '../games.ts';
import { GameDoors } from './GameDoors.tsx';
import './Front.css';

/** The front page is already a game: a match in mid-play, and it is your move. */
export function Front() {
  // Who has a match of it to go on with looks at this one only in passing.
  const [keep] = useState<NonNullable<SessionOpening['keep']>>(() =>
    openMatches('kolyma').length > 0 || isFull() ? 'never' : 'when played',
  );
  const open = (opening: SessionOpening) => {
    const begun = beginMatch(kolymaTable, { ...opening, keep });
    if ('why' in begun) throw new Error(begun.why);
    return begun.session;
  };
  const [session, setSession] = useState(() => {
    const from = frontRecord(builtIn);
    return open({ plans: plansFor('greedy'), from, undoFrom: from.steps.length });
  });
  const end = useEndDeeds(kolymaTable, session, (opening) => setSession(open(opening)));
  return (
    <div className="front">
      <OpenMatches titleOf={titleOf} newest />
      <header className="front__head">
        <Seated session={session}>
          <FrontWords session={session} />
        </Seated>
        <div className="front__deeds">
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
