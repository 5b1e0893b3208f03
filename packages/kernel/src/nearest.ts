import { distance } from 'fastest-levenshtein';

const LONGEST_COMPARED = 80;

/** The known name most like a misspelt one, or nothing if none comes close. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST_COMPARED) return undefined;
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(name.length / 2)) + 1;
  for (const candidate of known) {
    const letters = distance(name.toUpperCase(), candidate.toUpperCase());
    if (letters < fewest) {
      best = candidate;
      fewest = letters;
    }
  }
  return best;
}
