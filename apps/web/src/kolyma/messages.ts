import type { Outcome, Seat, SeenDecision } from '@cardscape/kernel';

/** What the message line says: whose move it is, and what is expected. */
export interface Message {
  readonly whose: string;
  readonly yours: boolean;
  readonly expected: string;
}

const waiting: Readonly<Record<string, string>> = {
  turn: 'Wait: they take their turn.',
  discard: 'Wait: they choose what to discard.',
  transfer: 'Wait: they choose what to give you.',
  swap: 'Wait: they choose what to swap.',
};

/** The message while something is being shown. */
export const meanwhile: Message = {
  whose: 'Just now',
  yours: false,
  expected: 'Click or press Space to go on at once.',
};

/** The message for a decision as the near player sees it. */
export function messageFor(
  decision: SeenDecision,
  names: readonly [string, string],
  chosen: number,
): Message {
  switch (decision.ask) {
    case 'over':
      return {
        whose: 'The match is over',
        yours: false,
        expected: endWords(decision, names).title,
      };
    case 'other':
      return {
        whose: `${names[decision.seat]} to move`,
        yours: false,
        expected: waiting[decision.kind] ?? 'Wait: they decide.',
      };
    case 'number':
      return { whose: 'Your move', yours: true, expected: decision.prompt };
    case 'pick': {
      const counted = decision.kind === 'turn' ? '' : ` ${chosen} of ${decision.min} chosen.`;
      return { whose: 'Your move', yours: true, expected: `${decision.prompt}${counted}` };
    }
  }
}

/** How the match ended, for the end screen. */
export function endWords(
  { winner, reason }: Outcome,
  names: readonly [string, string],
): { title: string; intro: string } {
  if (winner === null) return { title: 'A draw', intro: 'Both sides won as many rounds.' };
  const loser = names[winner === 0 ? 1 : 0];
  const title = names[winner] === 'You' ? 'You win the match' : `${names[winner]} wins the match`;
  const gaveUp = loser === 'You' ? 'You conceded.' : `${loser} conceded.`;
  return { title, intro: reason === 'concession' ? gaveUp : 'More rounds won decide the match.' };
}

/** The seat at the lower edge: whoever looks, or the one who is called to the screen. */
export function nearSeat(viewer: Seat | 'table' | 'hands', called: Seat | undefined): Seat {
  return typeof viewer === 'number' ? viewer : (called ?? 0);
}
