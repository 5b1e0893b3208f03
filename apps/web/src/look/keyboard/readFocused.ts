/** Opens what has the focus large, as going to it by key does. */
export function readFocused(): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return;
  element.blur();
  element.focus({ preventScroll: true });
}
