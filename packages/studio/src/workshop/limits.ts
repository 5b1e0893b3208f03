/** A template or a pattern must have fewer texts than these, and so must all templates together. */
export const MOST_TEXTS = 1_000_000;

/** Says that there would be too many texts. */
export function tooMany(what: string): string {
  return `${what} would have a million texts or more, and that is too many.`;
}
