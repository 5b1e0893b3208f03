import type { GameEvent } from '@cardscape/kernel';
import { useEffect } from 'react';
import { play, type Sound } from '../../look/feedback/sound.ts';

/** One sound for what has just happened: that of the first event that has one. */
export function useTableSounds(
  events: readonly GameEvent[],
  sounds: Readonly<Record<string, Sound | undefined>>,
): void {
  useEffect(() => {
    const sound = events.map(({ type }) => sounds[type]).find((each) => each !== undefined);
    if (sound) play(sound);
  }, [events, sounds]);
}
