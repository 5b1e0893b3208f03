import { useMemo } from 'react';
import { useMedia } from '../../look/browser/useMedia.ts';
import { type Message, meanwhile } from './messages.ts';

/** The message while something is being shown, for the device at hand. */
export function useMeanwhile(): Message {
  const byFinger = useMedia('(pointer: coarse)');
  return useMemo(() => meanwhile(byFinger), [byFinger]);
}
