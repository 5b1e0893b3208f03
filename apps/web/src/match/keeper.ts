import { type OpenWith, startOf } from '@cardscape/games';
import {
  type GameEvent,
  type GameState,
  Match,
  type MatchRecord,
  type MatchStart,
  type OpenedGame,
  type Opening,
  type PickDecision,
  type Picks,
  problemLine,
  SeenKeeper,
} from '@cardscape/kernel';
import { greedyBot, randomBot } from '@cardscape/players';
import { wantsStillness } from '../look/motion.ts';
import type { Telling } from './beats.ts';
import { lastRecord, savedMatch } from './saved.ts';
import type { BotShelf, SeatPlans } from './seats.ts';
import { MatchSession } from './session.ts';

/** What a match is begun with, before its game is opened. */
export type MatchOrigin<O> = Pick<MatchStart<O>, 'options' | 'seed' | 'cards' | 'position'>;

/** How a session is opened: from the start, or from a record. */
export interface SessionOpening<O> {
  readonly plans: SeatPlans;
  readonly from: MatchOrigin<O> | MatchRecord<O>;
  /** When it takes the place of the match that is kept. */
  readonly keep?: 'at once' | 'when played' | 'never';
  /** The first step that can be taken back. */
  readonly undoFrom?: number;
}

/** What the sessions of a game are made of. */
export interface KeeperParts<S extends GameState, O, V, E extends GameEvent> {
  /** The key under which the last match of the game is kept. */
  readonly key: string;
  /** Opens the game with these cards and options. */
  readonly openWith: (request: OpenWith) => Opening<OpenedGame<S, O, V, E>>;
  readonly tell: Telling<E>;
  readonly settle?: (decision: PickDecision, view: V) => Picks | undefined;
}

/** Opens the sessions of a game and keeps the last one. */
export interface Keeper<S extends GameState, O, V, E extends GameEvent> {
  /** Opens a session. Throws when the cards or options of a record cannot be used. */
  open(opening: SessionOpening<O>): MatchSession<S, O, V, E>;
  /** Is there a match to continue? */
  hasSaved(): boolean;
  /**
   * The match that was left, also at its end, or nothing. One that no longer plays as it was written is
   * left to the replay page.
   */
  resume(): MatchSession<S, O, V, E> | undefined;
}

/** With reduced motion nothing moves on screen, so there is less to wait for. */
const stillPace = 0.3;

/** How much of the usual time a session takes on this screen. */
export function screenPace(): number {
  return wantsStillness() ? stillPace : 1;
}

/** The bots that can sit at the table of a game. */
function botsOf<S extends GameState, O, V, E extends GameEvent>({
  bots,
}: OpenedGame<S, O, V, E>): BotShelf<S, O, V, E> {
  return { random: randomBot(), greedy: greedyBot(bots.evaluate, bots.policy) };
}

/** The keeper of a game's sessions. */
export function matchKeeper<S extends GameState, O, V, E extends GameEvent>(
  parts: KeeperParts<S, O, V, E>,
): Keeper<S, O, V, E> {
  const saved = savedMatch(parts.key);
  const { tell, settle } = parts;

  function openMatch({ plans, from }: SessionOpening<O>) {
    const { cards, options, position } = from;
    const opening = parts.openWith({ ...(cards && { cards }), options, position });
    if ('problems' in opening) throw new RangeError(problemLine(opening.problems[0]));
    const { opened } = opening;
    const names = [plans[0].name, plans[1].name] as const;
    const match =
      'steps' in from
        ? Match.of(opened.game, { ...from, names })
        : new Match(opened.game, startOf(opened, options, { seed: from.seed, names }));
    return { opened, match };
  }

  function open(opening: SessionOpening<O>) {
    const { plans, keep = 'at once', undoFrom = 0 } = opening;
    const { opened, match } = openMatch(opening);
    const keeper = new SeenKeeper(match, opened);
    const write = (record: MatchRecord) => {
      const over = match.decision.ask === 'over';
      if (keep !== 'never') saved.write({ plans, record, over });
      if (over) lastRecord.write(record);
    };
    const whole = (): MatchRecord<O> => ({ ...match.record, seen: keeper.seen() });
    let isKept = false;
    // What was seen is long: it is written at the end and when the table is left, not at every step.
    const save = () => {
      isKept = true;
      write(match.decision.ask === 'over' ? whole() : match.record);
    };
    if (keep === 'at once') save();
    return new MatchSession({
      opened,
      match,
      plans,
      bots: botsOf(opened),
      tell,
      undoFrom,
      pace: screenPace(),
      save,
      // A match that was only looked at takes no other's place.
      leave: () => isKept && match.steps.length > 1 && write(whole()),
      whole,
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
      // It cannot be played on, but what was seen of it can still be watched.
      lastRecord.write(found.record);
      saved.forget();
      return undefined;
    }
  }

  return { open, resume, hasSaved: () => saved.read()?.over === false };
}
