import type { Outcome } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import { useEffect, useState } from 'react';
import { cardsOf, type ShowdownSession } from '../match/game.ts';
import { type Rewards, rewardOnce } from './rewards.ts';

const none: Rewards = [null, null];

/** Pays the profiles of a match that has ended, once, and gives what they got. */
export function useRewards(
  session: ShowdownSession,
  outcome: Outcome,
  view: ShowdownView,
): Rewards {
  const [rewards, setRewards] = useState(none);
  const { plans, table } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match ends once, however often it is drawn
  useEffect(() => {
    const profiles = [plans[0].profile, plans[1].profile] as const;
    if (profiles.every((profile) => profile === undefined)) return;
    const { start } = table;
    const { catalogue } = cardsOf(session);
    // A browser that keeps nothing has no profiles to pay.
    rewardOnce({ start, outcome, view, profiles }, catalogue).then(setRewards, () => undefined);
  }, [table]);
  return rewards;
}
