import { eitherOf, nearest, shorten } from '@cardscape/kernel';
import type { z } from '@cardscape/kernel/schema';
import {
  describeNode,
  nodeAt,
  pathText,
  placeOf,
  placeOfKey,
  plainValue,
  type Source,
  type Step,
} from './places.ts';
import type { FileError } from './set-types.ts';

/** A value of the right shape, or what is wrong with it. */
export type Checked<Data> = { data: Data } | { errors: FileError[] };

/** Checks a value against a schema whose messages say what would be right. */
export function check<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  source: Source,
): Checked<z.infer<typeof schema>> {
  const result = schema.safeParse(plainValue(source.node));
  if (result.success) return { data: result.data };
  const known = Object.keys(schema.shape);
  const errors = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(source, key, known))
      : [wrongShape(source, issue.path as Step[], issue.message)],
  );
  // One complaint about a place is enough.
  const places = new Set<string>();
  return { errors: errors.filter(({ path }) => !places.has(path) && places.add(path)) };
}

function unknownKey(source: Source, key: string, known: readonly string[]): FileError {
  const likely = nearest(key, known);
  const found = `"${shorten(key)}"`;
  const expected = likely ? [`"${likely}"`] : known.map((name) => `"${name}"`);
  const message = `The key ${found} is not known here; expected ${eitherOf(expected)}.`;
  const place = placeOfKey(source, key);
  return { ...place, ...entryName(source), where: 'shape', found, expected, message };
}

function wrongShape(source: Source, path: Step[], right: string): FileError {
  const node = nodeAt(source.node, path);
  const found = describeNode(node);
  const problem = node ? `is ${found}` : 'is missing';
  const [list, position] = path;
  return {
    ...placeOf(source, ...path),
    ...entryName(source),
    where: list === 'keywords' || list === 'values' ? list : 'shape',
    ...(typeof position === 'number' ? { position } : {}),
    found,
    expected: [right],
    message: `"${pathText(path)}" ${problem}; expected ${right}.`,
  };
}

/** The name of the card or character, if it has one. */
export function entryName(source: Source): { entry?: string } {
  const name = nodeAt(source.node, ['name']);
  return name?.kind === 'plain' && typeof name.value === 'string' ? { entry: name.value } : {};
}
