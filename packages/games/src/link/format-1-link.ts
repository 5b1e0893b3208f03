import { type ReadRecord, readRecord } from '@cardscape/kernel';
import { strFromU8 } from 'fflate';
import { fromLetters } from './letters.ts';
import { inflate } from './link-parts.ts';

/**
 * Reads a link as it was made before records named their set: deflated JSON, a list of format, game,
 * version, options, seed, first fingerprint, choices, checks, last fingerprint, takebacks, notes, cards
 * and names. Its fingerprints are not compared any more. Throws if it is damaged.
 */
export function unpackFormat1(letters: string): ReadRecord {
  const data: unknown = JSON.parse(strFromU8(inflate(fromLetters(letters))));
  if (!Array.isArray(data)) throw new RangeError('no list');
  const [format, game, version, options, seed, start, choices, , , takebacks, notes, cards, names] =
    data as readonly unknown[];
  if (!Array.isArray(choices)) throw new RangeError('no choices');
  return readRecord({
    format,
    game,
    version,
    ...given('cards', cards),
    options,
    seed,
    ...given('names', names),
    start,
    steps: choices.map((choice) => ({ choice: unpackChoice(choice), hash: '' })),
    takebacks: pairs(takebacks).map(([step, dropped]) => ({ step, dropped })),
    notes: pairs(notes).map(([step, text]) => ({ step, text })),
  });
}

function given(key: string, value: unknown): object {
  return value === null || value === undefined ? {} : { [key]: value };
}

/** One pick stood alone, several in a list, and `c0` or `c1` for who conceded. */
function unpackChoice(packed: unknown): unknown {
  if (typeof packed === 'number') return [packed];
  if (packed === 'c0' || packed === 'c1') return { concede: Number(packed[1]) };
  return packed;
}

function pairs(data: unknown): [unknown, unknown][] {
  if (!Array.isArray(data)) return [];
  return data.map((pair) => (Array.isArray(pair) ? [pair[0], pair[1]] : [undefined, undefined]));
}
