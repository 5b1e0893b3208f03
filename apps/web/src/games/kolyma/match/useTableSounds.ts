import type { KolymaEvent } from '@cardscape/kolyma';
import { useEffect } from 'react';
import { play, type Sound } from '../../../look/feedback/sound.ts';

/** What each event sounds like; the dice have their own. */
const sounds: Readonly<Partial<Record<KolymaEvent['type'], Sound>>> = {
  play: 'wood',
  flip: 'paper',
  draw: 'paper',
  discard: 'paper',
  transfer: 'paper',
  add: 'chalk',
  pass: 'wood',
  'round over': 'wood',
};

/** One sound for what has just happened: the first event that has one. */
export function useTableSounds(events: readonly KolymaEvent[]): void {
  useEffect(() => {
    const sound = events.map(({ type }) => sounds[type]).find((each) => each !== undefined);
    if (sound) play(sound);
  }, [events]);
}
