import type { AskedPick, Seat, SeenDecision } from '@cardscape/kernel';

/** What the message line says: whose move it is, and what is expected. */
export interface Message {
  readonly whose: string;
  readonly yours: boolean;
  readonly expected: string;
}

/** The message while something is being shown, in the words of what it is hurried with. */
export function meanwhile(byFinger: boolean): Message {
  return {
    whose: 'Just now',
    yours: false,
    expected: `${byFinger ? 'Tap' : 'Click or press Space'} to go on at once.`,
  };
}

/** The message while one person looks at what the next one may not see. */
export const forYouAlone: Message = {
  whose: 'For you alone',
  yours: true,
  expected: 'Look at it, then hand the screen over.',
};

/** What a game adds to the messages that are the same in all. */
export interface MessageWords {
  /** What another player does, by the kind of their decision. */
  readonly waiting: Readonly<Record<string, string>>;
  /** What is expected of the player who is asked to pick. */
  asked(decision: AskedPick): Message;
  /** How the match ended, if it did. */
  title(outcome: Extract<SeenDecision, { ask: 'over' }>): string;
}

/** The message for a decision as the near player sees it. */
export function messageOf(
  decision: SeenDecision,
  names: readonly [string, string],
  { waiting, asked, title }: MessageWords,
): Message {
  switch (decision.ask) {
    case 'pick':
      return asked(decision);
    case 'over':
      return { whose: 'The match is over', yours: false, expected: `${title(decision)}.` };
    case 'other':
      return {
        whose: `${names[decision.seat]} to move`,
        yours: false,
        expected: waiting[decision.kind] ?? 'Wait: they decide.',
      };
    case 'number':
      return {
        whose: 'Your move',
        yours: true,
        expected: withRange(decision),
      };
  }
}

/** A question for a number says what it can be, if its own words do not. */
function withRange({ prompt, min, max }: Extract<SeenDecision, { ask: 'number' }>): string {
  const saysIt = [min, max].every((end) => prompt.match(/-?\d+/g)?.includes(String(end)));
  return saysIt ? prompt : `${prompt} A number from ${min} to ${max}.`;
}

/** The seat at the lower edge: whoever looks, or the one who is called to the screen. */
export function nearSeat(viewer: Seat | 'table' | 'hands', called: Seat | undefined): Seat {
  return typeof viewer === 'number' ? viewer : (called ?? 0);
}
