import type { MatchOutcome, MatchResult } from './result.ts';

/** What something is worth after a match. */
export interface Worth {
  readonly exp: number;
  readonly rupees: number;
}

/** What a part of a match has earned. */
export interface Earning extends Worth {
  readonly part: 'presence' | 'outcome' | Feat;
}

type Feat = 'damage' | 'healing' | 'played' | 'destroyed';

const PRESENCE: Worth = { exp: 20, rupees: 20 };

const OUTCOMES: Readonly<Record<MatchOutcome, Worth>> = {
  won: { exp: 60, rupees: 50 },
  tied: { exp: 30, rupees: 25 },
  lost: { exp: 10, rupees: 0 },
};

/** A match of fewer turns earns less for its outcome: giving up at once is no way to earn. */
export const FULL_MATCH = 10;

/** What each so many of a feat are worth, and how much of it counts, so that stalling does not pay. */
const FEATS: Readonly<Record<Feat, Worth & { readonly each: number; readonly most: number }>> = {
  damage: { each: 10, most: 1000, exp: 1, rupees: 1 },
  healing: { each: 10, most: 500, exp: 1, rupees: 1 },
  played: { each: 1, most: 25, exp: 2, rupees: 1 },
  destroyed: { each: 1, most: 12, exp: 5, rupees: 3 },
};

/** R-S9: Exp and rupees by performance, part by part. */
export function earningsFor(result: MatchResult): Earning[] {
  const { exp, rupees } = OUTCOMES[result.outcome];
  const length = Math.min(result.turns, FULL_MATCH);
  const share = (whole: number) => Math.floor((whole * length) / FULL_MATCH);
  const feats = (Object.keys(FEATS) as Feat[]).map((part) => {
    const feat = FEATS[part];
    const times = Math.floor(Math.min(result[part], feat.most) / feat.each);
    return { part, exp: times * feat.exp, rupees: times * feat.rupees };
  });
  return [
    { part: 'presence', ...PRESENCE },
    { part: 'outcome', exp: share(exp), rupees: share(rupees) },
    ...feats,
  ];
}
