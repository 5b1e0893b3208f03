const LONGEST_QUOTE = 60;

/** "a", "a and b", "a, b and c". */
export function allOf(parts: readonly string[]): string {
  return joined(parts, 'and');
}

/** "a", "a or b", "a, b or c". */
export function eitherOf(parts: readonly string[]): string {
  return joined(parts, 'or');
}

function joined(parts: readonly string[], word: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** A number with its noun, in the singular or plural. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The sentence form of a clause: a capital first letter and a full stop. */
export function sentence(clause: string): string {
  return `${capital(clause)}.`;
}

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text, cut if it is too long to be quoted in a message. */
export function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
