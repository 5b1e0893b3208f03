import { type PlayerNames, plain, type Seat, type ToldStep } from '@cardscape/kernel';

/** What someone was told, in lines; the same thing over again is told once. */
export function storyLines(story: readonly ToldStep[]): string[] {
  const sentences = story.flatMap(({ events }) => events.map(({ words }) => plain(words)));
  return sentences.flatMap((sentence, place) => {
    if (sentences[place - 1] === sentence) return [];
    const other = sentences.findIndex((next, at) => at > place && next !== sentence);
    const times = (other < 0 ? sentences.length : other) - place;
    return times > 1 ? [`${sentence} (${times} times)`] : [sentence];
  });
}

/** How a match ended. */
export interface MatchEnd {
  readonly winner: Seat | null;
  readonly words: string;
}

/** How the match ended, told to one of the players, or to those who look on. */
export function endLine(
  { winner, words }: MatchEnd,
  { you, names }: { readonly you?: Seat | undefined; readonly names?: PlayerNames | undefined },
): string {
  if (winner === null) return `The match is a draw: ${words}.`;
  if (you !== undefined) return `You ${winner === you ? 'win' : 'lose'} the match: ${words}.`;
  return `${playerName(winner, names)} wins the match: ${words}.`;
}

/** What a player is called. */
export function playerName(seat: Seat, names?: PlayerNames): string {
  return names?.[seat] ?? `Player ${seat + 1}`;
}
