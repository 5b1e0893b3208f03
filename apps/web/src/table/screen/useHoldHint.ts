import { z } from '@cardscape/kernel/schema';
import { useEffect } from 'react';
import { kept } from '../../look/browser/storage.ts';
import { useMedia } from '../../look/browser/useMedia.ts';
import { useToast } from '../../look/feedback/Toast.tsx';

const said = kept('match/hold-hint', 1, false, z.boolean());

/** Says once, to those who play a match by finger, how a card is read. */
export function useHoldHint(isMatch: boolean): void {
  const byFinger = useMedia('(pointer: coarse)');
  const say = useToast();
  useEffect(() => {
    if (!isMatch || !byFinger || said.read()) return;
    said.write(true);
    say('Tap and hold a card to see it large.');
  }, [isMatch, byFinger, say]);
}
