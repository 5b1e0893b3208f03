import type { Outcome, Seat } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import type { EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import { EndScreen } from '../../../table/ending/EndScreen.tsx';
import { RewardSheet } from '../profiles/RewardSheet.tsx';
import { resultFor, rewardWords } from '../profiles/rewards.ts';
import { useRewards } from '../profiles/useRewards.ts';
import { InfoTab } from '../table/InfoTab.tsx';
import { cardsOf, type ShowdownSession } from './game.ts';
import { endWords } from './messages.ts';

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
  const { plans } = session;
  return (
    <EndScreen {...endWords(outcome, names, view)} record={() => session.record} deeds={deeds}>
      {seats.map((seat) => {
        const reward = rewards[seat];
        if (!reward) return null;
        const { kind, name } = plans[seat];
        if (kind === 'bot') return <p key={seat}>{rewardWords(reward, name)}</p>;
        return (
          <RewardSheet
            key={seat}
            reward={reward}
            result={resultFor(seat, { outcome, view })}
            library={cardsOf(session)}
          />
        );
      })}
      <InfoTab view={view} names={names} seats={seats} />
    </EndScreen>
  );
}
