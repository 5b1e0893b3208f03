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
  SEATS,
  type Seat,
} from '@cardscape/kernel';
import { type Bot, BotClock, greedyBot, LocalTable, randomBot } from '@cardscape/players';
import { wantsStillness } from '../../look/motion/motion.ts';
import type { Telling } from '../session/beats.ts';
import { seatsAt } from '../session/seatsAt.ts';
import { MatchSession } from '../session/session.ts';
import type { SeatPlans } from '../set-up/seats.ts';
import { lastRecord, savedMatch } from './saved.ts';
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

/** The bots that sit at a table, by seat. */
function botsAt<S extends GameState, O, V, E extends GameEvent>(
  plans: SeatPlans,
  { bots }: OpenedGame<S, O, V, E>,
): Partial<Record<Seat, Bot<S, O, V, E>>> {
  const sitting: Partial<Record<Seat, Bot<S, O, V, E>>> = {};
  for (const seat of SEATS) {
    const plan = plans[seat];
    if (plan.kind === 'bot')
      sitting[seat] = plan.bot === 'random' ? randomBot() : greedyBot(bots.evaluate, bots.policy);
  }
  return sitting;
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

  function openTable({ plans, from, undoFrom = 0 }: SessionOpening<O>, clock: BotClock) {
    const opening = openWith(from);
    const names = [plans[0].name, plans[1].name] as const;
    const sitDown = (opened: OpenedGame<S, O, V, E>, start: MatchStart<O> | MatchRecord<O>) =>
      new LocalTable({
        opened,
        from: start,
        bots: botsAt(plans, opened),
        undoFrom,
        later: clock.later,
      });
    if ('steps' in from) return playOn(from, opening, sitDown, names);
    if ('problems' in opening) return { problem: problemLines(opening.problems) };
    const { opened } = opening;
    const start = startOf(opened, from.options, { seed: from.seed, names });
    return { played: sitDown(opened, start) };
  }

  function attempt(opening: SessionOpening<O>): Opened<S, O, V, E> {
    const { plans, keep = 'at once' } = opening;
    const clock = new BotClock();
    const found = openTable(opening, clock);
    if ('problem' in found) return { why: found.problem };
    const table = found.played;
    let isKept = true;
    const save = () => {
      const over = table.isOver;
      if (keep === 'never' && !over) return;
      const { record } = table;
      if (keep !== 'never') isKept = saved.write({ plans, record, over }) && isKept;
      if (!over) return;
      isKept = lastRecord.write(record) && isKept;
      toWatch.hand(undefined);
    };
    if (keep === 'at once') save();
    table.onChange(save);
    const session = new MatchSession({
      table,
      seat: seatsAt(table),
      plans,
      bots: clock,
      tell,
      pace: screenPace(),
      isKept: () => isKept,
      ...(settle && {
        settle: (decision: PickDecision, view: V) => settle(decision, view, table.opened),
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
