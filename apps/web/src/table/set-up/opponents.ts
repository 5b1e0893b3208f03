import { z } from '@cardscape/kernel/schema';
import type { SeatPlan, SeatPlans } from './seats.ts';

/** Whom one can meet, as it comes back from storage. */
export const opponentKey = z.enum(['random', 'greedy', 'person']);

/** Whom one can meet. */
export type OpponentKey = z.infer<typeof opponentKey>;

/** The opponents as the set-up pages offer them. */
export const opponents: readonly { key: OpponentKey; name: string; line: string }[] = [
  {
    key: 'random',
    name: 'Easy',
    line: 'Makes any move the rules allow, without a plan. Right for your first matches.',
  },
  {
    key: 'greedy',
    name: 'Normal',
    line: 'Weighs every move and takes the best one it sees. It punishes what you leave open.',
  },
  {
    key: 'person',
    name: 'A second person here',
    line: 'You share this screen and hand it back and forth.',
  },
];

/** The bots that can sit at a table, the better one first. */
export const botNames: readonly { readonly key: string; readonly name: string }[] = [
  { key: 'greedy', name: 'Normal bot' },
  { key: 'random', name: 'Easy bot' },
];

/** Who sits where against this opponent; whoever gave no name goes by their number. */
export function plansFor(opponent: OpponentKey, names: readonly string[] = []): SeatPlans {
  const person = (seat: 0 | 1): SeatPlan => ({
    kind: 'human',
    name: names[seat]?.trim() || `Player ${seat + 1}`,
  });
  const bot = botNames.find(({ key }) => key === opponent);
  return [person(0), bot ? { kind: 'bot', name: bot.name, bot: bot.key } : person(1)];
}
