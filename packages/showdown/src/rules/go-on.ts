import { type Decision, type Picks, type Random, randomPicks } from '@cardscape/kernel';

/** The questions at which a player is free to do this or that. */
const FREE = ['levelUp', 'play', 'attack', 'target'];

/**
 * Plays what has been begun to its end, for bots that judge the position after it: what must be chosen
 * on the way is chosen at random. Nothing when a player is free again.
 */
export function goOn(decision: Decision, random: Random): Picks | undefined {
  return FREE.includes(decision.kind) ? undefined : randomPicks(decision, random);
}
