/** How a match ends that nobody gives up, in words. */
const ENDINGS = {
  character: 'the character fell',
  both: 'both characters fell',
  length: 'the match took too long',
  stalemate: 'nobody can win any more',
} as const;

/** The kinds of ends. */
export type Ending = keyof typeof ENDINGS;

/** Why a match ended, as a clause. */
export function endingWords(reason: string): string {
  return ENDINGS[reason as Ending];
}
