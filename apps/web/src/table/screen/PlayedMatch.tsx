import type { GameEvent, GameState } from '@cardscape/kernel';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../look/control/Button.tsx';
import type { EndDeeds } from '../ending/EndDeeds.tsx';
import { useEndDeeds } from '../ending/useEndDeeds.ts';
import type { Handing } from '../kept/handing.ts';
import type { Keeper, StuckMatch } from '../kept/keeper.ts';
import type { MatchSession } from '../session/session.ts';
import { CannotGoOn } from './CannotGoOn.tsx';
import { DrawnMatch } from './DrawnMatch.tsx';
import '../../look/paper/page.css';

interface Parts<S extends GameState, O, V, E extends GameEvent>
  extends Handing<MatchSession<S, O, V, E>>,
    Pick<Keeper<S, O, V, E>, 'open' | 'resume'> {
  /** What the page is, for those who hear it. */
  title: string;
  /** Where a match is set up, and what that changes. */
  setUp: { readonly to: string; readonly changes: string };
  /** Draws the match with the ways on from its end. */
  children: (session: MatchSession<S, O, V, E>, end: EndDeeds) => ReactNode;
}

/** The match that was started, or left and is continued. */
export function PlayedMatch<S extends GameState, O, V, E extends GameEvent>(
  parts: Parts<S, O, V, E>,
) {
  const { title, setUp, hand, take, resume } = parts;
  const [found, setFound] = useState(() => {
    const session = take();
    return session ? { session } : resume();
  });
  if (!found) return <NoMatch setUp={setUp.to} />;
  if ('why' in found) return <NoWayOn setUp={setUp.to} stuck={found} />;
  const { session } = found;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Playing
        {...parts}
        key={session.table.start.seed}
        session={session}
        onNext={(next) => {
          hand(next);
          setFound({ session: next });
        }}
      />
    </>
  );
}

function Playing<S extends GameState, O, V, E extends GameEvent>({
  session,
  setUp,
  open,
  onNext,
  children,
}: Parts<S, O, V, E> & {
  session: MatchSession<S, O, V, E>;
  /** Goes on with a rematch. */
  onNext: (next: MatchSession<S, O, V, E>) => void;
}) {
  const end = useEndDeeds(session, setUp, (opening) => onNext(open(opening)));
  return <DrawnMatch session={session}>{children(session, end)}</DrawnMatch>;
}

function NoWayOn({ setUp, stuck }: { setUp: string; stuck: StuckMatch }) {
  return (
    <div className="page page--centred">
      <h1>{stuck.over ? 'This match is over' : 'Your last match cannot go on'}</h1>
      <CannotGoOn words="It can still be watched." stuck={stuck}>
        <SetUpLink to={setUp} />
      </CannotGoOn>
    </div>
  );
}

function NoMatch({ setUp }: { setUp: string }) {
  return (
    <div className="page page--centred">
      <h1>No match here yet</h1>
      <p>Set one up: it takes one click.</p>
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
