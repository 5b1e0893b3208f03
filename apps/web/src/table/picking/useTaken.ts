import type { Option } from '@cardscape/kernel';
import { useCallback } from 'react';
import { useOf } from './useOf.ts';
import type { Picking } from './usePicking.ts';

/** What is taken up from the table to be done something with: whatever is done puts it down. */
export function useTaken<Taken>({ asked, act: actAt }: Picking) {
  const [taken, setTaken] = useOf<Taken | undefined>(asked, undefined);
  const unpick = useCallback(() => setTaken(() => undefined), [setTaken]);
  const act = useCallback(
    (option: Option, at?: string) => {
      unpick();
      actAt(option, at);
    },
    [actAt, unpick],
  );
  return { taken, setTaken, unpick, act };
}
