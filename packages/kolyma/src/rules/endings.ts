/** How a match ends that nobody gives up. */
export type MatchReason = 'rounds' | 'equal';

const ENDINGS: Record<MatchReason, string> = {
  rounds: 'more rounds won',
  equal: 'as many rounds won',
};

/** Why a match ended, as a clause. */
export function endingWords(reason: string): string {
  return ENDINGS[reason as MatchReason];
}
