import { playOn, startOf } from '@cardscape/games';
import {
  type MatchRecord,
  type MatchStart,
  type OpenedGame,
  type PickDecision,
  problemLines,
  SEATS,
  type Seat,
} from '@cardscape/kernel';
import { type Bot, BotClock, type DistantBot, LocalTable } from '@cardscape/players';
import { botOf } from '../bots/bots.ts';
import type { PlayedWith } from '../bots/messages.ts';
import { browserThinker } from '../bots/thinker.ts';
import type { AnyGameTable } from '../gameTable.ts';
import type { SessionOpening } from '../session/opening.ts';
import { screenPace } from '../session/pace.ts';
import { seatsAt } from '../session/seatsAt.ts';
import { MatchSession } from '../session/session.ts';
import type { NotKept } from '../session/sessionParts.ts';

/** A session, or why there is none: playing on asks for the same cards and rules. */
export type OpenedSession = { readonly session: MatchSession } | { readonly why: string };

/** Keeps a match after each step; says why where it is not kept. */
export type KeepMatch = (table: LocalTable) => NotKept | undefined;

/** The bots that sit at a table, by seat. */
function botsAt(
  { plans, bots: when = 'at once' }: SessionOpening,
  opened: OpenedGame,
  played: PlayedWith,
): Partial<Record<Seat, Bot | DistantBot>> {
  const kinds = SEATS.flatMap((seat) => {
    const plan = plans[seat];
    return plan.kind === 'bot' ? [[seat, plan.bot] as const] : [];
  });
  if (kinds.length === 0) return {};
  const beside = browserThinker()?.match(played, opened, { early: when === 'at once' });
  return Object.fromEntries(
    kinds.map(([seat, kind]) => [seat, beside?.(kind) ?? botOf(kind, opened)]),
  );
}

function openTable(game: AnyGameTable, session: SessionOpening, clock: BotClock) {
  const { plans, from, undoFrom = 0 } = session;
  const { cards, options, position } = from;
  const opening = game.openWith({ ...(cards && { cards }), options, position });
  const names = [plans[0].name, plans[1].name] as const;
  const sitDown = (opened: OpenedGame, start: MatchStart<unknown> | MatchRecord) =>
    new LocalTable({
      opened,
      from: start,
      bots: botsAt(session, opened, { ...start, game: game.game }),
      undoFrom,
      later: clock.later,
    });
  if ('steps' in from) return playOn(from, opening, sitDown, names);
  if ('problems' in opening) return { problem: problemLines(opening.problems) };
  const { opened } = opening;
  return { played: sitDown(opened, startOf(opened, from.options, { seed: from.seed, names })) };
}

/** Opens a session of any game. */
export function openSession(
  game: AnyGameTable,
  opening: SessionOpening,
  keep: KeepMatch = () => undefined,
): OpenedSession {
  const clock = new BotClock();
  const found = openTable(game, opening, clock);
  if ('problem' in found) return { why: found.problem };
  const table = found.played;
  const { keep: when = 'at once', plans } = opening;
  let notKept = when === 'at once' ? keep(table) : undefined;
  table.onChange(() => {
    notKept = keep(table);
  });
  const session = new MatchSession({
    table,
    seat: seatsAt(table),
    plans,
    bots: clock,
    tell: (events) => game.tell(events),
    pace: screenPace(),
    notKept: () => notKept,
    ...(game.settle && {
      settle: (decision: PickDecision, view) => game.settle?.(decision, view, table.opened),
    }),
  });
  return { session };
}
