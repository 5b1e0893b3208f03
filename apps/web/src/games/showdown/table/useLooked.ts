import type { CardId } from '@cardscape/kernel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Aim } from './useTurn.ts';

/** A card that is looked at: by its design, and which one if it is in the match. */
interface Looked {
  readonly design: string;
  readonly card?: CardId | undefined;
}

/** What somebody looks at on a table. */
export interface InSight {
  /** The card that was pointed at last. */
  readonly looked: Looked | undefined;
  /** What the attack that is thought of would hit: the target that was pointed at last. */
  readonly aimed: CardId | undefined;
}

/** How the parts of a table say what is looked at. */
export interface Looking {
  look(at: Looked, by: 'pointer' | 'focus'): void;
  /** The pointer has left the card. */
  pass(): void;
}

/** So long a pointer must stay on another target: on its way elsewhere it may cross some. */
const rest = 160;

/** Follows what is looked at; `eyes` says whose look it is, and nobody sees what others looked at. */
export function useLooked(aim: Aim | undefined, eyes: string): InSight & Looking {
  const [looked, setLooked] = useState<Looked>();
  const [taken, setTaken] = useState<{ readonly card: CardId; readonly aim: Aim }>();
  const [seenBy, setSeenBy] = useState(eyes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seenBy !== eyes) {
    // While it is drawn, not after: a hidden card must not be on the page for a single frame.
    setSeenBy(eyes);
    setLooked(undefined);
    setTaken(undefined);
  }
  const aimed = aim?.target ?? (taken?.aim === aim ? taken?.card : undefined);
  const pass = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => pass, [pass]);
  // The same function all the time: a look must not draw the whole table anew.
  const latest = useRef({ aim, aimed });
  useLayoutEffect(() => {
    latest.current = { aim, aimed };
  });
  const look = useCallback(
    (at: Looked, by: 'pointer' | 'focus') => {
      const { aim, aimed } = latest.current;
      pass();
      setLooked(at);
      const { card } = at;
      if (!aim || card === undefined || !aim.targets.has(card)) return;
      const take = () => setTaken({ card, aim });
      if (by === 'focus' || aimed === undefined) take();
      else timer.current = setTimeout(take, rest);
    },
    [pass],
  );
  return { looked: seenBy === eyes ? looked : undefined, aimed, look, pass };
}
