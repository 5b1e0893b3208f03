import type { TtcgEvent } from '@cardscape/ttcg';
import { useEffect } from 'react';
import { play, type Sound } from '../../../look/feedback/sound.ts';

/** What each event sounds like. */
const sounds: Readonly<Partial<Record<TtcgEvent['type'], Sound>>> = {
  battle: 'wood',
  destroyed: 'wood',
  points: 'chalk',
  played: 'wood',
  announced: 'paper',
  drew: 'paper',
  tapped: 'paper',
  untapped: 'paper',
  discarded: 'paper',
};

/** One sound for what has just happened: the first event that has one. */
export function useTableSounds(events: readonly TtcgEvent[]): void {
  useEffect(() => {
    const sound = events.map(({ type }) => sounds[type]).find((each) => each !== undefined);
    if (sound) play(sound);
  }, [events]);
}
