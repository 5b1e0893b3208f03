import { startOf } from '@cardscape/games';
import { cardOf, mustOpen, type PickDecision } from '@cardscape/kernel';
import { type Bot, BotClock, LocalTable } from '@cardscape/players';
import { seatsAt } from '../session/seatsAt.ts';
import { MatchSession } from '../session/session.ts';
import type { Later } from '../session/sessionParts.ts';
import type { Lesson, Lessons, ScriptedDeed } from './lesson.ts';

/** An opponent that does what the lesson says, and otherwise lets you be. */
function scriptOf<View, Mark>(
  deeds: readonly ScriptedDeed[],
  { fallbacks, nameOf }: Lessons<View, Mark>,
): Bot {
  return ({ state, decision }) => {
    if (decision.ask !== 'pick') return [];
    const { options, min } = decision;
    const named = (card: number | undefined, name: string | undefined) =>
      name === undefined ||
      (card !== undefined && nameOf(cardOf(state.table, card).design) === name);
    const scripted = deeds
      .map(({ act, card, on }) =>
        options.findIndex(
          ({ act: does, card: of, target }) =>
            does === act &&
            named(of, card) &&
            named(target?.is === 'card' ? target.card : undefined, on),
        ),
      )
      .find((place) => place >= 0);
    if (scripted !== undefined) return [scripted];
    const plain = fallbacks
      .map((act) => options.findIndex((option) => option.act === act))
      .find((place) => place >= 0);
    return plain === undefined ? options.slice(0, min).map((_, at) => at) : [plain];
  };
}

/** Opens a lesson on the table: you against an opponent that keeps to the script. */
export function openLesson<View, Mark>(
  lessons: Lessons<View, Mark>,
  lesson: Lesson<View, Mark>,
  timing: { readonly pace?: number; readonly later?: Later },
): MatchSession {
  const { table: game, options } = lessons;
  const opened = mustOpen(game.openWith({ options, position: lesson.position }));
  const bots = new BotClock();
  const table = new LocalTable({
    opened,
    from: startOf(opened, options, { seed: lesson.key }),
    bots: { 1: scriptOf(lesson.opponent ?? [], lessons) },
    later: bots.later,
  });
  return new MatchSession({
    table,
    seat: seatsAt(table),
    bots,
    plans: [
      { kind: 'human', name: 'You' },
      { kind: 'bot', name: 'Opponent', bot: 'script' },
    ],
    tell: (events) => game.tell(events),
    settle: (decision: PickDecision, view) =>
      lessons.settle(lesson, decision, view as View, opened.print),
    ...timing,
  });
}

/** What you have seen so far, move by move. */
export function viewsOf<View>(session: MatchSession): readonly View[] {
  return session.views(0) as readonly View[];
}
