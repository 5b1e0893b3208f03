import { useEffect, useRef, useState } from 'react';
import type { Answer, Order } from './messages.ts';

/** Where a round stands: not begun, being solved, wrong, or solved. */
export type RoundState =
  | { readonly is: 'idle' }
  | { readonly is: 'begun' }
  | Extract<Answer, { is: 'going' | 'wrong' | 'solved' }>;

/** Why somebody got nothing or not more, as it was last asked. */
export type Explained = Extract<Answer, { is: 'explained' }>;

/** Solves rounds beside the page, so that it can be used meanwhile. */
export function useRound() {
  const worker = useRef<Worker>(undefined);
  const [state, setState] = useState<RoundState>({ is: 'idle' });
  const [explained, setExplained] = useState<Explained>();
  useEffect(() => () => worker.current?.terminate(), []);

  const tell = (order: Order) => worker.current?.postMessage(order);

  return {
    state,
    explained,
    solve: (text: string, file: string) => {
      worker.current?.terminate();
      const next = new Worker(new URL('./roundWorker.ts', import.meta.url), { type: 'module' });
      worker.current = next;
      next.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.is === 'explained') setExplained(data);
        else setState(data);
      });
      setExplained(undefined);
      setState({ is: 'begun' });
      tell({ do: 'solve', text, file });
    },
    stop: () => tell({ do: 'stop' }),
    explain: (person: string) => tell({ do: 'explain', person }),
  };
}
