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
import { type Bot, BotClock, greedyBot, LocalTable, randomBot } from '@cardscape/players';
import type { AnyGameTable } from '../gameTable.ts';
import type { SessionOpening } from '../session/opening.ts';
import { screenPace } from '../session/pace.ts';
import { seatsAt } from '../session/seatsAt.ts';
import { MatchSession } from '../session/session.ts';
import type { NotKept } from '../session/sessionParts.ts';
import type { SeatPlans } from '../set-up/seats.ts';

/** A session, or why there is none: playing on asks for the same cards and rules. */
export type OpenedSession = { readonly session: MatchSession } | { readonly why: string };

/** Keeps a match after each step; says why where it is not kept. */
export type KeepMatch = (table: LocalTable) => NotKept | undefined;

/** The bots that sit at a table, by seat. */
function botsAt(plans: SeatPlans, { bots }: OpenedGame): Partial<Record<Seat, Bot>> {
  const sitting: Partial<Record<Seat, Bot>> = {};
  for (const seat of SEATS) {
    const plan = plans[seat];
    if (plan.kind === 'bot')
      sitting[seat] = plan.bot === 'random' ? randomBot() : greedyBot(bots.evaluate, bots.policy);
  }
  return sitting;
}

function openTable(
  game: AnyGameTable,
  { plans, from, undoFrom = 0 }: SessionOpening,
  clock: BotClock,
) {
  const { cards, options, position } = from;
  const opening = game.openWith({ ...(cards && { cards }), options, position });
  const names = [plans[0].name, plans[1].name] as const;
  const sitDown = (opened: OpenedGame, start: MatchStart<unknown> | MatchRecord) =>
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
