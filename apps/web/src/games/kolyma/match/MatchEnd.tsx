import type { Outcome } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import type { EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import { EndScreen } from '../../../table/ending/EndScreen.tsx';
import type { KolymaSession } from './game.ts';
import { endWords } from './messages.ts';
import { Rounds } from './Rounds.tsx';

/** The end of a match: the result by rounds, and the ways on. */
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
  return (
    <EndScreen {...endWords(outcome, names, view)} record={() => session.record} deeds={deeds}>
      <Rounds results={view.results} names={names} />
    </EndScreen>
  );
}
