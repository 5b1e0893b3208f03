import type { Seat } from '@cardscape/kernel';
import { nameKey } from './name.ts';
import type { Profile } from './profile.ts';

/** What of a profile says whether it begins. */
export type Beginner = Pick<Profile, 'name' | 'level' | 'lastMatches'>;

/** Who begins a match, and why. */
export type Beginning =
  | { readonly why: 'level' | 'loss'; readonly first: Seat }
  | { readonly why: 'dice' };

type Beginners = readonly [Beginner, Beginner];

/** R-S27: the lower level begins; of two alike, who lost their last match; else the dice decide. */
export function whoBegins([one, other]: Beginners): Beginning {
  if (one.level !== other.level) return { why: 'level', first: one.level < other.level ? 0 : 1 };
  if (hasLost(one, other)) return { why: 'loss', first: 0 };
  if (hasLost(other, one)) return { why: 'loss', first: 1 };
  return { why: 'dice' };
}

/** Who begins, in a sentence. */
export function beginningWords(beginners: Beginners, beginning: Beginning): string {
  const [{ level }] = beginners;
  if (beginning.why === 'dice') {
    return `Dice decide who begins: both are level ${level}, and neither lost to the other last time.`;
  }
  const begins = beginners[beginning.first];
  const waits = beginners[beginning.first === 0 ? 1 : 0];
  return beginning.why === 'level'
    ? `${begins.name} begins, as the lower level: ${begins.level} against ${waits.level}.`
    : `${begins.name} begins, after losing to ${waits.name} last time.`;
}

/** Both must remember it: another profile may have got the name since. */
function hasLost(loser: Beginner, winner: Beginner): boolean {
  return lastOf(loser, winner) === 'lost' && lastOf(winner, loser) === 'won';
}

function lastOf({ lastMatches = [] }: Beginner, { name }: Beginner) {
  return lastMatches.find(({ against }) => against === nameKey(name))?.outcome;
}
