import type { Outcome } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { useState } from 'react';
import type { EndDeeds } from '../match/EndDeeds.tsx';
import { EndScreen } from '../match/EndScreen.tsx';
import type { KolymaSession } from './game.ts';
import { endWords } from './messages.ts';
import { Rounds } from './Rounds.tsx';

/** The end of a match: the result by rounds, and the ways on, until it is closed. */
export function MatchEnd({
  session,
  outcome,
  view,
  names,
  deeds,
}: {
  session: KolymaSession;
  outcome: Outcome;
  view: KolymaView;
  names: readonly [string, string];
  deeds: EndDeeds;
}) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <EndScreen
      {...endWords(outcome, names, view)}
      record={() => session.record}
      deeds={deeds}
      onClose={() => setClosed(true)}
    >
      <Rounds results={view.results} names={names} />
    </EndScreen>
  );
}
