import { check as checkShape, type Misfit, nodeAt, type Source } from '@cardscape/kernel/json';
import type { z } from '@cardscape/kernel/schema';
import type { FileError } from './set-types.ts';

/** A value of the right shape, or what is wrong with it. */
export type Checked<Data> = { data: Data } | { errors: FileError[] };

/** Checks a value against a schema whose messages say what would be right. */
export function check<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  source: Source,
): Checked<z.infer<typeof schema>> {
  const checked = checkShape(schema, source);
  if ('data' in checked) return checked;
  return { errors: checked.misfits.map((misfit) => shapeError(source, misfit)) };
}

function shapeError(source: Source, { steps, ...misfit }: Misfit): FileError {
  const [list, position] = steps;
  return {
    ...misfit,
    ...entryName(source),
    where: list === 'keywords' || list === 'values' ? list : 'shape',
    ...(typeof position === 'number' ? { position } : {}),
  };
}

/** The name of the card or character, if it has one. */
export function entryName(source: Source): { entry?: string } {
  const name = nodeAt(source.node, ['name']);
  return name?.kind === 'plain' && typeof name.value === 'string' ? { entry: name.value } : {};
}
