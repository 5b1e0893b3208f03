import { type OpenWith, playOn, startOf, whyNotPlayOn } from '@cardscape/games';
import {
  type GameEvent,
  type GameState,
  type MatchRecord,
  type MatchStart,
  type OpenedGame,
  type Opening,
  type PickDecision,
  type Picks,
  problemLines,
} from '@cardscape/kernel';
import { Match, SeenKeeper } from '@cardscape/kernel/match';
import { greedyBot, randomBot } from '@cardscape/players';
import { wantsStillness } from '../look/motion.ts';
import type { Telling } from './beats.ts';
import { lastRecord, savedMatch } from './saved.ts';
import type { BotShelf, SeatPlans } from './seats.ts';
import { MatchSession } from './session.ts';
import { toWatch } from './toWatch.ts';

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
  /** Answers for a person who need not be asked, with the cards that are played with. */
  readonly settle?: (
    decision: PickDecision,
    view: V,
    opened: OpenedGame<S, O, V, E>,
  ) => Picks | undefined;
}

/** A match that was kept and cannot go on, but be watched. */
export interface StuckMatch {
  readonly record: MatchRecord;
  /** Whether it had ended anyway. */
  readonly over: boolean;
  /** What has changed since. */
  readonly why: string;
}

/** A session, or why there is none. */
type Opened<S extends GameState, O, V, E extends GameEvent> =
  | OpenedSession<S, O, V, E>
  | { readonly why: string };

interface OpenedSession<S extends GameState, O, V, E extends GameEvent> {
  readonly session: MatchSession<S, O, V, E>;
}

/** Opens the sessions of a game and keeps the last one. */
export interface Keeper<S extends GameState, O, V, E extends GameEvent> {
  /** Opens a session. Throws when it cannot be played. */
  open(opening: SessionOpening<O>): MatchSession<S, O, V, E>;
  /** Opens a session, or says why that cannot be: playing on asks for the same cards and rules. */
  attempt(opening: SessionOpening<O>): Opened<S, O, V, E>;
  /** Does an unfinished match wait? */
  hasSaved(): boolean;
  /** The match that waits, if it is plain that it cannot go on. */
  stuck(): StuckMatch | undefined;
  /** The match that was left, also at its end; or why it cannot go on. It stays kept. */
  resume(): OpenedSession<S, O, V, E> | StuckMatch | undefined;
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

  function openWith({ cards, options, position }: MatchOrigin<O>) {
    return parts.openWith({ ...(cards && { cards }), options, position });
  }

  function openMatch({ plans, from }: SessionOpening<O>) {
    const opening = openWith(from);
    const names = [plans[0].name, plans[1].name] as const;
    if ('steps' in from) return playOn(from, opening, names);
    if ('problems' in opening) return { problem: problemLines(opening.problems) };
    const { opened } = opening;
    const start = startOf(opened, from.options, { seed: from.seed, names });
    return { opened, match: new Match(opened.game, start) };
  }

  function attempt(opening: SessionOpening<O>): Opened<S, O, V, E> {
    const { plans, keep = 'at once', undoFrom = 0 } = opening;
    const found = openMatch(opening);
    if ('problem' in found) return { why: found.problem };
    const { opened, match } = found;
    const keeper = new SeenKeeper(match, opened);
    const whole = (): MatchRecord<O> => ({ ...match.record, seen: keeper.seen() });
    let isKept = true;
    const save = () => {
      const over = match.decision.ask === 'over';
      if (keep === 'never' && !over) return;
      const record = whole();
      if (keep !== 'never') isKept = saved.write({ plans, record, over }) && isKept;
      if (!over) return;
      isKept = lastRecord.write(record) && isKept;
      toWatch.hand(undefined);
    };
    if (keep === 'at once') save();
    const session = new MatchSession({
      opened,
      match,
      plans,
      bots: botsOf(opened),
      tell,
      undoFrom,
      pace: screenPace(),
      save,
      isKept: () => isKept,
      whole,
      ...(settle && {
        settle: (decision: PickDecision, view: V) => settle(decision, view, opened),
      }),
    });
    return { session };
  }

  function open(opening: SessionOpening<O>) {
    const opened = attempt(opening);
    if ('why' in opened) throw new RangeError(opened.why);
    return opened.session;
  }

  function stuck(): StuckMatch | undefined {
    const found = saved.read();
    if (!found || found.over) return undefined;
    const { record, over } = found;
    const why = whyNotPlayOn(record, openWith(record as MatchRecord<O>));
    return why === undefined ? undefined : { record, over, why };
  }

  function resume() {
    const found = saved.read();
    if (!found) return undefined;
    const { plans, record, over } = found;
    const opened = attempt({ plans, from: record as MatchRecord<O>, keep: 'when played' });
    return 'why' in opened ? { record, over, why: opened.why } : opened;
  }

  return { open, attempt, stuck, resume, hasSaved: () => saved.read()?.over === false };
}
