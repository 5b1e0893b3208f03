import type { BroughtCards, Seat } from '@cardscape/kernel';
import type { ShowdownOptions } from '@cardscape/showdown';
import { botNames, type OpponentKey } from '../../../table/set-up/opponents.ts';
import type { SeatPlan } from '../../../table/set-up/seats.ts';
import { freshSeed } from '../../../table/set-up/seed.ts';
import { handSession } from '../match/current.ts';
import { openSession } from '../match/game.ts';

/** Who sits down, with what. */
export interface MatchSeat {
  readonly name: string;
  /** A bot by its key; a person if left out. */
  readonly bot?: Exclude<OpponentKey, 'person'>;
  /** The names of designs. */
  readonly character: string;
  readonly deck: readonly string[];
  /** The profile that is played for: it gets what the match is worth. */
  readonly profile?: string | undefined;
}

/** A match as it is started. */
export interface MatchStartPlan {
  readonly seats: readonly [MatchSeat, MatchSeat];
  readonly seed?: string;
  /** Who begins; the dice decide if it is not said. */
  readonly first?: Seat | undefined;
  readonly cards?: BroughtCards | undefined;
}

/** Where matches are played. */
export const matchPath = '/play/showdown/match';

/** Starts a match and hands it to the match page; go to `matchPath` then. */
export function startShowdownMatch({ seats, seed, first, cards }: MatchStartPlan): void {
  const [one, other] = seats;
  const options: ShowdownOptions = {
    characters: [one.character, other.character],
    decks: [one.deck, other.deck],
    ...(first !== undefined && { first }),
  };
  const from = {
    options,
    seed: seed?.trim() || freshSeed(),
    ...(cards && { cards }),
  };
  handSession(openSession({ plans: [planOf(one), planOf(other)], from }));
}

function planOf({ name, bot, profile }: MatchSeat): SeatPlan {
  const playsFor = profile === undefined ? {} : { profile };
  if (bot === undefined) return { kind: 'human', name, ...playsFor };
  const botName = botNames.find(({ key }) => key === bot)?.name ?? name;
  return { kind: 'bot', name: botName, bot, ...playsFor };
}
