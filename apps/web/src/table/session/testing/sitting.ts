import type { MatchRecord, Picks } from '@cardscape/kernel';
import type { KolymaEvent, KolymaOptions, KolymaState, KolymaView } from '@cardscape/kolyma';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { BotClock, LocalTable, randomBot } from '@cardscape/players';
import type { SeatPlans } from '../../set-up/seats.ts';
import type { MatchSession } from '../session.ts';
import type { Later } from '../sessionParts.ts';

const opened = openedKolyma();
const [first, second] = opened.sides().map(({ name }) => name) as [string, string];
/** The options of the matches here. */
export const options: KolymaOptions = { characters: [first, second] };

/** A person at the screen. */
export const me = { kind: 'human', name: 'Player 1' } as const;
/** Another person at the screen. */
export const other = { kind: 'human', name: 'Player 2' } as const;
/** A bot that plays anything. */
export const bot = { kind: 'bot', name: 'Bot', bot: 'random' } as const;

/** A clock that stands still until it is told to run. */
export function stillClock() {
  const waiting = new Set<() => void>();
  const later: Later = (run) => {
    waiting.add(run);
    return () => waiting.delete(run);
  };
  return {
    later,
    idle: () => waiting.size === 0,
    /** Runs what is waited for, until nothing is. */
    run() {
      for (let round = 0; waiting.size > 0 && round < 1000; round++)
        for (const run of [...waiting]) {
          waiting.delete(run);
          run();
        }
    },
  };
}

/** A table with a random bot in each seat that is planned for one. */
export function tableFor(
  plans: SeatPlans,
  from: MatchRecord<KolymaOptions> | { options: KolymaOptions; seed: string },
  undoFrom = 0,
) {
  const bots = new BotClock();
  const sitting = plans.map(({ kind }) => (kind === 'bot' ? randomBot() : undefined));
  const table = new LocalTable<KolymaState, KolymaOptions, KolymaView, KolymaEvent>({
    opened,
    from,
    bots: { ...(sitting[0] && { 0: sitting[0] }), ...(sitting[1] && { 1: sitting[1] }) },
    undoFrom,
    later: bots.later,
  });
  return { table, bots };
}

/** What passes, or picks as little as can be. */
export function passOf(
  session: MatchSession<KolymaState, KolymaOptions, KolymaView, KolymaEvent>,
): Picks {
  const { decision } = session.shown();
  if (decision.ask !== 'pick') throw new Error(`asked ${decision.ask}`);
  return decision.kind === 'turn'
    ? [decision.options.length - 1]
    : Array.from({ length: decision.min }, (_, index) => index);
}
