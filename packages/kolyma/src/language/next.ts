import { keywordsAfter, readKeywords } from './grammar.ts';
import type { KeywordName } from './keywords.ts';

/** What an editor needs to know to offer the next step. */
export interface NextStep {
  /** The keywords that may come next, in table order. */
  keywords: KeywordName[];
  /** Whether the list could end here. */
  complete: boolean;
  /** What the last keyword wants a value for, if it wants one. */
  wantsValue?: { purpose: string; min?: number; max?: number };
}

/** What may follow a list of keywords. */
export function next(keywords: readonly string[]): NextStep {
  const { program, slots } = readKeywords(keywords, []);
  const step: NextStep = { keywords: keywordsAfter(keywords), complete: program !== undefined };
  const slot = slots.at(-1);
  if (slot?.keyword !== keywords.length - 1 || !slot) return step;
  const { meaning, ...bounds } = slot.purpose;
  return { ...step, wantsValue: { purpose: meaning, ...bounds } };
}
