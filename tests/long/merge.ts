import type { Fuzzed } from './games.ts';

/** The reports of the parts of a run as one. */
export function merge(parts: readonly Fuzzed[]): Fuzzed {
  const sum = (of: (part: Fuzzed) => number) => parts.reduce((total, part) => total + of(part), 0);
  const cards = new Set(parts.flatMap(({ counts }) => Object.keys(counts)));
  return {
    games: sum(({ games }) => games),
    decisions: sum(({ decisions }) => decisions),
    longest: Math.max(0, ...parts.map(({ longest }) => longest)),
    wins: [sum(({ wins }) => wins[0]), sum(({ wins }) => wins[1])],
    draws: sum(({ draws }) => draws),
    problems: parts.flatMap(({ problems }) => problems),
    counts: Object.fromEntries(
      [...cards].map((name) => [name, sum(({ counts }) => counts[name] ?? 0)]),
    ),
  };
}
