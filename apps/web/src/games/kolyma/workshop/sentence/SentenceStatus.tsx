import { eitherOf, type Problem } from '@cardscape/kernel';
import type { NextStep } from '@cardscape/kolyma/tools';
import type { ReactNode } from 'react';
import { errorWords } from './errorWords.ts';
import { grouped } from './offers.ts';
import css from './SentenceEditor.module.css';
import type { Sentence } from './sentence.ts';

/** Whether the list is complete, and if not, what it wants. */
export function SentenceStatus({
  sentence,
  offers,
  errors,
  children,
}: {
  sentence: Sentence;
  offers: NextStep;
  errors: readonly Problem[];
  /** What can be done about it. */
  children: ReactNode;
}) {
  const program = errors.filter(({ part }) => part === 'keywords' || part === 'values');
  const whole = program.length === 0;
  return (
    <div className={`${css.sentenceStatus} ${whole ? css.sentenceStatusWhole : ''}`}>
      <p role="status">
        <b>{whole ? 'Complete.' : 'Not finished.'}</b>{' '}
        {whole ? afterwards(sentence) : wanted(sentence, offers, program)}
      </p>
      <div className={css.sentenceStatusDeeds}>{children}</div>
    </div>
  );
}

function afterwards({ tokens, cursor }: Sentence): string {
  if (cursor < tokens.length) return 'You are inserting in the middle of the list.';
  return 'Leave it, or add END_COMMAND and another command. The last command works first.';
}

function wanted(
  { tokens, cursor }: Sentence,
  offers: NextStep,
  errors: readonly Problem[],
): string {
  const [first] = errors;
  const atEnd = first?.part === 'keywords' && first.position === tokens.length;
  // What a value lacks is said beside it.
  if (first?.part === 'values') return 'Look at the marked value.';
  if (first && (!atEnd || cursor < tokens.length)) return errorWords(first);
  const names = grouped(offers.keywords).map(({ name, keywords }) =>
    keywords.length === 1 ? (keywords[0]?.name ?? name) : name,
  );
  if (tokens.length === 0) return 'Begin with an EFFECT.';
  return offers.complete ? '' : `Next comes ${eitherOf(names)}.`;
}
