import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { programIn } from '../position/link.ts';

type ResolveFrame = Extract<Frame, { kind: 'resolve' }>;

/** A sentence is left out: what it would have spoken of is nothing for those after it (R-T331). */
export function leaveUnsaid(duel: Duel, frame: ResolveFrame): void {
  const link = duel.state.working.at(-1) as Link;
  if (programIn(duel, link).said[frame.sentence]) frame.unsaid = frame.sentence;
}

/** "It" and "that many" are no longer what was spoken of before the sentence that was left out. */
export function forgetUnsaid(duel: Duel, frame: ResolveFrame, link: Link): void {
  const said = programIn(duel, link).said[frame.unsaid ?? frame.sentence];
  delete frame.unsaid;
  if (said !== 'this card') link.thatMany = 0;
  if (said === 'points') link.points = 0;
  else link.that = said === 'this card' ? [link.card] : [];
}
