import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { useEndDeeds } from '../../../table/ending/useEndDeeds.ts';
import { Marks } from '../../../table/lessons/Marks.tsx';
import { beginMatch, isFull, openMatches, resumeMatch } from '../../../table/matches/matches.ts';
import { frontMatch } from '../../../table/matches/matchIndex.ts';
import { freshId } from '../../../table/matches/matchShelf.ts';
import { MatchScreen } from '../../../table/screen/MatchScreen.tsx';
import { Seated } from '../../../table/session/Seated.tsx';
import type { MatchSession } from '../../../table/session/session.ts';
import type { Shown } from '../../../table/session/sessionParts.ts';
import { plansFor } from '../../../table/set-up/opponents.ts';
import { namesFor } from '../../../table/set-up/seats.ts';
import { kolymaTable } from '../table.tsx';
import { frontHint } from './frontHint.ts';
import { frontStart } from './frontPosition.ts';
import { frontWords } from './frontWords.ts';
import './FrontTable.css';

/** So long one may look at the position before the winning card is pointed out, in milliseconds. */
const hesitation = 9000;

/** The position of the front page, or what has become of it since: it is kept over a reload. */
function sitDown(): MatchSession {
  const id = frontMatch.read();
  const isOpen = openMatches(kolymaTable.game).some((match) => match.id === id);
  const found = isOpen ? resumeMatch(kolymaTable, id, 'when asked') : undefined;
  return found && 'session' in found ? found.session : beginAnew();
}

function beginAnew(): MatchSession {
  const id = freshId(kolymaTable.game);
  const keep = isFull() ? 'never' : 'when played';
  const opening = {
    plans: plansFor('greedy'),
    from: frontStart,
    keep,
    bots: 'when asked',
  } as const;
  const begun = beginMatch(kolymaTable, opening, id);
  if ('why' in begun) throw new Error(begun.why);
  frontMatch.write(id);
  return begun.session;
}

/** A match in its last round, to be played at once: one card decides it. */
export function FrontTable() {
  const [session, setSession] = useState(sitDown);
  const end = useEndDeeds(kolymaTable, session, () => setSession(beginAnew()));
  return (
    <Seated session={session}>
      <FrontHead key={session.table.start.seed} session={session} />
      <MatchScreen
        key={frontMatch.read()}
        table={kolymaTable}
        session={session}
        whole={false}
        end={end}
      />
    </Seated>
  );
}

/** What is to be done, and a hand for one who hesitates. */
function FrontHead({ session }: { session: MatchSession }) {
  const { view, decision, events, telling } = useSyncExternalStore(
    session.subscribe,
    session.shown,
  ) as Shown<KolymaView, KolymaEvent>;
  const { title, line } = frontWords(view, decision, events, namesFor(session.plans));
  const hint = telling ? undefined : frontHint(view, decision);
  const place = hint?.place;
  const [pointed, point] = useState<string>();
  useEffect(() => {
    if (place === undefined) return;
    const timer = setTimeout(() => point(place), hesitation);
    return () => clearTimeout(timer);
  }, [place]);
  const isPointed = hint !== undefined && pointed === place;
  return (
    <header className="front-table__head">
      <h2 className="figures">{title}</h2>
      <p className="front-table__hint" role="status">
        {isPointed && hint.words}
      </p>
      {hint && !isPointed && <Button onClick={() => point(hint.place)}>Show me how to win</Button>}
      <p className="front-table__line">Kolyma, to play at once. {line}</p>
      {isPointed && <Marks of={[hint.place]} still />}
    </header>
  );
}
