import { useRef } from 'react';

/** A place for sentences. */
const toWrite = 'textarea:not([readonly])';

/** Where the focus is to return to: what has it now, or what opened the menu that has it. */
function placeOfFocus(): HTMLElement | undefined {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const place = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : focused;
  return place instanceof HTMLElement ? place : undefined;
}

/** The place itself, or what has come to stand under its name since. */
function found(place: HTMLElement | undefined): HTMLElement | null | undefined {
  if (!place || place.isConnected) return place;
  const { anchor } = place.dataset;
  return anchor === undefined
    ? undefined
    : document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
}

/**
 * Gives the focus back, when something that was opened without a button of its own closes.
 * What is opened focuses where words are typed, or its first button, or, if asked to, itself.
 */
export function useReturnFocus(focusItself = false) {
  const before = useRef<HTMLElement>(undefined);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = placeOfFocus();
      const opened = event.currentTarget as HTMLElement;
      const first = focusItself ? opened : opened.querySelector<HTMLElement>(toWrite);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // What was done in it may have led the focus elsewhere already.
      if (document.activeElement === document.body)
        found(before.current)?.focus({ preventScroll: true });
    },
  };
}
