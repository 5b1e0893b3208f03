import type { Random } from '@cardscape/kernel';
import type { Catalogue } from '../catalogue.ts';
import { drawDesign, type Odds, oddsAt } from '../rarity.ts';
import { FULL_MATCH } from './earnings.ts';
import type { MatchResult } from './result.ts';

const COMMON: Odds = { common: 1, seldom: 0, unique: 0 };
const SELDOM: Odds = { common: 0, seldom: 1, unique: 0 };
const UNIQUE_IN_FOUR: Odds = { common: 0, seldom: 3, unique: 1 };

/** A booster: three commons, a seldom, and a last card that is unique in one pack of four. */
const BOOSTER: readonly Odds[] = [COMMON, COMMON, COMMON, SELDOM, UNIQUE_IN_FOUR];

/** The cards of a booster pack. */
export function openBooster(catalogue: Catalogue, random: Random): string[] {
  return BOOSTER.flatMap((odds) => drawName(catalogue, random, odds));
}

/** The cards for a match: one in any case, a second one for a full match that was won. */
export function matchCards(
  { outcome, turns }: MatchResult,
  level: number,
  catalogue: Catalogue,
  random: Random,
): string[] {
  const count = outcome === 'won' && turns >= FULL_MATCH ? 2 : 1;
  return Array.from({ length: count }, () => drawName(catalogue, random, oddsAt(level))).flat();
}

function drawName({ designs }: Catalogue, random: Random, odds: Odds): string[] {
  const drawn = drawDesign(random, designs, odds);
  return drawn ? [drawn.name] : [];
}
