import type { Price } from '../tree/tree.ts';
import type { Clause, Subject } from './clauses.ts';
import { does } from './does.ts';

/** "for no loss of points", "for a loss of 1 point": what the destruction of cards costs. */
export function forPrice(price: Price): string {
  if (price === 'gain') return 'for a gain of points';
  if (price === 'double') return 'for twice the loss of points';
  // What is rounded at the end of the clause may be the number of cards.
  if (price === 'halve up') return 'for the larger half of the loss of points';
  if (price === 'halve') return 'for half the loss of points';
  return price === 0 ? 'for no loss of points' : `for a loss of ${pointsOf(price)}`;
}

/** "costs no points when destroyed". */
export function costs(subject: Subject, price: Price): Clause {
  if (price === 'gain') return does(subject, 'yield', 'points when destroyed');
  return does(subject, 'cost', `${fewerPoints(price)} when destroyed`);
}

function fewerPoints(price: Exclude<Price, 'gain'>): string {
  if (price === 'double') return 'twice as many points';
  if (typeof price === 'string') return `half as many points${rounding(price)}`;
  return price === 0 ? 'no points' : pointsOf(price);
}

const rounding = (price: 'halve' | 'halve up'): string =>
  price === 'halve up' ? ' rounded up' : '';

const pointsOf = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
