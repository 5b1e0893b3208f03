import type { Outcome, Seat } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import type { EndDeeds } from '../match/EndDeeds.tsx';
import { EndScreen } from '../match/EndScreen.tsx';
import type { ShowdownSession } from './game.ts';
import { InfoTab } from './InfoTab.tsx';
import { libraryOf, sourceOf } from './library.ts';
import { endWords } from './messages.ts';
import { RewardSheet } from './profiles/RewardSheet.tsx';
import { resultFor } from './profiles/rewards.ts';
import { useRewards } from './profiles/useRewards.ts';

const seats: readonly Seat[] = [0, 1];

/** The end of a match: the result, what profiles got for it, what both did, and the ways on. */
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
  const rewards = useRewards(session, outcome, view);
  const { start } = session.match;
  return (
    <EndScreen {...endWords(outcome, names, view)} record={() => session.record} deeds={deeds}>
      {rewards.map(
        (reward, seat) =>
          reward && (
            <RewardSheet
              key={reward.profile}
              reward={reward}
              result={resultFor(seat as Seat, { outcome, view })}
              library={libraryOf(sourceOf(start.cards))}
            />
          ),
      )}
      <InfoTab view={view} names={names} seats={seats} />
    </EndScreen>
  );
}
