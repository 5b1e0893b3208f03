import { isOtherWay, leavesItOut } from '../../language/tree/spoken-of.ts';
import type { Sentence } from '../../language/tree/tree.ts';
import type { Frame } from '../position/frame.ts';

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
export function skip(frame: ResolveFrame, sentences: readonly Sentence[]): void {
  frame.done = false;
  leaveOut(frame, sentences);
}

/** "It" is then no card, where the sentence would have spoken of one. */
export function leaveOut(frame: ResolveFrame, sentences: readonly Sentence[]): void {
  if (leavesItOut(sentences, frame.sentence)) frame.unsaid = true;
  next(frame);
}
