import type { OpenedGame } from '@cardscape/kernel';
import { type Bot, greedyBot, randomBot } from '@cardscape/players';

/** A bot by the key of its kind. */
export function botOf(key: string, { bots }: OpenedGame): Bot {
  return key === 'random' ? randomBot() : greedyBot(bots.evaluate, bots.policy);
}
