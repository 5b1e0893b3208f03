import { z } from '@cardscape/kernel/schema';
import { useSyncExternalStore } from 'react';
import { kept } from '../browser/storage.ts';

/** How the person at this screen likes it. */
export interface Settings {
  /** How loud sounds are, from 0 to 100; whether there are any is the switch beside it. */
  readonly volume: number;
  readonly speed: 'slow' | 'usual' | 'fast';
  /** How large cards and words are. */
  readonly size: 'usual' | 'large';
  /** Whether a card that can do one thing does it at the first click. */
  readonly oneClick: boolean;
  /** Whether an attack is asked about once more. */
  readonly confirmAttacks: boolean;
}

/** As it is before anyone has set anything. */
export const usualSettings: Settings = {
  volume: 70,
  speed: 'usual',
  size: 'usual',
  oneClick: false,
  confirmAttacks: false,
};

const shape: z.ZodMiniType<Settings> = z.object({
  volume: z.number().check(z.minimum(0), z.maximum(100)),
  speed: z.enum(['slow', 'usual', 'fast']),
  size: z.enum(['usual', 'large']),
  oneClick: z.boolean(),
  confirmAttacks: z.boolean(),
});

const remembered = kept('settings', 1, usualSettings, shape);
const listeners = new Set<() => void>();
let current = remembered.read();

/** The settings as they are now. */
export function settings(): Settings {
  return current;
}

/** Changes some of the settings, on this page and for the next visit. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  remembered.write(current);
  applySettings();
  for (const listener of listeners) listener();
}

/** Puts what the page as a whole shows of the settings on it; called once, before the first paint. */
export function applySettings(): void {
  document.documentElement.dataset.size = current.size;
}

/** The settings, for what is drawn with them. */
export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

const paces = { slow: 1.6, usual: 1, fast: 0.5 } as const;

/** How much of the usual time what moves takes. */
export function pace(): number {
  return paces[current.speed];
}
