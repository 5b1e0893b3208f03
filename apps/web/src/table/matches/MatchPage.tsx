import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import { Loading } from '../../look/feedback/Loading.tsx';
import { useEndDeeds } from '../ending/useEndDeeds.ts';
import type { AnyGameTable } from '../gameTable.ts';
import { CannotGoOn } from '../screen/CannotGoOn.tsx';
import { DrawnMatch } from '../screen/DrawnMatch.tsx';
import { MatchScreen } from '../screen/MatchScreen.tsx';
import type { SessionOpening } from '../session/opening.ts';
import type { MatchSession } from '../session/session.ts';
import { beginMatch, newestMatch, resumeMatch, type StuckMatch, throwAway } from './matches.ts';
import { gameOf } from './matchShelf.ts';
import { useBegin, useBeginOrSay } from './useBegin.ts';
import '../../look/paper/page.css';

/** The table of a game, once it can be played on; nothing if there is no such game. */
export type TableOf = (game: string) => Promise<AnyGameTable> | undefined;

/** A match at its address. */
export function MatchPage({ id, tableOf }: { id: string; tableOf: TableOf }) {
  const [found, setFound] = useState<{ readonly table: AnyGameTable } | { readonly none: true }>();
  const [error, setError] = useState<unknown>();
  const game = gameOf(id);
  useEffect(() => {
    const loading = tableOf(game);
    if (!loading) setFound({ none: true });
    else loading.then((table) => setFound({ table }), setError);
  }, [game, tableOf]);
  if (error !== undefined) throw error;
  if (!found) return <Loading />;
  return 'none' in found ? <NoMatch setUp="/play" /> : <FoundMatch id={id} table={found.table} />;
}

function FoundMatch({ id, table }: { id: string; table: AnyGameTable }) {
  const [found, setFound] = useState(() => resumeMatch(table, id));
  // A session that takes the place of another begins the screen anew.
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.title = `${table.title} · Cardscape`;
  }, [table]);
  if (!found) return <NoMatch setUp={table.setUp.to} />;
  if ('why' in found) return <NoWayOn id={id} table={table} stuck={found} />;
  return (
    <>
      <h1 className="sr-only">A match of {table.title}</h1>
      <PlayedMatch
        key={count}
        id={id}
        table={table}
        session={found.session}
        onNewest={() => {
          setFound(newestMatch(table, id));
          setCount(count + 1);
        }}
        onReplace={(opening) => {
          const begun = beginMatch(table, opening, id);
          if ('why' in begun) return begun.why;
          setFound(begun);
          setCount(count + 1);
          return undefined;
        }}
      />
    </>
  );
}

function PlayedMatch({
  id,
  table,
  session,
  onNewest,
  onReplace,
}: {
  id: string;
  table: AnyGameTable;
  session: MatchSession;
  /** Goes on with what another tab has made of it. */
  onNewest: () => void;
  /** Goes on with this at the same address; says why not. */
  onReplace: (opening: SessionOpening) => string | undefined;
}) {
  const begin = useBegin(table);
  const end = useEndDeeds(table, session, useBeginOrSay(table));
  return (
    <DrawnMatch session={session}>
      <MatchScreen
        key={id}
        table={table}
        session={session}
        end={end}
        onNewest={onNewest}
        saves={{ onLoad: begin, onGoBack: onReplace }}
      />
    </DrawnMatch>
  );
}

function NoWayOn({ id, table, stuck }: { id: string; table: AnyGameTable; stuck: StuckMatch }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <NoMatch setUp={table.setUp.to} />;
  return (
    <div className="page page--centred">
      <h1>{stuck.over ? 'This match is over' : 'This match cannot go on'}</h1>
      <CannotGoOn words="It can still be watched." stuck={stuck}>
        <Button
          onClick={() => {
            throwAway(id);
            setGone(true);
          }}
        >
          Throw it away
        </Button>
        <SetUpLink to={table.setUp.to} />
      </CannotGoOn>
    </div>
  );
}

function NoMatch({ setUp }: { setUp: string }) {
  return (
    <div className="page page--centred">
      <h1>No match here</h1>
      <p>It was thrown away, or is kept in another browser. Set one up: it takes one click.</p>
      <SetUpLink to={setUp} />
    </div>
  );
}

function SetUpLink({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonClass('primary')}>
      Set up a match
    </Link>
  );
}
