import type { Catalogue } from '../catalogue.ts';
import { createProfile } from '../create.ts';
import { pileOf, put } from '../pile.ts';
import { type Profile, withFound } from '../profile.ts';
import type { MatchResult } from '../rewards/index.ts';

/** A new profile of EARTH and WIND, but for what is given. */
export function aProfile(
  catalogue: Catalogue,
  elements: readonly [string, string] = ['EARTH', 'WIND'],
  seed = 'seed',
): Profile {
  const created = createProfile({ name: 'Ada', elements, seed }, catalogue, []);
  if ('problem' in created) throw new Error(created.problem);
  return created.profile;
}

/** The profile with more cards in its side deck. */
export function owning(profile: Profile, ...cards: readonly string[]): Profile {
  const side = cards.reduce((pile, card) => put(pile, card), profile.side);
  return withFound({ ...profile, side });
}

/** The profile with a stock of one each of these cards. */
export function offered(profile: Profile, ...cards: readonly string[]): Profile {
  return { ...profile, shop: pileOf(cards) };
}

/** A match won in twelve turns, but for what is given. */
export function aResult(changes: Partial<MatchResult> = {}): MatchResult {
  return {
    outcome: 'won',
    turns: 12,
    damage: 300,
    healing: 40,
    played: 10,
    destroyed: 4,
    ...changes,
  };
}
