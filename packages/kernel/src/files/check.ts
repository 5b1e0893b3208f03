import { nearest } from '../english/nearest.ts';
import { shorten } from '../english/wording.ts';
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
import { expecting, type Problem, problemAt } from './problem.ts';
import type { z } from './schema.ts';

/** A value of the right shape, or what is wrong with it. */
export type Checked<Data> = { readonly data: Data } | { readonly problems: readonly Problem[] };

/** The name of this check in the problems it finds. */
const SHAPE = 'shape';

/**
 * Checks a value against a schema whose messages say what would be right. What is wrong has the key in
 * question as its part, and its position if it stands in a list there.
 */
export function check<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  source: Source,
): Checked<z.infer<typeof schema>> {
  const result = schema.safeParse(plainValue(source.node));
  if (result.success) return { data: result.data };
  const known = Object.keys(schema.shape);
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(source, key, known))
      : [wrongShape(source, issue.path as Step[], issue.message)],
  );
  // One complaint about a place is enough.
  const places = new Set<string | undefined>();
  return { problems: problems.filter(({ path }) => !places.has(path) && places.add(path)) };
}

/** A value that is something else than it should be. */
export function misfit(source: Source, right: string): Problem {
  const found = describeNode(source.node);
  return problemAt(placeOf(source), { code: SHAPE, found, expected: [right] });
}

function unknownKey(source: Source, key: string, known: readonly string[]): Problem {
  const likely = nearest(key, known);
  const found = `"${shorten(key)}"`;
  const expected = likely ? [`"${likely}"`] : known.map((name) => `"${name}"`);
  const { message } = expecting(`The key ${found} is not known here`, ...expected);
  return problemAt(placeOfKey(source, key), { code: SHAPE, part: key, found, expected, message });
}

function wrongShape(source: Source, steps: readonly Step[], right: string): Problem {
  const node = nodeAt(source.node, steps);
  const found = describeNode(node);
  const { message } = expecting(
    `"${pathText(steps)}" ${node ? `is ${found}` : 'is missing'}`,
    right,
  );
  const [part, position] = steps;
  return problemAt(placeOf(source, ...steps), {
    code: SHAPE,
    ...(typeof part === 'string' && { part }),
    ...(typeof position === 'number' && { position }),
    found,
    expected: [right],
    message,
  });
}
