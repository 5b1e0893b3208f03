import { type AskedPick, counted, type Outcome, opponentOf, type Seat } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { scoreRound } from '@cardscape/kolyma/tools';
import { numeral } from '../../../look/card/numerals.ts';
import { type EndWords, endWordsOf } from '../../../table/ending/endWords.ts';
import type { Message } from '../../../table/screen/messages.ts';

/** What a player waits for, by the kind of the other's decision. */
export const waiting = {
  turn: 'Wait: they take their turn.',
  discard: 'Wait: they choose what to discard.',
  transfer: 'Wait: they choose what to give you.',
  swap: 'Wait: they choose what to swap.',
};

/** What is expected of the player who is asked. */
export function messageFor(
  { kind, seat, prompt, min }: AskedPick,
  names: readonly [string, string],
  view: KolymaView,
  chosen: number,
): Message {
  const turn = view.passes > 0 ? passWords(view, seat, names) : prompt;
  const expected = kind === 'turn' ? turn : `${prompt} ${chosen} of ${min} chosen.`;
  return { whose: 'Your move', yours: true, expected };
}

/** What passing would mean for a player whose opponent has just passed (R-K2, R-K3). */
function passWords(
  { target, players }: KolymaView,
  seat: Seat,
  names: readonly [string, string],
): string {
  const { winner } = scoreRound(target, [players[0].total, players[1].total]);
  const [mine, theirs] = [players[seat], players[opponentOf(seat)]].map(({ total }) =>
    numeral(total),
  );
  const outcome =
    winner === null ? 'nobody wins it' : winner === seat ? 'you win it' : 'you lose it';
  return `${names[opponentOf(seat)]} passed. If you pass too, the round ends: ${mine} to ${theirs}, ${outcome}.`;
}

/** How a total stands to the target. */
export function wayTo(total: number, target: number): string {
  if (total === target) return 'On the target';
  return total > target ? `${total - target} over` : `${target - total} to go`;
}

/** How the match ended, for the end screen. */
export function endWords(
  outcome: Outcome,
  names: readonly [string, string],
  { players }: KolymaView,
): EndWords {
  const called = (seat: Seat) =>
    names[seat] === 'You' ? 'You' : `${players[seat].character} (${names[seat]})`;
  const { wins } = players[outcome.winner ?? 0];
  const lost = players[opponentOf(outcome.winner ?? 0)].wins;
  return endWordsOf(outcome, [called(0), called(1)], {
    score: `${counted(wins, 'round')} to ${lost}`,
    drawn: 'Both sides won as many rounds.',
    played: 'More rounds won decide the match.',
  });
}
