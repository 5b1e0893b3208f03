import type { Option } from '@cardscape/kernel';
import { useCallback, useRef, useState } from 'react';
import type { Refusal } from '../screen/WhyNot.tsx';

/** Why something cannot be done, if that is known. */
export type Explain = (option: Option) => Promise<string | undefined>;

/** What was refused last, and the ways to say so. */
export interface Refusals {
  readonly refusal: Refusal | undefined;
  /** Says why something cannot be done, at a place. */
  refuse(words: string, at: string): void;
  /** Asks why an option cannot be chosen, and says so; other words where there is no reason. */
  sayWhyNot(option: Option, at: string, otherwise: string): void;
  forgive(): void;
}

/** Keeps what was refused last. An answer that comes too late is not shown. */
export function useRefusal(explain: Explain | undefined): Refusals {
  const [refusal, setRefusal] = useState<Refusal>();
  const asked = useRef(0);
  const say = useCallback((next: Refusal | undefined) => {
    asked.current++;
    setRefusal(next);
  }, []);
  const refuse = useCallback((words: string, at: string) => say({ words, at }), [say]);
  const forgive = useCallback(() => say(undefined), [say]);
  const sayWhyNot = useCallback(
    (option: Option, at: string, otherwise: string) => {
      const mine = ++asked.current;
      void Promise.resolve(explain?.(option)).then((words = otherwise) => {
        if (mine === asked.current) say({ words, at });
      });
    },
    [explain, say],
  );
  return { refusal, refuse, sayWhyNot, forgive };
}
