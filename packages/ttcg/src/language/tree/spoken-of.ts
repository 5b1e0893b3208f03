import { CARDLESS } from './cardless.ts';
import { slotsOf } from './slots.ts';
import type { Act, Sentence } from './tree.ts';

/** Does an act speak of a card that has not been spoken of before? */
export function speaksOfOthers(act: Act): boolean {
  if (act.do === 'choose' || CARDLESS.includes(act.do)) return false;
  const [first] = slotsOf(act);
  return !first || (first.cards.the !== 'that' && first.cards.the !== 'this');
}

/** Is "it", after such a sentence, a card that its acts speak of? */
export function givesIt({ acts }: Sentence): boolean {
  return acts.some(givesOne);
}

function givesOne(act: Act): boolean {
  if (act.do === 'choose') return act.from.some((acts) => acts.some(givesOne));
  if (act.inPassing) return false;
  const [first] = slotsOf(act);
  return first ? first.cards.the !== 'that' : FINDING.includes(act.do);
}

/** Acts that name no cards, and speak of those that they come upon. */
const FINDING: readonly Act['do'][] = ['draw', 'mill', 'dig', 'counter'];

/**
 * R-T350. Does what is left out, with no way taken in its stead that speaks of a card, leave "it" without one? Of
 * two ways, one is always left out.
 */
export function leavesItOut(sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at] as Sentence;
  if (!givesIt(sentence)) return false;
  if (!isOtherWay(sentence)) return true;
  let before = at - 1;
  while (before > 0 && sentences[before]?.link) before--;
  return !sentences.slice(before, at).some(givesIt);
}

/** Is it what happens where the sentence before it does not? */
export const isOtherWay = ({ link }: Sentence): boolean =>
  link === 'otherwise' || link === 'undone' || link === 'instead';
