import type { Outcome, Seat } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import type { EndDeeds } from '../match/EndDeeds.tsx';
import { EndScreen } from '../match/EndScreen.tsx';
import type { ShowdownSession } from './game.ts';
import { InfoTab } from './InfoTab.tsx';
import { endWords } from './messages.ts';

const seats: readonly Seat[] = [0, 1];

/** The end of a match: the result, what both did, and the ways on. */
export function MatchEnd({
  session,
  outcome,
  view,
  names,
  deeds,
}: {
  session: ShowdownSession;
  outcome: Outcome;
  view: ShowdownView;
  names: readonly [string, string];
  deeds: EndDeeds;
}) {
  return (
    <EndScreen {...endWords(outcome, names, view)} record={() => session.record} deeds={deeds}>
      <InfoTab view={view} names={names} seats={seats} />
    </EndScreen>
  );
}
