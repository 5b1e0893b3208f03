/** How a match ended for a player. */
export type MatchOutcome = 'won' | 'tied' | 'lost';

/** What a player did in a match; the tally of the rules with its outcome and length. */
export interface MatchResult {
  readonly outcome: MatchOutcome;
  readonly turns: number;
  readonly damage: number;
  readonly healing: number;
  readonly played: number;
  readonly destroyed: number;
}
