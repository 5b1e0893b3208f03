import type { Parts } from '../effects/expand.ts';

/** Does a text contain what is looked for? */
export type Matcher = (text: string) => boolean;

/** Values by their first character, so that few are compared. */
type Lookup = ReadonlyMap<
  string,
  { readonly lengths: readonly number[]; readonly all: Set<string> }
>;

/**
 * Finds any expansion of a pattern in a text, without making them all: where the first words of the
 * pattern stand, its places are filled one after the other with what the text has there.
 */
export function matcherOf(
  { texts, places, values }: Parts,
  lookupOf: (place: number) => Lookup = (place) => lookup(values[place] ?? []),
): Matcher {
  const [first = ''] = texts;
  const longest = texts.reduce((best, one) => (one.length > best.length ? one : best), '');
  if (places.length === 0) return (text) => text.includes(first);
  const lookups = values.map((_, place) => lookupOf(place));
  const filled: (string | undefined)[] = values.map(() => undefined);

  const goesOn = (text: string, at: number, step: number): boolean => {
    const place = places[step];
    if (place === undefined) return true;
    const words = texts[step + 1] ?? '';
    const followed = (value: string) =>
      text.startsWith(words, at + value.length) &&
      goesOn(text, at + value.length + words.length, step + 1);
    const chosen = filled[place];
    if (chosen !== undefined) return text.startsWith(chosen, at) && followed(chosen);
    const { lengths, all } = lookups[place]?.get(text.charAt(at)) ?? NOTHING;
    for (const length of lengths) {
      const value = text.slice(at, at + length);
      if (value.length < length || !all.has(value)) continue;
      filled[place] = value;
      const fits = followed(value);
      filled[place] = undefined;
      if (fits) return true;
    }
    return false;
  };

  return (text) => {
    if (!text.includes(longest)) return false;
    for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
      if (goesOn(text, at + first.length, 0)) return true;
      if (at >= text.length) return false;
    }
    return false;
  };
}

const NOTHING = { lengths: [], all: new Set<string>() };

/** The values of a placeholder, to be looked up at a place of a text. */
export function lookup(values: readonly string[]): Lookup {
  const found = new Map<string, { lengths: number[]; all: Set<string> }>();
  for (const value of values) {
    const key = value.charAt(0);
    const group = found.get(key) ?? { lengths: [], all: new Set() };
    found.set(key, group);
    group.all.add(value);
    if (!group.lengths.includes(value.length)) group.lengths.push(value.length);
  }
  return found;
}
