import { pointsBack } from './for-each.ts';
import { givesIt } from './spoken-of.ts';
import type { Act, Condition, Effect, Sentence } from './tree.ts';

/**
 * R-T351. The later sentences of an effect that stand by themselves, where the first asks whether something is so or holds
 * while it is: all but those that hang on the one before by a word, or speak of what it did.
 */
export function sentencesAlone(effect: Effect): readonly Sentence[] {
  const [first, ...later] = effect.sentences;
  if (later.length === 0 || !(first?.if || effect.when?.at === 'while')) return NONE;
  return later.filter((_, at) => standsAlone(effect, at + 1));
}

const NONE: readonly Sentence[] = [];

/** The condition of the first sentence, where another one hangs on it without saying so again. */
export function conditionOver({ when, sentences }: Effect, at: number): Condition | undefined {
  const { if: own, link } = sentences[at] as Sentence;
  if (at === 0 || own || link || when || !pointsBack(sentences[at])) return own;
  return sentences[0]?.if;
}

/** Does a sentence not hang on the first one? */
export function standsAlone({ when, sentences }: Effect, at: number): boolean {
  const sentence = sentences[at] as Sentence;
  if (sentence.link) return false;
  if (!pointsBack(sentence)) return true;
  if (when?.at === 'while') return sentence.if !== undefined || sentence.acts.every(hasItsWhile);
  // The card of what has set it off is there, whatever else is done.
  return when?.at === 'event' && !sentences.slice(0, at).some(givesIt);
}

const hasItsWhile = (act: Act): boolean =>
  'for' in act && typeof act.for === 'object' && 'while' in act.for;
