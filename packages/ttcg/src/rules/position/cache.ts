import type { CardId } from '@cardscape/kernel';
import type { Sheet } from '../book/book.ts';
import type { MatchTexts } from '../book/match-texts.ts';
import type { Program } from '../book/program.ts';
import type { Forces } from '../standing/force.ts';
import type { TtcgState } from './state.ts';

/**
 * What has been worked out from a state and holds until something that it depends on is touched. It is
 * kept beside the state, of which it is no part: a state that comes out of JSON begins without it.
 */
export interface Cache {
  /** By card number. A card's design never changes within one state. */
  readonly sheets: (Sheet | undefined)[];
  /** Its first and its second effect, for its player to use. */
  readonly usable: readonly [(UsableEffect | undefined)[], (UsableEffect | undefined)[]];
  /** What the texts of the match can do: it depends on its cards alone. */
  texts: MatchTexts | undefined;
  /** The active cards of each player, and those of them that have a part in something. */
  active: readonly [readonly CardId[], readonly CardId[]] | undefined;
  /** The cards on the field with something that stands while it is at work. */
  standing: readonly CardId[] | undefined;
  roles: readonly [Roles, Roles] | undefined;
  /** Is it known that every active card lies in the row of its kind? */
  inRows: boolean;
  forces: Forces | undefined;
}

/** The active cards of a player that must be looked at when something happens. */
export interface Roles {
  readonly units: readonly CardId[];
  /** They hear of events. */
  readonly listens: readonly CardId[];
  /** They take the place of deeds. */
  readonly replaces: readonly CardId[];
  /** They have something at the start or end of turns and phases. */
  readonly timed: readonly CardId[];
  /** Effects that their player uses: at all, and in the opponent's turn. */
  readonly used: readonly UsableEffect[];
  readonly usedOffTurn: readonly UsableEffect[];
}

/** One effect of a card that its player uses. */
export interface UsableEffect {
  readonly card: CardId;
  readonly effect: 0 | 1;
  readonly program: Program;
}

const caches = new WeakMap<TtcgState, Cache>();

/** The cache of a state. */
export function cacheOf(state: TtcgState): Cache {
  const known = caches.get(state);
  if (known) return known;
  const made = newCache();
  caches.set(state, made);
  return made;
}

/** Lets the copy of a state have what was worked out for it. */
export function shareCache(from: TtcgState, to: TtcgState): void {
  const known = caches.get(from);
  if (known) caches.set(to, copyCache(known));
}

/** Written out: each that is spread would have a shape of its own, which is slow to read. */
function copyCache(cache: Cache): Cache {
  const { sheets, usable, texts, active, standing, roles, inRows, forces } = cache;
  return { sheets, usable, texts, active, standing, roles, inRows, forces };
}

/** A cache in which nothing is kept yet. */
export function newCache(): Cache {
  return {
    sheets: [],
    usable: [[], []],
    texts: undefined,
    active: undefined,
    standing: undefined,
    roles: undefined,
    inRows: false,
    forces: undefined,
  };
}
