import type { Problem } from '@cardscape/kernel';
import { useEffect, useState } from 'react';
import { checkCards } from './checkCards.ts';
import type { OwnCards } from './ownCards.ts';

/** What the check of cards has found so far: nothing while it is under way. */
export function useCheckedCards(own: OwnCards): readonly Problem[] | undefined {
  const [checked, setChecked] = useState<{ own: OwnCards; found: readonly Problem[] }>();
  useEffect(() => {
    const leaving = new AbortController();
    void checkCards(own, idle, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setChecked({ own, found });
    });
    return () => leaving.abort();
  }, [own]);
  return checked?.own === own ? checked.found : undefined;
}

/** Lets the page draw and answer before the next file. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
