import {
  type Game,
  type GameEvent,
  type GameState,
  type Match,
  plain,
  type Viewer,
  type Words,
} from '@cardscape/kernel';

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
  const sentences = events.map((event) => ({ words: game.narrate(event, viewer) }));
  return runsOf(sentences).flatMap(({ words, times }, index) => [
    ...(index === 0 ? [] : [' ']),
    ...words,
    ...(times > 1 ? [` (${times} times)`] : []),
  ]);
}

/** What says the same in a row is told once, with how often. */
export function runsOf<Line extends { readonly words: Words }>(
  lines: readonly Line[],
): (Line & { times: number })[] {
  const runs: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && plain(last.words) === plain(line.words)) last.times++;
    else runs.push({ ...line, times: 1 });
  }
  return runs;
}

/** The lines of the steps before this one. */
export function linesBefore(lines: readonly LogLine[], step: number): LogLine[] {
  return lines.filter(({ key }) => Number.parseInt(key, 10) < step);
}
