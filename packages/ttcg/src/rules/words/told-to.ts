import type { Act } from '../../language/tree/tree.ts';

/** How an act is told to a player, seen from the one whose effect it is. */
export interface Hearer {
  /** Are they the opponent of that player? Then "you" and "your opponent" change places. */
  readonly opponent: boolean;
  /** Do they do it? Then "they" are "you". */
  readonly does: boolean;
}

/** The words for players in a tree, and what they are in the eyes of the opponent. */
const TURNED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  who: { you: 'opponent', opponent: 'you' },
  of: { you: 'opponent', opponent: 'you' },
  owned: { you: 'opponent', opponent: 'you' },
  by: { you: 'opponent', opponent: 'you' },
  whose: { your: 'opponent', opponent: 'your' },
};

/** An act as if it stood in the effect of the player who hears of it. */
export function toldTo(act: Act, hearer: Hearer): Act {
  const told = rewritten(act, hearer) as Act & { who?: unknown; by?: unknown };
  if (!hearer.does) return told;
  // Acts on cards are yours unless they say by whom they are done.
  const { by, ...own } = told;
  const mine = typeof by === 'string' ? own : told;
  return ('who' in mine ? { ...mine, who: 'you' } : mine) as Act;
}

function rewritten(part: unknown, hearer: Hearer): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((item) => rewritten(item, hearer));
  const fields = Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== 'string') return [[key, rewritten(value, hearer)]];
    if (hearer.does && key === 'whose' && value === 'their') return [[key, 'your']];
    const turned = hearer.opponent ? TURNED[key]?.[value] : undefined;
    // What was to be of their choice is simply theirs to choose.
    if ('the' in part && key === 'by' && turned === 'you') return [];
    return [[key, turned ?? value]];
  });
  return Object.fromEntries(fields);
}
