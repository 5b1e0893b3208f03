/** One process of the run over the rule texts: measures its share of the sentences. */
import { measure, type Standing } from '@cardscape/ttcg/testing';
import { ruleTexts, type Template } from './rule-texts.ts';

/** A share of the run, as it is sent to its process: sentences by line of their template and number. */
export interface CoverageShare {
  readonly sentences: readonly SentencePlace[];
}

export interface SentencePlace {
  readonly line: number;
  readonly number: number;
}

/** A sentence, and what became of it. */
export interface Measured extends SentencePlace {
  readonly standing: Standing;
}

/** The standing of a sentence: the best that it has on a card it may be on. */
export function standingOf({ sentences, style, on }: Template, number: number): Standing {
  const sentence = sentences[number] as string;
  let best: Standing | undefined;
  for (const kind of on) {
    const standing = measure(sentence, style, kind);
    if (standing.is === 'seen') return standing;
    if (!best || best.is === 'refused') best = standing;
  }
  return best as Standing;
}

process.once('message', (message) => {
  const templates = ruleTexts();
  const measured = (message as CoverageShare).sentences.map(
    ({ line, number }): Measured => ({
      line,
      number,
      standing: standingOf(templates[line - 1] as Template, number),
    }),
  );
  process.send?.(measured, () => process.disconnect());
});
