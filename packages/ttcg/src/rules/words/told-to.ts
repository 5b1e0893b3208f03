import type { Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import { actsSentence } from './wording.ts';

/** How an act is told to a player, seen from the one whose effect it is. */
interface Hearer {
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
function toldTo(act: Act, hearer: Hearer): Act {
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

const ways = [
  { opponent: false, does: true },
  { opponent: true, does: false },
  { opponent: true, does: true },
] as const;
const tellings = ways.map((hearer) => ({ hearer, told: new WeakMap<Act, Act>() }));

/** An option of a choice, as it is told to the one who chooses: "Discard two cards." */
export function optionText(acts: readonly Act[], maker: Seat, seat: Seat): string {
  return actsSentence(seat === maker ? acts : acts.map(forOther));
}

/** An act of another player's effect, with who does it. */
function forOther(act: Act): Act {
  const told = telling(act, true, doerOf(act) === 'opponent');
  return DONE_BY.has(act.do) && !('by' in act) ? ({ ...told, by: 'opponent' } as Act) : told;
}

/** Acts on cards that say by whom they are done. */
const DONE_BY = new Set<Act['do']>([
  ...(['destroy', 'tap', 'untap', 'reveal', 'look'] as const),
  ...(['target', 'move', 'search', 'column'] as const),
]);

/** An act as it is told to the player who is asked about it. */
export function forAsked(act: Act, { seat: you }: Link, seat: Seat): Act {
  const opponent = seat !== you;
  const doer = doerOf(act);
  const named = doer === 'you' || doer === 'opponent';
  if (!opponent && named) return act;
  const does = !named || (doer === 'opponent') === opponent;
  return telling(act, opponent, does);
}

function telling(act: Act, opponent: boolean, does: boolean): Act {
  const way = tellings.find(({ hearer }) => hearer.opponent === opponent && hearer.does === does);
  const known = way?.told.get(act);
  if (known || !way) return known ?? act;
  const made = toldTo(act, way.hearer);
  way.told.set(act, made);
  return made;
}

/** By whom an act is done, in the words of the effect. */
function doerOf(act: Act): string {
  if ('who' in act) return act.who;
  return 'by' in act && typeof act.by === 'string' ? act.by : 'you';
}
