import { type Match, plain, type Seat } from '@cardscape/kernel';
import type { TerminalGame } from './terminal-game.ts';

/** What happened from a step on, told to a player; the same thing over again is told once. */
export function storySince({ game, steps }: Match, from: number, seat: Seat): string[] {
  const sentences = steps
    .slice(from)
    .flatMap(({ events }) => events.map((event) => plain(game.narrate(event, seat))));
  return sentences.flatMap((sentence, place) => {
    if (sentences[place - 1] === sentence) return [];
    const other = sentences.findIndex((next, at) => at > place && next !== sentence);
    const times = (other < 0 ? sentences.length : other) - place;
    return times > 1 ? [`${sentence} (${times} times)`] : [sentence];
  });
}

/** How the match ended, told to the one person at the table, or to both. */
export function resultLine(match: Match, { playerName, game }: TerminalGame, you?: Seat): string {
  const { decision } = match;
  if (decision.ask !== 'over') return '';
  const { winner, reason } = decision;
  if (winner === null) return `The match is a draw: ${reason}.`;
  if (you !== undefined) return `You ${winner === you ? 'win' : 'lose'} the match: ${reason}.`;
  return `${playerName(game.view(match.state, 'table'), winner)} wins the match: ${reason}.`;
}
