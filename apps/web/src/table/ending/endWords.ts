import { type Outcome, opponentOf } from '@cardscape/kernel';
import { doing } from '../screen/doing.ts';

/** How a match ended, as the end screen says it. */
export interface EndWords {
  readonly title: string;
  readonly intro: string;
}

/** What a game says of the end of its matches. */
interface Ending {
  /** By how much the match was won: "2 rounds to 1". */
  readonly score?: string;
  /** What stands under the title, whoever won. */
  readonly intro?: string;
  /** A match that nobody won, and what stands under that. */
  readonly draw?: string;
  readonly drawn?: string | undefined;
  /** What is said of a match that was played to its end. */
  readonly played?: string;
}

/** How a match ended, in the words that all games share. */
export function endWordsOf(
  { winner, reason }: Outcome,
  names: readonly [string, string],
  { score = '', intro = '', draw = 'A draw', drawn = intro, played = intro }: Ending,
): EndWords {
  if (winner === null) return { title: draw, intro: drawn };
  const title = `${doing(names[winner], 'win')} the match`;
  if (reason === 'concession')
    return { title, intro: `${names[opponentOf(winner)]} conceded. ${intro}`.trim() };
  return { title: [title, score].filter(Boolean).join(', '), intro: played };
}
