import type { ShowdownEvent } from '@cardscape/showdown';
import { useEffect } from 'react';
import { play, type Sound } from '../../../look/feedback/sound.ts';

/** What each event sounds like. */
const sounds: Readonly<Partial<Record<ShowdownEvent['type'], Sound>>> = {
  attack: 'wood',
  destroyed: 'wood',
  played: 'wood',
  levelUp: 'chalk',
  healed: 'chalk',
  drew: 'paper',
  discarded: 'paper',
  moved: 'paper',
};

/** One sound for what has just happened: the first event that has one. */
export function useTableSounds(events: readonly ShowdownEvent[]): void {
  useEffect(() => {
    const sound = events.map(({ type }) => sounds[type]).find((each) => each !== undefined);
    if (sound) play(sound);
  }, [events]);
}
