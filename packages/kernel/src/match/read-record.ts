import { shorten } from '../english/wording.ts';
import { z } from '../files/schema.ts';
import { HASH_LENGTH } from './fingerprint.ts';
import { type Format1, fromFormat1 } from './format-1.ts';
import type { MatchRecord } from './record.ts';
import { seenSchema } from './seen/seen-schema.ts';

/** No match is longer than this; a record that claims to be is not played. */
const MOST_STEPS = 20_000;

const NO_RECORD = 'This is not the record of a match';

/** How long a note may be. */
export const LONGEST_NOTE = 2000;

/** How long the name of a player may be. */
export const LONGEST_NAME = 40;

// Each message says what would be right; what was found is added by the reader.
const text = z.string('a text');
const name = text.check(z.maxLength(LONGEST_NAME, `at most ${LONGEST_NAME} characters`));
const count = z.int('a whole number, 0 or more').check(z.minimum(0, 'a whole number, 0 or more'));
const HASH = `a fingerprint of at most ${HASH_LENGTH} digits, each 0 to 9 or a to f`;
const hash = z.string(HASH).check(z.regex(/^[0-9a-f]{0,16}$/, HASH));
const DESIGN_HASH = `a hash of at most ${HASH_LENGTH} digits, each 0 to 9 or a to f`;
const designHash = z.string(DESIGN_HASH).check(z.regex(/^[0-9a-f]{0,16}$/, DESIGN_HASH));
const WHOLE_HASH = `a fingerprint of ${HASH_LENGTH} digits, each 0 to 9 or a to f`;
const wholeHash = z.string(WHOLE_HASH).check(z.regex(/^[0-9a-f]{16}$/, WHOLE_HASH));
const CHOICE = 'a list of whole numbers, or a concession of seat 0 or 1';
const choice = z.union(
  [
    z.array(z.int('a whole number').check(z.overwrite((pick) => pick + 0))), // -0 is 0
    z.object({ concede: z.union([z.literal(0), z.literal(1)]) }),
  ],
  CHOICE,
);
const steps = <Hash extends z.ZodMiniType>(each: Hash) =>
  z
    .array(z.object({ choice, hash: each }, 'a choice with its fingerprint'), 'a list')
    .check(z.maxLength(MOST_STEPS, `a list of at most ${MOST_STEPS} steps`));

/** What records of every format have. */
const common = {
  game: text,
  version: count,
  options: z.record(z.string(), z.unknown(), 'an object'),
  seed: text,
  names: z.optional(z.tuple([name, name], 'a list of two names')),
  takebacks: z.array(
    z.object({ step: count, dropped: count }, 'what was taken back, and when'),
    'a list',
  ),
  notes: z.optional(
    z.array(
      z.object(
        {
          step: count,
          text: text.check(z.maxLength(LONGEST_NOTE, `at most ${LONGEST_NOTE} characters`)),
        },
        'a note at a step',
      ),
      'a list',
    ),
  ),
};

const record = z.object(
  {
    format: z.literal(2, 'format 1 or 2'),
    ...common,
    // A link keeps the beginning of the hash alone.
    set: z.optional(z.object({ id: text, hash }, 'the name of a set')),
    designs: z.optional(z.record(z.string(), designHash, 'an object with a hash for each design')),
    cards: z.optional(
      z.object(
        {
          files: z.array(z.object({ path: text, text }, 'a file with "path" and "text"'), 'a list'),
          alone: z.optional(z.boolean('true or false')),
        },
        'an object with files',
      ),
    ),
    position: z.optional(z.unknown()),
    start: hash,
    steps: steps(hash),
    seen: z.optional(seenSchema),
  },
  'an object',
);

const format1 = z.object(
  {
    format: z.literal(1),
    ...common,
    cards: z.optional(z.unknown()),
    start: wholeHash,
    steps: steps(hash),
  },
  'an object',
);

/** The first place that does not fit the rest of the record. */
function misfit({ steps, takebacks, notes = [] }: MatchRecord): string | undefined {
  const late = ({ step }: { step: number }) => step > steps.length;
  const takeback = takebacks.findIndex(late);
  if (takeback >= 0) return `"takebacks[${takeback}].step"`;
  const note = notes.findIndex(late);
  return note >= 0 ? `"notes[${note}].step"` : undefined;
}

/** A record read from outside, or what is wrong with it and what would be right. */
export type ReadRecord = { readonly record: MatchRecord } | { readonly problem: string };

/**
 * Reads a record that may come from anywhere and builds a fresh one, so that nothing else of what was
 * sent is kept. Whether it plays as written is for the replay to say.
 */
export function readRecord(data: unknown): ReadRecord {
  const isOld = partOf(data, 'format') === 1;
  const { success, data: read, error } = (isOld ? format1 : record).safeParse(data);
  if (success) {
    const written = (read.format === 1 ? fromFormat1(read as Format1) : read) as MatchRecord;
    const place = misfit(written);
    if (!place) return { record: written };
    return { problem: `${NO_RECORD}: ${place} must be at most the number of its steps.` };
  }
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const what = path.length === 0 ? 'it' : `"${pathText(path)}"`;
  const found = shown(path.reduce<unknown>(partOf, data));
  return {
    problem: `${NO_RECORD}: ${what} must be ${issue?.message}, not ${found}.`,
  };
}

function partOf(data: unknown, key: PropertyKey): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function shown(data: unknown): string {
  if (data === undefined) return 'missing';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object' && data !== null) return 'an object';
  return shorten(JSON.stringify(data) ?? typeof data);
}
