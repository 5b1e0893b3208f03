import type { Action } from '../tree/tree.ts';
import type { Clause } from './clauses.ts';

/** What cards can do that they usually cannot. */
export const FREEDOMS: Record<
  Exclude<Extract<Action, { do: 'allow' }>['what'], 'be destroyed'>,
  Pick<Clause, 'verb' | 'rest' | 'allowed'>
> = {
  'attack directly': { verb: 'attack', rest: ' directly', allowed: true },
  'attack each unit': { verb: 'attack', rest: ' each enemy unit once', allowed: true },
  'attack early': { verb: 'attack', rest: ' before the battle phase', allowed: true },
  'be ranked up in battle': {
    verb: 'be',
    rest: ' ranked up during the battle phase',
    allowed: true,
  },
  'be played freely': { verb: 'be', rest: ' played without ranking up', allowed: true },
  'be played besides': {
    verb: 'do not count',
    rest: ' toward the limit of two cards played each turn',
  },
  'be kept besides': {
    verb: 'do not count',
    rest: ' toward the limit of ten cards in your hand',
  },
  'activate the other effect': { verb: 'activate', rest: ' its other effect', allowed: true },
};
