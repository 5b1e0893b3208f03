import { isOtherWay, leavesItOut } from '../../language/tree/spoken-of.ts';
import type { Sentence } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { programIn } from '../position/link.ts';

type ResolveFrame = Extract<Frame, { kind: 'resolve' }>;

/** Does its link to the sentence before leave it out? */
export function isLeftOut(
  { done, held, sentence }: ResolveFrame,
  sentences: readonly Sentence[],
): boolean {
  const before = sentences[sentence - 1];
  switch (sentences[sentence]?.link) {
    case 'then':
      return !held && hangsOnIf(sentences, sentence);
    case 'instead':
      return true;
    case 'done':
      return !done;
    case 'undone':
      // After "If you do, ..." it is the other way, whatever came of that one.
      return before?.link === 'done' ? held : done;
    case 'otherwise':
      return held;
    default:
      return false;
  }
}

/** R-T351. "If ..., draw a card. Then, discard a card.": what it comes after has an "if", and no other way. */
function hangsOnIf(sentences: readonly Sentence[], at: number): boolean {
  let before = at - 1;
  while (sentences[before]?.link === 'then' && !sentences[before]?.if) before--;
  const sentence = sentences[before];
  return sentence?.if !== undefined && !isOtherWay(sentence);
}

/** On to the next sentence; the list of acts has said whether anything was done. */
export function next(frame: ResolveFrame): void {
  frame.sentence++;
  frame.stage = 'begin';
}

/** On to the next sentence: this one is not done. */
export function skip(duel: Duel, frame: ResolveFrame): void {
  frame.done = false;
  leaveOut(duel, frame);
}

/** What the sentence would have spoken of is then nothing for those after it (R-T350). */
export function leaveOut(duel: Duel, frame: ResolveFrame): void {
  const program = programIn(duel, duel.state.working.at(-1) as Link);
  const said = program.said[frame.sentence];
  if (said === 'points' || (said && leavesItOut(program.effect.sentences, frame.sentence)))
    frame.unsaid = frame.sentence;
  next(frame);
}

/** "It" and "that many" are no longer what was spoken of before the sentence that was left out. */
export function forgetUnsaid(duel: Duel, frame: ResolveFrame, link: Link): void {
  const said = programIn(duel, link).said[frame.unsaid ?? frame.sentence];
  delete frame.unsaid;
  if (said !== 'this card') link.thatMany = 0;
  if (said === 'points') link.points = 0;
  else link.that = said === 'this card' ? [link.card] : [];
}
