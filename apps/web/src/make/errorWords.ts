import type { FileError } from '@cardscape/kolyma';

/**
 * An error as a designer reads it on the site: places count from 1, and a value is asked for in
 * plain words. Files and the command line count as the lists do, from 0.
 */
export function errorWords({
  where,
  position = 0,
  path,
  found,
  expected,
  message,
}: FileError): string {
  if (path === 'value') return `Type ${expected[0]}.`;
  // A value that is no number at all is refused by the shape of the file, in the words of files.
  if (where === 'values' && message.startsWith(`"${path}"`)) {
    const state = found === 'null' ? 'is missing' : `is ${found}`;
    return `Value ${position + 1} ${state}. Type ${expected[0]}.`;
  }
  return message.replace(/\b(keyword|value) (\d+)/gi, (_, noun, place) => `${noun} ${+place + 1}`);
}
