import {
  eventFor,
  linesOf,
  type Match,
  type OpenedGame,
  type Step,
  VIEWERS,
} from '@cardscape/kernel';
import type { WatchedMatch } from './watched-match.ts';

/** A match that was played again, to be watched. */
export function watchPlayed(
  match: Match,
  opened: OpenedGame,
  said: Pick<WatchedMatch, 'notice' | 'cannotPlayOn'>,
): WatchedMatch {
  const { steps, game, record, decision } = match;
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
    at(step, viewer) {
      const { state, events } = steps[step] as Step<typeof match.state, never>;
      return {
        view: game.view(state, viewer),
        events: events.map((event) => eventFor(event, viewer)),
        lines: linesOf(match, step, viewer),
      };
    },
    print: (design) => opened.print(design),
  };
}
