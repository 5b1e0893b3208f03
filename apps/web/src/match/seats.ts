import type { GameEvent, GameState } from '@cardscape/kernel';
import type { Bot } from '@cardscape/players';

/** Who sits in a seat, as it is saved: a person, or a bot by the key of its kind. */
export type SeatPlan = (
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; readonly bot: string }
) & {
  readonly name: string;
  /** The profile that the match is played for, in a game that has them. */
  readonly profile?: string;
};

/** The plans of both seats. */
export type SeatPlans = readonly [SeatPlan, SeatPlan];

/** The bots of a game, by key. */
export type BotShelf<S extends GameState, O, V, E extends GameEvent> = Readonly<
  Record<string, Bot<S, O, V, E>>
>;

/** What the players are called by the one who looks: themselves "You", unless two share a device. */
export function namesFor(plans: SeatPlans): [string, string] {
  const alone = plans.some(({ kind }) => kind === 'bot');
  return plans.map((plan) => (alone && plan.kind === 'human' ? 'You' : plan.name)) as [
    string,
    string,
  ];
}

/** Is this the plan of both seats? For what comes back from storage. */
export function areSeatPlans(found: unknown): found is SeatPlans {
  return Array.isArray(found) && found.length === 2 && found.every(isSeatPlan);
}

function isSeatPlan(found: unknown): found is SeatPlan {
  if (typeof found !== 'object' || found === null) return false;
  const { kind, name, profile, bot } = found as Record<string, unknown>;
  if (typeof name !== 'string') return false;
  if (profile !== undefined && typeof profile !== 'string') return false;
  return kind === 'human' || (kind === 'bot' && typeof bot === 'string');
}
