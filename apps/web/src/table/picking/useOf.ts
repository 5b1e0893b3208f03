import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * State that belongs to something, such as a question or a person: for the next one it is as at first, in
 * the very drawing in which that comes.
 */
export function useOf<Value>(
  whose: unknown,
  first: Value,
): readonly [Value, (next: (before: Value) => Value) => void] {
  const [kept, setKept] = useState({ whose, value: first });
  const latest = useRef({ whose, first });
  useLayoutEffect(() => {
    latest.current = { whose, first };
  });
  const change = useCallback(
    (next: (before: Value) => Value) =>
      setKept((before) => {
        const now = latest.current;
        const value = next(before.whose === now.whose ? before.value : now.first);
        return { whose: now.whose, value };
      }),
    [],
  );
  return [kept.whose === whose ? kept.value : first, change];
}
