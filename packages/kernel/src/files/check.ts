import { nearest } from '../english/nearest.ts';
import { eitherOf, shorten } from '../english/wording.ts';
import {
  describeNode,
  nodeAt,
  type Place,
  pathText,
  placeOf,
  placeOfKey,
  plainValue,
  type Source,
  type Step,
} from './places.ts';
import type { z } from './schema.ts';

/** What is wrong in a file, where, and what would be right. */
export interface Misfit extends Place {
  /** The way to it from the value that was checked. */
  steps: readonly Step[];
  found: string;
  expected: string[];
  message: string;
}

/** A value of the right shape, or what is wrong with it. */
export type Checked<Data> = { data: Data } | { misfits: Misfit[] };

/** Checks a value against a schema whose messages say what would be right. */
export function check<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  source: Source,
): Checked<z.infer<typeof schema>> {
  const result = schema.safeParse(plainValue(source.node));
  if (result.success) return { data: result.data };
  const known = Object.keys(schema.shape);
  const misfits = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(source, key, known))
      : [wrongShape(source, issue.path as Step[], issue.message)],
  );
  // One complaint about a place is enough.
  const places = new Set<string>();
  return { misfits: misfits.filter(({ path }) => !places.has(path) && places.add(path)) };
}

/** A value that is something else than it should be. */
export function misfit(source: Source, right: string): Misfit {
  const found = describeNode(source.node);
  const message = `Found ${found}; expected ${right}.`;
  return { ...placeOf(source), steps: [], found, expected: [right], message };
}

function unknownKey(source: Source, key: string, known: readonly string[]): Misfit {
  const likely = nearest(key, known);
  const found = `"${shorten(key)}"`;
  const expected = likely ? [`"${likely}"`] : known.map((name) => `"${name}"`);
  const message = `The key ${found} is not known here; expected ${eitherOf(expected)}.`;
  return { ...placeOfKey(source, key), steps: [key], found, expected, message };
}

function wrongShape(source: Source, steps: readonly Step[], right: string): Misfit {
  const node = nodeAt(source.node, steps);
  const found = describeNode(node);
  const problem = node ? `is ${found}` : 'is missing';
  const message = `"${pathText(steps)}" ${problem}; expected ${right}.`;
  return { ...placeOf(source, ...steps), steps, found, expected: [right], message };
}
