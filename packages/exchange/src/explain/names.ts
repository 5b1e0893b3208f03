import { allOf, counted } from '@cardscape/kernel';

const MOST_NAMED = 6;

/** Names in a sentence, in quotes; of many only the first. */
export function someOf(names: readonly string[], quote = '"'): string {
  const shown = names.slice(0, MOST_NAMED).map((name) => `${quote}${name}${quote}`);
  const more = names.length - shown.length;
  return allOf(more > 0 ? [...shown, counted(more, 'other')] : shown);
}
