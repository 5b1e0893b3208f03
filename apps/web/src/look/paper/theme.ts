import { useSyncExternalStore } from 'react';
import { oneOf } from '../browser/oneOf.ts';
import { kept } from '../browser/storage.ts';

/** By day on paper, by night on the chart table, or as the system says. */
export type Theme = 'day' | 'night' | 'system';

/** The order in which the header's switch goes round. */
const themes: readonly Theme[] = ['system', 'day', 'night'];

const remembered = kept<Theme>('theme', 1, 'system', oneOf(themes));
const listeners = new Set<() => void>();
let current = remembered.read();

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Puts the remembered theme on the page; called once, before the first paint. */
export function applyTheme(): void {
  show(current);
}

/** The theme, and how to choose the next one. */
export function useTheme(): { theme: Theme; next: Theme; choose(theme: Theme): void } {
  const theme = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return { theme, next, choose };
}

function choose(theme: Theme): void {
  current = theme;
  remembered.write(theme);
  show(theme);
  for (const listener of listeners) listener();
}
