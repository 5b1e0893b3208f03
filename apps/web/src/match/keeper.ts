import {
  type Game,
  type GameEvent,
  type GameState,
  Match,
  type MatchRecord,
  type MatchStart,
  type PickDecision,
  type Picks,
} from '@cardscape/kernel';
import { wantsStillness } from '../look/motion.ts';
import type { Telling } from './beats.ts';
import { lastRecord, savedMatch } from './saved.ts';
import type { BotShelf, SeatPlans } from './seats.ts';
import { MatchSession } from './session.ts';

/** How a session is opened: from the start, or from a record. */
export interface Opening<O> {
  readonly plans: SeatPlans;
  readonly from: MatchStart<O> | MatchRecord<O>;
  /** When it takes the place of the match that is kept. */
  readonly keep?: 'at once' | 'when played' | 'never';
  /** The first step that can be taken back. */
  readonly undoFrom?: number;
}

/** What the sessions of a game are made of. */
export interface KeeperParts<S extends GameState, O, V, E extends GameEvent> {
  /** The key under which the last match of the game is kept. */
  readonly key: string;
  /** The game with these cards. Throws when they cannot be read. */
  readonly gameWith: (cards: unknown) => Game<S, O, V, E>;
  readonly bots: BotShelf<S, O, V, E>;
  readonly tell: Telling<E>;
  readonly settle?: (decision: PickDecision, view: V) => Picks | undefined;
}

/** Opens the sessions of a game and keeps the last one. */
export interface Keeper<S extends GameState, O, V, E extends GameEvent> {
  /** Opens a session. Throws when the cards of a record cannot be read. */
  open(opening: Opening<O>): MatchSession<S, O, V, E>;
  /** Is there a match to continue? */
  hasSaved(): boolean;
  /** The match that was left, also at its end, or nothing. One that no longer plays as it was written is let go. */
  resume(): MatchSession<S, O, V, E> | undefined;
}

/** With reduced motion nothing moves on screen, so there is less to wait for. */
const stillPace = 0.3;

/** How much of the usual time a session takes on this screen. */
export function screenPace(): number {
  return wantsStillness() ? stillPace : 1;
}

/** The keeper of a game's sessions. */
export function matchKeeper<S extends GameState, O, V, E extends GameEvent>(
  parts: KeeperParts<S, O, V, E>,
): Keeper<S, O, V, E> {
  const saved = savedMatch(parts.key);
  const { bots, tell, settle } = parts;

  function open({ plans, from, keep = 'at once', undoFrom = 0 }: Opening<O>) {
    const game = parts.gameWith(from.cards);
    const names = [plans[0].name, plans[1].name] as const;
    const match =
      'steps' in from ? Match.of(game, { ...from, names }) : new Match(game, { ...from, names });
    const save = (record: MatchRecord<O>) => {
      const over = match.decision.ask === 'over';
      if (over) lastRecord.write(record);
      if (keep !== 'never') saved.write({ plans, record, over });
    };
    if (keep === 'at once') save(match.record);
    return new MatchSession({
      match,
      plans,
      bots,
      tell,
      undoFrom,
      pace: screenPace(),
      save,
      ...(settle && { settle }),
    });
  }

  function resume() {
    const found = saved.read();
    if (!found) return undefined;
    try {
      const from = found.record as MatchRecord<O>;
      return open({ plans: found.plans, from, keep: 'when played' });
    } catch {
      saved.forget();
      return undefined;
    }
  }

  return { open, resume, hasSaved: () => saved.read()?.over === false };
}
