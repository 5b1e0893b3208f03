import {
  type GameEvent,
  type GameState,
  type OpenedGame,
  type SeenMatch,
  type Step,
  VIEWERS,
} from '@cardscape/kernel';
import { linesOf, type Match } from '@cardscape/kernel/match';
import type { WatchedMatch } from './watched-match.ts';

/** A match that was played again, to be watched; what was seen of it stays with its record. */
export function watchPlayed(
  match: Match,
  opened: OpenedGame,
  said: Pick<WatchedMatch, 'notice' | 'caveat' | 'cannotPlayOn'>,
  seen?: SeenMatch,
): WatchedMatch {
  const { steps, game, decision } = match;
  const record = { ...match.record, ...(seen && { seen }) };
  const stateAt = (step: number) => (steps[step] as Step<GameState, GameEvent>).state;
  return {
    record,
    opened,
    length: steps.length,
    viewers: VIEWERS,
    sides: opened.sideNames(record.options),
    isKept: false,
    ...said,
    ...(decision.ask === 'over' && {
      end: { winner: decision.winner, words: game.ending(decision.reason) },
    }),
    view: (step, viewer) => game.view(stateAt(step), viewer),
    events: (step) => steps[step]?.events ?? [],
    lines: (step, viewer) => linesOf(match, step, viewer),
    asked(step) {
      const asked = game.decision(stateAt(step));
      return asked.ask === 'over' ? undefined : asked.seat;
    },
    print: (design) => opened.print(design),
  };
}
