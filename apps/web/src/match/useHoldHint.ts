import { z } from '@cardscape/kernel/schema';
import { useEffect } from 'react';
import { kept } from '../look/storage.ts';
import { useToast } from '../look/Toast.tsx';
import { useMedia } from '../look/useMedia.ts';

const said = kept('match/hold-hint', 1, false, z.boolean());

/** Says once, to those who play by finger, how a card is read. */
export function useHoldHint(): void {
  const byFinger = useMedia('(pointer: coarse)');
  const say = useToast();
  useEffect(() => {
    if (!byFinger || said.read()) return;
    said.write(true);
    say('Tap and hold a card to see it large.');
  }, [byFinger, say]);
}
