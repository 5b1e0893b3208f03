import { startOf } from '@cardscape/games';
import { type MatchRecord, type OpenedGame, randomFrom } from '@cardscape/kernel';
import { greedyBot, LocalTable } from '@cardscape/players';
import type { SampleMatch } from '../../table/gameTable.ts';

/** The record of a match between two bots of a kind; the page is let breathe between their choices. */
export async function botMatch(
  opened: OpenedGame,
  { seed, wishes }: SampleMatch,
): Promise<MatchRecord> {
  const arranged = opened.arrange(wishes, randomFrom(seed));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const bot = greedyBot(opened.bots.evaluate, opened.bots.policy);
  const table = new LocalTable({
    opened,
    from: startOf(opened, arranged.options, { seed }),
    bots: { 0: bot, 1: bot },
    later(think) {
      const timer = setTimeout(think);
      return () => clearTimeout(timer);
    },
  });
  return new Promise((resolve) => {
    const tell = () => {
      if (!table.isOver) return;
      // It is played again where it is watched: nobody has seen it yet.
      const { seen: _, ...record } = table.record;
      resolve(record);
    };
    table.onChange(tell);
    tell();
  });
}
