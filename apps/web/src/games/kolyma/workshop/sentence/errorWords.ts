import type { Problem } from '@cardscape/kernel';

/** Files and the command line count keywords and values as lists do, from 0; people count from 1. */
export const FIRST = 1;

/** A problem of a card as a designer reads it on the site: a value is asked for in plain words. */
export function errorWords({
  code,
  part,
  position,
  path,
  found,
  expected,
  message,
}: Problem): string {
  if (path === 'value') return `Type ${expected[0]}.`;
  // A value that is no number at all is refused by the shape of the file, in the words of files.
  if (code === 'shape' && part === 'values' && position !== undefined) {
    const state = found === 'null' ? 'is missing' : `is ${found}`;
    return `Value ${position + FIRST} ${state}. Type ${expected[0]}.`;
  }
  return message;
}
