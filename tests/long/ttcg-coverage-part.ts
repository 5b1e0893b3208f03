/** One process of the run over the rule texts: measures its share of the sentences. */
import type { Standing } from '@cardscape/ttcg/testing';
import { ruleTexts, standingOf, type Template } from './rule-texts.ts';

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
