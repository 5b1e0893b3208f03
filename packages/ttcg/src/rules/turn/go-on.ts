import { type Decision, type Picks, type Random, randomPicks } from '@cardscape/kernel';

/**
 * Plays what has been begun to its end, for bots that judge the position after it: chances to answer are
 * let go by, what must be chosen on the way is chosen at random. Nothing when the turn player is free.
 */
export function goOn(decision: Decision, random: Random): Picks | undefined {
  if (decision.ask !== 'pick' || decision.kind === 'main' || decision.kind === 'battle')
    return undefined;
  const pass = decision.options.findIndex(({ act }) => act === 'pass');
  return pass < 0 ? randomPicks(decision, random) : [pass];
}
