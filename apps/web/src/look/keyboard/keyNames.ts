/** A shortcut of a page: the keys as `KeyboardEvent.key` says them, with `Shift+` or `Ctrl+` before. */
export interface Shortcut {
  keys: string;
  /** What it does, as a verb: "Pass the turn". */
  does: string;
  run: () => void;
  /** Whether it is only listed just now, and leaves its keys to others. */
  rests?: boolean;
}

/** What a key press is called in a shortcut list: `?`, `p`, `Ctrl+z`, `Shift+Enter`. */
export function pressed(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}): string {
  const printable = event.key.length === 1;
  const names = [
    (event.ctrlKey || event.metaKey) && 'Ctrl',
    event.altKey && 'Alt',
    // Shift is already part of a printed sign ("?"), unless it is held with another key.
    event.shiftKey && (!printable || event.ctrlKey || event.metaKey) && 'Shift',
    printable ? event.key.toLowerCase() : event.key,
  ];
  return names.filter(Boolean).join('+');
}

const shown: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  ' ': 'Space',
};

/** The keys of a shortcut as they are printed on a keyboard. */
export function keyCaps(keys: string): string[] {
  const parts = keys.length > 1 ? keys.split('+') : [keys];
  return parts.map((part) => shown[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}
