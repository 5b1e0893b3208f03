/** The element on the page that carries an anchor. */
export function elementAt(anchor: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
}
