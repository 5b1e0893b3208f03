import {
  type GameEvent,
  type GameState,
  type OpenedGame,
  type SeenMatch,
  type Step,
  VIEWERS,
} from '@cardscape/kernel';
import { linesOf, type Rerun } from '@cardscape/kernel/replay';
import type { WatchedMatch } from './watched-match.ts';

/** A match that was played again, to be watched; what was seen of it stays with its record. */
export function watchPlayed(
  played: Rerun,
  opened: OpenedGame,
  said: Pick<WatchedMatch, 'notice' | 'caveat' | 'cannotPlayOn'>,
  seen?: SeenMatch,
): WatchedMatch {
  const { steps, game } = played;
  const record = { ...played.record, ...(seen && { seen }) };
  const logged = { game, start: record, steps, choices: record.steps.map(({ choice }) => choice) };
  const stateAt = (step: number) => (steps[step] as Step<GameState, GameEvent>).state;
  const last = game.decision(stateAt(steps.length - 1));
  return {
    record,
    opened,
    length: steps.length,
    viewers: VIEWERS,
    sides: opened.sideNames(record.options),
    isKept: false,
    ...said,
    ...(last.ask === 'over' && {
      end: { winner: last.winner, words: game.ending(last.reason) },
    }),
    view: (step, viewer) => game.view(stateAt(step), viewer),
    events: (step) => steps[step]?.events ?? [],
    lines: (step, viewer) => linesOf(logged, step, viewer),
    asked(step) {
      const asked = game.decision(stateAt(step));
      return asked.ask === 'over' ? undefined : asked.seat;
    },
    print: (design) => opened.print(design),
  };
}
