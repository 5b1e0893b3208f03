import { type Problem, problemAt, quoted } from '@cardscape/kernel';
import { COUNT, MOST } from '../reading/shape.ts';
import type { Words } from './words.ts';

/** How the places of a list become numbers: none, or by a formula, or as they are written. */
export type Priorities = 'none' | 'linear' | 'triangle' | 'square' | 'scaled' | 'explicit';

/** What the options of a file of lists say. */
export interface ListOptions {
  allowsDummies: boolean;
  isCaseSensitive: boolean;
  needsColons: boolean;
  needsUsers: boolean;
  priorities: Priorities;
  smallStep: number;
  bigStep: number;
}

/** How lists are read if nothing is said. */
export const plainOptions = (): ListOptions => ({
  allowsDummies: false,
  isCaseSensitive: false,
  needsColons: false,
  needsUsers: false,
  priorities: 'none',
  smallStep: 1,
  bigStep: 9,
});

const SWITCHES: Readonly<Record<string, Partial<ListOptions>>> = {
  'ALLOW-DUMMIES': { allowsDummies: true },
  'CASE-SENSITIVE': { isCaseSensitive: true },
  'REQUIRE-COLONS': { needsColons: true },
  'REQUIRE-USERNAMES': { needsUsers: true },
  'LINEAR-PRIORITIES': { priorities: 'linear' },
  'TRIANGLE-PRIORITIES': { priorities: 'triangle' },
  'SQUARE-PRIORITIES': { priorities: 'square' },
  'SCALED-PRIORITIES': { priorities: 'scaled' },
  'EXPLICIT-PRIORITIES': { priorities: 'explicit' },
};

/** These change what is printed or how it is searched for, and nothing here. */
const WITHOUT_MEANING = new Set([
  'HIDE-ERRORS',
  'HIDE-LOOPS',
  'HIDE-NONTRADES',
  'HIDE-REPEATS',
  'HIDE-STATS',
  'HIDE-SUMMARY',
  'ITERATIONS',
  'METRIC',
  'NONTRADE-COST',
  'SEED',
  'SHOW-ELAPSED-TIME',
  'SHOW-MISSING',
  'SHOW-WANTS',
  'SORT-BY-ITEM',
  'VERBOSE',
]);

/** Takes the options of a line; what is wrong with them, and what is not known. */
export function takeOptions(words: Words, options: ListOptions): Problem[] {
  return words.words.flatMap(({ text, column }) => {
    const place = { file: words.file, line: words.line, column };
    const [name = '', value] = text.toUpperCase().split('=', 2);
    const change = SWITCHES[name];
    if (change && value === undefined) {
      if (
        change.priorities &&
        options.priorities !== 'none' &&
        options.priorities !== change.priorities
      )
        return [
          problemAt(place, {
            part: 'option',
            found: quoted(name),
            expected: ['one kind of priorities'],
          }),
        ];
      Object.assign(options, change);
      return [];
    }
    if (name === 'SMALL-STEP' || name === 'BIG-STEP') {
      const step = /^\d{1,7}$/.test(value ?? '') ? Number(value) : MOST + 1;
      if (step > MOST)
        return [problemAt(place, { part: name, found: quoted(value ?? ''), expected: [COUNT] })];
      options[name === 'BIG-STEP' ? 'bigStep' : 'smallStep'] = step;
      return [];
    }
    if (WITHOUT_MEANING.has(name)) return [];
    const found = quoted(text);
    const message = `The option ${found} is not known here and changes nothing.`;
    return [
      problemAt(place, {
        severity: 'warning',
        part: 'option',
        found,
        expected: Object.keys(SWITCHES),
        message,
      }),
    ];
  });
}

/** No want costs more: sums stay exact. */
const DEAREST = 1_000_000_000;

/** What the place of a want in its list costs. */
export function costOf(priorities: Priorities, rank: number, wants: number): number {
  const costs: Readonly<Record<Priorities, number>> = {
    none: 0,
    linear: rank,
    triangle: (rank * (rank + 1)) / 2,
    square: rank * rank,
    // As in the original: places are spread over a length that has many divisors.
    scaled: 1 + Math.floor(((rank - 1) * 2520) / Math.max(1, wants)),
    explicit: rank,
  };
  return Math.min(DEAREST, costs[priorities]);
}
