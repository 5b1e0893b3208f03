import type { Catalogue } from '../catalogue.ts';
import { movedTo, streamOf } from '../chance.ts';
import { nameKey } from '../name.ts';
import { byName, pileOf, together } from '../pile.ts';
import { type Profile, type Statistics, withFound } from '../profile.ts';
import { renewedStock } from '../stock.ts';
import { type Earning, earningsFor } from './earnings.ts';
import { type ExpBar, expBars } from './experience.ts';
import { matchCards, openBooster } from './packs.ts';
import type { MatchOutcome, MatchResult } from './result.ts';

/** A card that was won, and whether the profile has never had it before. */
export interface WonCard {
  readonly card: string;
  readonly isNew: boolean;
}

/** The booster for reaching a level. */
export interface Booster {
  readonly level: number;
  readonly cards: readonly WonCard[];
}

/** What an end screen shows of a match. */
export interface MatchReport {
  readonly outcome: MatchOutcome;
  /** What each part of the match has earned. */
  readonly earnings: readonly Earning[];
  readonly exp: number;
  readonly rupees: number;
  /** The Exp bar, once for each level it runs through. */
  readonly bars: readonly ExpBar[];
  readonly cards: readonly WonCard[];
  /** One for each level up. */
  readonly boosters: readonly Booster[];
}

/** A profile after a match, with what there is to tell. */
export interface Settled {
  readonly profile: Profile;
  readonly report: MatchReport;
}

/** R-S9: gives a profile what it has earned in a match, and renews its shop. */
export function settleMatch(profile: Profile, result: MatchResult, catalogue: Catalogue): Settled {
  const random = streamOf(profile.chance);
  const earnings = earningsFor(result);
  const exp = earnings.reduce((sum, earning) => sum + earning.exp, 0);
  const rupees = earnings.reduce((sum, earning) => sum + earning.rupees, 0);
  const bars = expBars(profile, exp);
  const reached = bars.at(-1) as ExpBar;
  const won = matchCards(result, profile.level, catalogue, random);
  const packs = bars
    .slice(1)
    .map(({ level }) => ({ level, cards: openBooster(catalogue, random) }));
  const shop = renewedStock(profile.shop, reached.level, catalogue, random);
  const known = new Set(profile.found);
  const seen = (card: string): WonCard => {
    const isNew = !known.has(card);
    known.add(card);
    return { card, isNew };
  };
  const cards = won.map(seen);
  const boosters = packs.map((pack) => ({ level: pack.level, cards: pack.cards.map(seen) }));
  return {
    profile: withFound({
      ...profile,
      level: reached.level,
      exp: reached.to,
      rupees: profile.rupees + rupees,
      side: together(profile.side, pileOf([...won, ...packs.flatMap((pack) => pack.cards)])),
      shop,
      statistics: counted(profile.statistics, result),
      ...lastMatches(profile, result),
      chance: movedTo(profile.chance, random),
    }),
    report: { outcome: result.outcome, earnings, exp, rupees, bars, cards, boosters },
  };
}

/** R-S27 asks how the last match of two profiles ended. */
function lastMatches(
  { lastMatches: before = [] }: Profile,
  { against: name, outcome }: MatchResult,
): Pick<Profile, 'lastMatches'> {
  if (name === undefined) return {};
  const against = nameKey(name);
  const others = before.filter((last) => last.against !== against);
  const all = [...others, { against, outcome }];
  return { lastMatches: all.sort((a, b) => byName(a.against, b.against)) };
}

function counted(before: Statistics, result: MatchResult): Statistics {
  const streak = result.outcome === 'won' ? before.streak + 1 : 0;
  return {
    ...before,
    [result.outcome]: before[result.outcome] + 1,
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
    turns: before.turns + result.turns,
    damage: before.damage + result.damage,
    healing: before.healing + result.healing,
    played: before.played + result.played,
    destroyed: before.destroyed + result.destroyed,
  };
}
