import { startOf } from '@cardscape/games';
import { type MatchRecord, type OpenedGame, randomFrom, split } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { greedyBot } from '@cardscape/players';
import type { SampleMatch } from './replayKit.ts';

/** The record of a match between two bots of a kind; the page is let breathe between their choices. */
export async function botMatch(
  opened: OpenedGame,
  { seed, wishes }: SampleMatch,
): Promise<MatchRecord> {
  const arranged = opened.arrange(wishes, randomFrom(seed));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const { game, bots } = opened;
  const bot = greedyBot(bots.evaluate, bots.policy);
  const match = new Match(game, startOf(opened, arranged.options, { seed }));
  for (let { decision } = match; decision.ask !== 'over'; { decision } = match) {
    const random = split(randomFrom(seed), `bot ${decision.seat} at ${match.steps.length}`);
    match.choose(bot({ game, state: match.state, decision, random }));
    await new Promise((breathe) => setTimeout(breathe));
  }
  return match.record;
}
