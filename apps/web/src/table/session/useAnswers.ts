import { useCallback, useRef, useState } from 'react';

/** The answers that have come since a moment, by their questions. */
interface Found<Answer> {
  readonly since: unknown;
  readonly answers: ReadonlyMap<string, Answer | undefined>;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * Answers that come later, for those who draw now: each question is asked once, and has no answer until it
 * comes and what asked is drawn again. When `since` moves on, everything is asked anew.
 */
export function useAnswers<Question, Answer>(
  ask: (question: Question) => Promise<Answer | undefined>,
  since: unknown,
): (question: Question) => Answer | undefined {
  const [found, setFound] = useState<Found<Answer>>({ since, answers: NONE });
  const asked = useRef({ since, keys: new Set<string>() });
  return useCallback(
    (question) => {
      const key = JSON.stringify(question);
      if (asked.current.since !== since) asked.current = { since, keys: new Set() };
      const { keys } = asked.current;
      if (!keys.has(key)) {
        keys.add(key);
        void ask(question).then((answer) => {
          if (asked.current.since !== since) return;
          setFound((before) => {
            const known = before.since === since ? before.answers : NONE;
            return { since, answers: new Map(known).set(key, answer) };
          });
        });
      }
      return found.since === since ? found.answers.get(key) : undefined;
    },
    [ask, since, found],
  );
}
