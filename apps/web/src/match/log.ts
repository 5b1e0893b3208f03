import type { Game, GameEvent, GameState, Match, Viewer, Words } from '@cardscape/kernel';

/** One line of a match's log. */
export interface LogLine {
  readonly key: string;
  readonly type: string;
  readonly words: Words;
}

/** Everything that has happened, told to one viewer. */
export function logOf<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  viewer: Viewer,
): LogLine[] {
  return match.steps.flatMap(({ events }, step) =>
    events.map((event, index) => ({
      key: `${step}/${index}`,
      type: event.type,
      words: match.game.narrate(event, viewer),
    })),
  );
}

/** Some events in one breath, for the message line and for screen readers. */
export function toldOf<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  events: readonly E[],
  viewer: Viewer,
): Words {
  return events.flatMap((event, index) => [
    ...(index === 0 ? [] : [' ']),
    ...game.narrate(event, viewer),
  ]);
}

/** The lines of the steps before this one. */
export function linesBefore(lines: readonly LogLine[], step: number): LogLine[] {
  return lines.filter(({ key }) => Number.parseInt(key, 10) < step);
}
