import {
  type Game,
  type GameEvent,
  type GameState,
  Match,
  type MatchRecord,
  type MatchStart,
  randomFrom,
  split,
} from '@cardscape/kernel';
import type { Bot } from '@cardscape/players';

/** The record of a match between two of a kind of bot; the page is let breathe between their choices. */
export async function botMatch<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  start: MatchStart<O>,
  bot: Bot<S, O, V, E>,
): Promise<MatchRecord> {
  const match = new Match(game, start);
  for (let { decision } = match; decision.ask !== 'over'; { decision } = match) {
    const random = split(randomFrom(start.seed), `bot ${decision.seat} at ${match.steps.length}`);
    match.choose(bot({ game, state: match.state, decision, random }));
    await new Promise((breathe) => setTimeout(breathe));
  }
  return match.record;
}
