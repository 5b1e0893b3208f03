let quiet = false;

/** Gives something the focus without opening what it would open when one comes to it by key. */
export function focusQuietly(element: HTMLElement, options?: FocusOptions): void {
  quiet = true;
  element.focus(options);
  quiet = false;
}

/** Is the focus being given quietly just now? */
export function isQuietFocus(): boolean {
  return quiet;
}
