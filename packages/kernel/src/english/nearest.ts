import { distance } from 'fastest-levenshtein';

const LONGEST_COMPARED = 80;

/** The known name most like a misspelt one, or nothing if none comes close. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST_COMPARED) return undefined;
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(name.length / 2)) + 1;
  for (const candidate of known) {
    const letters = slipsBetween(name.toUpperCase(), candidate.toUpperCase());
    if (letters < fewest) {
      best = candidate;
      fewest = letters;
    }
  }
  return best;
}

/**
 * How many slips lie between two words. One swaps two letters sooner than leaving one out or doubling it,
 * and does any of these sooner than taking another letter.
 */
function slipsBetween(typed: string, meant: string): number {
  if (areSwapped(typed, meant)) return 0.9;
  const letters = distance(typed, meant);
  return letters === Math.abs(typed.length - meant.length) ? letters : letters + 0.5;
}

/** Do the words differ in two neighbouring letters that have changed places? */
function areSwapped(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== meant[place]);
  if (at < 0 || typed.length !== meant.length) return false;
  const swapped = `${typed[at + 1]}${typed[at]}`;
  return `${typed.slice(0, at)}${swapped}${typed.slice(at + 2)}` === meant;
}
