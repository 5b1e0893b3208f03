import { useSyncExternalStore } from 'react';
import { oneOf } from '../browser/oneOf.ts';
import { kept } from '../browser/storage.ts';
import { settings } from '../settings/settings.ts';
import { type Sound, scoreOf } from './sounds.ts';
import { perform } from './studio.ts';

export type { Sound } from './sounds.ts';

const remembered = kept('sound', 1, false, oneOf([true, false]));
const rememberedAnswer = kept('sound-asked', 1, false, oneOf([true, false]));
const listeners = new Set<() => void>();
let now = { on: remembered.read(), asked: rememberedAnswer.read() };

/** Plays a sound, so many seconds from now, if the player has asked for sounds. */
export function play(sound: Sound, later = 0): void {
  if (now.on) perform(scoreOf[sound], settings().volume / 100, later);
}

function turn(on: boolean): void {
  now = { on, asked: true };
  remembered.write(on);
  rememberedAnswer.write(true);
  for (const listener of listeners) listener();
  play('play');
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether sounds are on, whether that was ever said, and the switch. */
export function useSound(): {
  readonly on: boolean;
  readonly asked: boolean;
  turn(on: boolean): void;
} {
  return { ...useSyncExternalStore(subscribe, () => now), turn };
}
