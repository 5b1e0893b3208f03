import type { MatchStart } from '@cardscape/kernel';
import type {
  ShowdownEvent,
  ShowdownOpened,
  ShowdownOptions,
  ShowdownView,
} from '@cardscape/showdown';
import { useEffect, useState } from 'react';
import type { EndedMatch } from '../../../table/gameTable.ts';
import { type Rewards, rewardOnce } from './rewards.ts';

const none: Rewards = [null, null];

/** Pays the profiles of a match that has ended, once, and gives what they got. */
export function useRewards({
  match,
  outcome,
  view,
}: Omit<EndedMatch<ShowdownView, ShowdownEvent>, 'names'>): Rewards {
  const [rewards, setRewards] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match ends once, however often it is drawn
  useEffect(() => {
    const { plans, opened } = match;
    const profiles = [plans[0].profile, plans[1].profile] as const;
    if (profiles.every((profile) => profile === undefined)) return;
    const start = match.start as MatchStart<ShowdownOptions>;
    const { catalogue } = opened as ShowdownOpened;
    // A browser that keeps nothing has no profiles to pay.
    rewardOnce({ start, outcome, view, profiles }, catalogue).then(setRewards, () => undefined);
  }, [match]);
  return rewards;
}
