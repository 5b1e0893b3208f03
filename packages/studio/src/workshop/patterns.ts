import { type Expander, expander, type Gap, type Values } from '../effects/expand.ts';
import { MOST_TEXTS } from './limits.ts';
import { lookup, type Matcher, matcherOf } from './matcher.ts';

/** Patterns with the same placeholders. */
export interface Patterns {
  /** Finds any expansion of a pattern (R-W4). */
  matcher(pattern: string): Matcher;
  /** Does a pattern have too many texts? */
  isTooLarge(pattern: string): boolean;
  /** What a pattern asks for and does not get. */
  gaps(pattern: string): Gap[];
}

/** Reads patterns with the values of placeholders. */
export function patternsWith(values: Values): Patterns {
  const made: Expander = expander(values);
  const lookups = new Map<string, ReturnType<typeof lookup>>();
  return {
    matcher(pattern) {
      const parts = made.parts(pattern);
      // R-W5: without a file there is nothing that could stand there.
      if (parts.distinct.some(({ name }) => !values.has(name))) return () => false;
      return matcherOf(parts, (place) => {
        const { written = '' } = parts.distinct[place] ?? {};
        const known = lookups.get(written) ?? lookup(parts.values[place] ?? []);
        lookups.set(written, known);
        return known;
      });
    },
    isTooLarge: (pattern) => made.count(pattern, MOST_TEXTS) >= MOST_TEXTS,
    gaps: (pattern) => made.gaps(pattern),
  };
}

/** Finds a text as it is. */
export function exactly(substring: string): Matcher {
  return (text) => text.includes(substring);
}

/** Finds any one of several. */
export function anyOf(matchers: readonly Matcher[]): Matcher {
  return (text) => matchers.some((fits) => fits(text));
}
