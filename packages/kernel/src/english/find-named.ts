import { nearest } from './nearest.ts';

const MOST_SUGGESTED = 3;

/** The thing of that name, upper and lower case alike. */
export function findNamed<Thing extends { name: string }>(
  name: string,
  things: readonly Thing[],
): Thing | undefined {
  const wanted = name.trim().toLowerCase();
  return things.find((thing) => thing.name.toLowerCase() === wanted);
}

/** Names that were probably meant: those that contain the word, and the one most like it. */
export function suggest(name: string, known: readonly string[]): string[] {
  const wanted = name.trim().toLowerCase();
  const containing = wanted ? known.filter((other) => other.toLowerCase().includes(wanted)) : [];
  const likely = nearest(name, known);
  return [...new Set([...(likely ? [likely] : []), ...containing])].slice(0, MOST_SUGGESTED);
}
