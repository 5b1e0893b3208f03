import { SEATS } from '@cardscape/kernel';
import type { ShowdownEvent, ShowdownOpened, ShowdownView } from '@cardscape/showdown';
import { CHARACTER } from '@cardscape/showdown/tools';
import { StandingBars } from '../../../table/ending/StandingBars.tsx';
import type { EndedMatch } from '../../../table/gameTable.ts';
import { RewardSheet } from '../profiles/RewardSheet.tsx';
import { resultFor, rewardWords } from '../profiles/rewards.ts';
import { useRewards } from '../profiles/useRewards.ts';
import { InfoTab } from '../table/InfoTab.tsx';

/** The result of a match: what profiles got for it, the HP that are left, and what both did. */
export function Result(ended: EndedMatch<ShowdownView, ShowdownEvent>) {
  const { match, outcome, view, names } = ended;
  const rewards = useRewards(ended);
  const sides = SEATS.map((seat) => {
    const { hp = 0, maxHp = 0 } = view.players[seat].slots[CHARACTER] ?? {};
    const value = Math.max(0, hp);
    const won = outcome.winner === seat;
    return { seat, name: names[seat], value, words: `of ${maxHp} HP`, won, full: maxHp };
  });
  return (
    <>
      {SEATS.map((seat) => {
        const reward = rewards[seat];
        if (!reward) return null;
        const { kind, name } = match.plans[seat];
        if (kind === 'bot') return <p key={seat}>{rewardWords(reward, name)}</p>;
        return (
          <RewardSheet
            key={seat}
            reward={reward}
            result={resultFor(seat, { outcome, view })}
            library={match.opened as ShowdownOpened}
          />
        );
      })}
      <StandingBars sides={sides} />
      <InfoTab view={view} names={names} seats={SEATS} />
    </>
  );
}
