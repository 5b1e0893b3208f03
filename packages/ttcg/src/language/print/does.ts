import type { Duration, Who } from '../tree/tree.ts';
import { type Clause, player, type Subject } from './clauses.ts';
import { durationPhrase } from './duration.ts';
import type { Speech } from './filter.ts';
import { isReader } from './sides.ts';

export const does = (subject: Subject, verb: string, rest: string): Clause => ({
  subject,
  verb,
  rest: ` ${rest}`,
});

export const doer = (by: Who | undefined, speech: Speech): Subject => player(by ?? 'you', speech);

export const you = (speech: Speech): Subject => player('you', speech);

export const handOf = (doer: Who | undefined, speech: Speech): 'your' | 'their' =>
  isReader(doer ?? 'you', speech) ? 'your' : 'their';

export function lasting(clause: Clause, duration: Duration | undefined, speech: Speech): Clause {
  if (!duration) return clause;
  return { ...clause, rest: `${clause.rest} ${durationPhrase(duration, speech)}` };
}
