import { type MatchRecord, SEATS, type Seat } from '@cardscape/kernel';
import type { AnyGameTable } from '../gameTable.ts';
import { history, type MatchHistory, type PastMatch } from '../history/history.ts';
import { watched } from '../kept/watched.ts';
import type { SessionOpening } from '../session/opening.ts';
import type { MatchSession } from '../session/session.ts';
import type { SeatPlans } from '../set-up/seats.ts';
import type { MatchEntry } from './matchIndex.ts';
import { freshId, type MatchShelf, MOST_OPEN, matchShelf } from './matchShelf.ts';
import { namedSides } from './matchWords.ts';
import { type KeepMatch, openSession } from './openSession.ts';

/** A match that was kept and cannot go on, but be watched. */
export interface StuckMatch {
  readonly record: MatchRecord;
  /** Whether it had ended anyway. */
  readonly over: boolean;
  /** What has changed since. */
  readonly why: string;
}

/** A match at its address, or why there is none. */
type Begun = { readonly id: string; readonly session: MatchSession } | { readonly why: string };

const tooMany = `${MOST_OPEN} matches are open. Finish one or throw one away first.`;

/** The matches of a browser, as pages begin them, go on with them and list them. */
export function matchesOn(shelf: MatchShelf = matchShelf(), past: MatchHistory = history) {
  /** The sessions of this visit: a match that the browser cannot keep is played on all the same. */
  const live = new Map<string, MatchSession>();

  /** The matches that can be gone on with, of one game or of all, the newest first. */
  function openMatches(game?: string): readonly MatchEntry[] {
    return shelf.all().filter((each) => !each.over && (game === undefined || each.game === game));
  }

  /** Whether no more matches can be open at once. */
  function isFull(): boolean {
    return openMatches().length >= MOST_OPEN;
  }

  /** Where a game was left: at the newest match that is open, or else that has ended. */
  function lastMatch(game: string): MatchEntry | undefined {
    return openMatches(game)[0] ?? shelf.all().find((each) => each.game === game);
  }

  /** Begins a match, or goes on from somewhere with a new one; it is kept under an id of its own. */
  function beginMatch(
    table: AnyGameTable,
    opening: SessionOpening,
    id = freshId(table.game),
  ): Begun {
    const isNew = shelf.find(id) === undefined;
    if (isNew && opening.keep !== 'never' && isFull()) return { why: tooMany };
    const opened = openSession(table, opening, keeperOf(shelf, past, table, id, opening));
    if ('why' in opened) return opened;
    live.set(id, opened.session);
    return { id, session: opened.session };
  }

  /** The match of an id: as it is played in this visit, or as it was left. Nothing if there is none. */
  function resumeMatch(
    table: AnyGameTable,
    id: string,
    bots?: SessionOpening['bots'],
  ): { readonly session: MatchSession } | StuckMatch | undefined {
    const session = live.get(id);
    if (session) return { session };
    const found = shelf.read(id);
    if (!found) return undefined;
    const { plans, record, over, undoFrom = 0 } = found;
    const opening: SessionOpening = {
      plans,
      from: record,
      undoFrom,
      keep: 'when played',
      ...(bots && { bots }),
    };
    const opened = openSession(table, opening, keeperOf(shelf, past, table, id, opening));
    if ('why' in opened) return { record, over, why: opened.why };
    live.set(id, opened.session);
    return opened;
  }

  /** The match of an id as another tab has left it; what was done here since is let go. */
  function newestMatch(table: AnyGameTable, id: string) {
    live.delete(id);
    return resumeMatch(table, id);
  }

  /** The id under which a match that is over can be watched: its own, or one for its record if it is not kept. */
  function idToWatch(session: MatchSession): string {
    const [id] = [...live].find(([, each]) => each === session) ?? [];
    const isKept = session.shown().notKept === undefined;
    return id !== undefined && isKept && shelf.find(id)?.over ? id : watched.keep(session.record);
  }

  /** What is watched under an id: a match of this browser that is over, or a record that was opened here. */
  function findToWatch(id: string): MatchRecord | 'open' | undefined {
    const entry = shelf.find(id);
    if (!entry) return watched.read(id);
    // Whoever still plays would see the other hand.
    return entry.over ? shelf.read(id)?.record : 'open';
  }

  /** The id of the last match that ended here. */
  function lastToWatch(): string | undefined {
    return shelf.all().find(({ over }) => over)?.id;
  }

  /** Throws a match away for good. */
  function throwAway(id: string): void {
    live.delete(id);
    shelf.throwAway(id);
  }

  return {
    openMatches,
    isFull,
    lastMatch,
    beginMatch,
    resumeMatch,
    newestMatch,
    idToWatch,
    findToWatch,
    lastToWatch,
    throwAway,
  };
}

/** The matches of this browser. */
export const {
  openMatches,
  isFull,
  lastMatch,
  beginMatch,
  resumeMatch,
  newestMatch,
  idToWatch,
  findToWatch,
  lastToWatch,
  throwAway,
} = matchesOn();

/** Keeps a match under its id, until another tab has gone on with it. */
function keeperOf(
  shelf: MatchShelf,
  past: MatchHistory,
  game: AnyGameTable,
  id: string,
  { plans, keep, undoFrom }: SessionOpening,
): KeepMatch {
  const names = [plans[0].name, plans[1].name] as const;
  let written = shelf.find(id)?.at;
  return (table) => {
    const { isOver: over } = table;
    if (keep === 'never') return undefined;
    const { record } = table;
    if (shelf.find(id)?.at !== written) return 'elsewhere';
    const { game: rules } = table.opened;
    const view = rules.view(table.position, 'table');
    const sides = namedSides(table.opened.sideNames(record.options));
    const standing = game.standing?.(view);
    const about = {
      id,
      game: game.game,
      names,
      where: game.where(view),
      ...(sides && { sides }),
      ...(standing !== undefined && { standing }),
    };
    const wasOver = shelf.find(id)?.over === true;
    const isKept = shelf.write(about, { plans, record, over, ...(undoFrom && { undoFrom }) });
    written = shelf.find(id)?.at;
    const decision = rules.decision(table.position);
    if (decision.ask === 'over') void past.add(pastOf(about, plans, record, decision.winner));
    else if (wasOver) void past.remove(id);
    return isKept ? undefined : 'no room';
  };
}

/** A match that has ended, as the history keeps it. */
function pastOf(
  about: Omit<MatchEntry, 'over' | 'at'>,
  plans: SeatPlans,
  { steps }: MatchRecord,
  winner: Seat | null,
): PastMatch {
  const last = steps.at(-1)?.choice ?? [];
  return {
    ...about,
    people: SEATS.filter((seat) => plans[seat].kind === 'human'),
    winner,
    conceded: 'concede' in last,
    choices: steps.length,
    ended: Date.now(),
  };
}
