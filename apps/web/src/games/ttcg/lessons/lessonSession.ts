import { startOf } from '@cardscape/games';
import { cardOf, mustOpen, type PickDecision, type Picks } from '@cardscape/kernel';
import { type Bot, BotClock, LocalTable } from '@cardscape/players';
import type { TtcgEvent, TtcgOptions, TtcgState, TtcgView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { seatsAt } from '../../../table/session/seatsAt.ts';
import { MatchSession } from '../../../table/session/session.ts';
import type { Later } from '../../../table/session/sessionParts.ts';
import { openWith } from '../core.ts';
import type { TtcgSession } from '../match/game.ts';
import { type Stops, settledPass } from '../match/stops.ts';
import { tell } from '../match/tell.ts';
import type { Lesson, ScriptedDeed } from './lesson.ts';

type Script = Bot<TtcgState, TtcgOptions, TtcgView, TtcgEvent>;

/** What the opponent falls back on, in this order. */
const fallbacks = ['pass', 'end', 'keep'];

/** An opponent that does what the lesson says, and otherwise lets you be. */
function scriptOf(deeds: readonly ScriptedDeed[]): Script {
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
    return plain === undefined ? options.slice(0, Math.max(1, min)).map((_, at) => at) : [plain];
  };
}

/** The cards of a lesson lie in its position. */
const options: TtcgOptions = { decks: [[], []] };

/** Opens a lesson on the table: you against an opponent that keeps to the script. */
export function openLesson(
  lesson: Lesson,
  timing: { readonly pace?: number; readonly later?: Later },
): TtcgSession {
  const opened = mustOpen(openWith({ options, position: lesson.position }));
  const stops: Stops = {
    answer: lesson.answers ? 'anything' : 'never',
    own: false,
    mine: [],
    theirs: [],
  };
  const bots = new BotClock();
  const table = new LocalTable({
    opened,
    from: startOf(opened, options, { seed: lesson.key }),
    bots: { 1: scriptOf(lesson.opponent ?? []) },
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
    tell,
    settle: (decision: PickDecision, view: TtcgView): Picks | undefined =>
      settledPass(decision, view, stops, opened.print),
    ...timing,
  });
}

/** What you have seen so far, move by move. */
export function viewsOf(session: TtcgSession): readonly TtcgView[] {
  return session.views(0);
}
