import type { Problem } from '@cardscape/kernel';
import { type Checked, check as checkShape, nodeAt, type Source } from '@cardscape/kernel/json';
import type { z } from '@cardscape/kernel/schema';

/** Checks a value against a schema whose messages say what would be right. */
export function check<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  source: Source,
): Checked<z.infer<typeof schema>> {
  const checked = checkShape(schema, source);
  if ('data' in checked) return checked;
  return {
    problems: checked.problems.map((problem) => ({ ...ofProgram(problem), ...entryName(source) })),
  };
}

/** The lists of a program are the parts of a card that are spoken of. */
function ofProgram({ part, ...problem }: Problem): Problem {
  return part === 'keywords' || part === 'values' ? { ...problem, part } : problem;
}

/** The name of the card or character, if it has one. */
export function entryName(source: Source): { entry?: string } {
  const name = nodeAt(source.node, ['name']);
  return name?.kind === 'plain' && typeof name.value === 'string' ? { entry: name.value } : {};
}
