/** How a match can end for a player. */
export const MATCH_OUTCOMES = ['won', 'tied', 'lost'] as const;

/** How a match ended for a player. */
export type MatchOutcome = (typeof MATCH_OUTCOMES)[number];

/** What a player did in a match; the tally of the rules with its outcome and length. */
export interface MatchResult {
  readonly outcome: MatchOutcome;
  readonly turns: number;
  readonly damage: number;
  readonly healing: number;
  readonly played: number;
  readonly destroyed: number;
  /** The profile it was played against, if there was one. */
  readonly against?: string;
}
