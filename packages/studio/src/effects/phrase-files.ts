import type { Replacement } from './refine.ts';

/** A line of a file that says nothing. */
export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** The phrases in the text of a removal file: its lines, without comments and empty ones. */
export function readRemovals(text: string): string[] {
  return rulesIn(text).map((rule) => rule.text);
}

/** The replacements in the text of a file of `old phrase: new phrase`, and the lines that are none. */
export function readReplacements(text: string): {
  readonly replacements: readonly Replacement[];
  readonly unread: readonly UnreadLine[];
} {
  const replacements: Replacement[] = [];
  const unread: UnreadLine[] = [];
  for (const rule of rulesIn(text)) {
    const colon = rule.text.indexOf(':');
    const from = rule.text.slice(0, Math.max(colon, 0)).trim();
    if (from === '') unread.push(rule);
    else replacements.push({ from, to: rule.text.slice(colon + 1).trim() });
  }
  return { replacements, unread };
}

function rulesIn(text: string): UnreadLine[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter((rule) => rule.text !== '' && !rule.text.startsWith('#'));
}
