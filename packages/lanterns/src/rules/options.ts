import type { NumberInfo, Problem } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';

/** How many turns are played, of both players together. */
export interface LanternOptions {
  readonly turns: number;
}

const FEWEST_TURNS = 2;
const MOST_TURNS = 60;
/** How many turns are played if nothing is said. */
const USUAL_TURNS = 12;

/** What players may agree on. */
export const NUMBERS: readonly NumberInfo[] = [
  {
    name: 'turns',
    words: 'Turns, of both players together',
    least: FEWEST_TURNS,
    most: MOST_TURNS,
    usual: USUAL_TURNS,
  },
];

const TURNS = `"turns", a whole number from ${FEWEST_TURNS} to ${MOST_TURNS}`;
const schema = z.strictObject({
  turns: z._default(z.int().check(z.minimum(FEWEST_TURNS), z.maximum(MOST_TURNS)), USUAL_TURNS),
});

/** The options of a match, checked; what is left out is as usual. */
export function readOptions(
  given: unknown,
): { readonly options: LanternOptions } | { readonly problems: readonly [Problem] } {
  const read = schema.safeParse(given ?? {});
  if (read.success) return { options: read.data };
  const found = JSON.stringify(given) ?? typeof given;
  const message = `The options of Lanterns are ${found}; expected ${TURNS}.`;
  const path = read.error.issues[0]?.path.join('.') ?? '';
  const place = { file: 'options', line: 0, column: 0, path } as const;
  return { problems: [{ ...place, severity: 'error', found, expected: [TURNS], message }] };
}
