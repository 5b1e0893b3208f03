import { below, type Decision, type Picks, type Random, randomPicks } from '@cardscape/kernel';

/** The questions at which a player is free to do this or that. */
const FREE = ['levelUp', 'play', 'attack', 'target'];

/**
 * Plays what has been begun to its end, for bots that judge the position after it: what must be chosen
 * on the way is chosen at random. Nothing when a player is free again.
 */
export function goOn(decision: Decision, random: Random): Picks | undefined {
  if (FREE.includes(decision.kind)) return undefined;
  // Nobody lets a level-up go that a card gives them; which card it takes matters less.
  if (decision.ask === 'pick' && decision.kind === 'levelAgain')
    return [below(random, decision.options.length)];
  return randomPicks(decision, random);
}
