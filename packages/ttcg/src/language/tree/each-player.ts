import type { Act, Condition } from './tree.ts';

/**
 * "Players cannot search their decks unless they control a dragon": each player as it is with them, which
 * is said of you and of your opponent. Nothing if it is not said of both while something is so.
 */
export function saidOfEach(act: Act): Act[] | undefined {
  if (!('who' in act) || act.who !== 'both' || !('for' in act)) return undefined;
  const { for: time } = act;
  if (typeof time !== 'object' || !('while' in time)) return undefined;
  const theirs = { while: mirrored(time.while) };
  return [
    { ...act, who: 'you' },
    { ...act, who: 'opponent', for: theirs },
  ] as Act[];
}

/** What is said of you, said of your opponent. */
function mirrored(condition: Condition): Condition {
  return turned(condition) as Condition;
}

const OTHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  who: { you: 'opponent', opponent: 'you' },
  whose: { your: 'opponent', opponent: 'your' },
};

function turned(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(turned);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      typeof value === 'string' ? [key, OTHER[key]?.[value] ?? value] : [key, turned(value)],
    ),
  );
}
