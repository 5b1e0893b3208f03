import { type Outcome, plain, SEATS, type Seat } from '@cardscape/kernel';
import { useEffect, useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import type { AnyGameTable, PlayStand } from '../gameTable.ts';
import { sentencesOf } from '../log/log.ts';
import type { MatchSession } from '../session/session.ts';
import { Course } from './Course.tsx';
import { courseOf } from './course.ts';
import type { EndDeeds } from './EndDeeds.tsx';
import { EndScreen } from './EndScreen.tsx';
import { type Standpoint, turningPoint } from './turningPoint.ts';
import './MatchEnd.css';

interface Parts {
  table: AnyGameTable;
  session: MatchSession;
  stand: PlayStand<unknown, { readonly type: string }>;
  outcome: Outcome;
  deeds: EndDeeds;
}

/** The end of a match: who won, how it went, where it turned, and the ways on. */
export function MatchEnd({ table, session, stand, outcome, deeds }: Parts) {
  const { names, view, match } = stand;
  return (
    <EndScreen
      {...table.endWords(outcome, names, view)}
      record={() => session.record}
      deeds={deeds}
    >
      <Banner table={table} stand={stand} outcome={outcome} />
      <HowItWent table={table} session={session} stand={stand} outcome={outcome} deeds={deeds} />
      <table.Result
        match={match}
        outcome={outcome}
        view={view}
        names={names}
        open={() => session.opened.game.view(session.table.position, 'hands')}
      />
    </EndScreen>
  );
}

/** How it ended for who sits here, in one word; two people at one screen are told who won. */
function wordFor(winner: Seat | null, people: readonly Seat[]): 'Victory' | 'Defeat' | 'A draw' {
  if (winner === null) return 'A draw';
  return people.includes(winner) ? 'Victory' : 'Defeat';
}

function Banner({ table, stand, outcome: { winner } }: Pick<Parts, 'table' | 'stand' | 'outcome'>) {
  const { match, near, view, print, names } = stand;
  const people = SEATS.filter((seat) => match.plans[seat].kind === 'human');
  const word = wordFor(winner, people);
  const seat = winner ?? near;
  const portrait = table.portrait?.(view, seat, print);
  return (
    <div className="match-end" data-end={word}>
      {portrait && <img className="match-end__portrait" src={portrait} alt="" />}
      <p className="match-end__word">{word}</p>
      {winner !== null && people.length === 2 && <p>{names[winner]} has won.</p>}
    </div>
  );
}

/** The standing by step, and the change that was never made up, with the way to it. */
function HowItWent({ table, session, stand, outcome: { winner, reason }, deeds }: Parts) {
  const { gauge } = table;
  const [course, setCourse] = useState<readonly Standpoint[]>();
  useEffect(() => {
    if (!gauge) return;
    const off = new AbortController();
    void courseOf(session.opened, session.record, gauge, off.signal).then((found) => {
      if (!off.signal.aborted) setCourse(found);
    });
    return () => off.abort();
  }, [session, gauge]);
  if (!gauge) return null;
  // Its place is kept until it has been counted.
  if (!course) return <div className="match-end__wait" />;
  // Who gave up decided it themselves.
  const won = reason === 'concession' ? null : winner;
  const turn = won === null ? undefined : turningPoint(course, won, gauge.better);
  const told = turn && session.story()[turn.step]?.events;
  const sentences = told ? sentencesOf(table.news(told, false)).map(plain) : [];
  // What began it, and what came of it.
  const words = [...new Set([sentences[0], sentences.at(-1)])].join(' ');
  return (
    <>
      <Course
        course={course}
        counts={gauge.counts}
        near={stand.near}
        names={stand.names}
        turn={turn?.step}
      />
      {turn && (
        <div className="match-end__turn">
          <p>
            <b>It was decided here.</b> {words}
          </p>
          <Button onClick={() => deeds.onReplay(turn.step)}>Watch this moment</Button>
        </div>
      )}
    </>
  );
}
