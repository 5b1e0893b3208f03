import { useCallback, useSyncExternalStore } from 'react';

/** Does the screen fit a media query, such as `(min-width: 60rem)`? Kept up to date. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

/** A screen too small for the desk's layout: a phone, upright or lying on its side. Stylesheets say it alike. */
export const PHONE = '(max-width: 52rem), (max-height: 30rem)';
