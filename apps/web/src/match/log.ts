import { type GameEvent, type GameState, plain, type Viewer, type Words } from '@cardscape/kernel';
import type { Match } from '@cardscape/kernel/match';

/** One line of a match's log. */
export interface LogLine {
  readonly key: string;
  /** The step that it belongs to. */
  readonly step: number;
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
      step,
      type: event.type,
      words: wordsOf(match, event, viewer),
    })),
  );
}

/** Some events in one breath, for the message line and for screen readers. */
export function toldOf<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  events: readonly E[],
  viewer: Viewer,
): Words {
  return sentencesOf(match, events, viewer).flatMap((words, index) =>
    index === 0 ? words : [' ', ...words],
  );
}

/** Some events, a sentence for each; what is the same in a row is said once. */
export function sentencesOf<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  events: readonly E[],
  viewer: Viewer,
): Words[] {
  const sentences = events.map((event) => ({ words: wordsOf(match, event, viewer) }));
  return runsOf(sentences).map(({ words, times }) =>
    times > 1 ? [...words, ` (${times} times)`] : words,
  );
}

/** An event in words; those who sit at neither side call the players by their names. */
function wordsOf<S extends GameState, O, V, E extends GameEvent>(
  { game, start }: Match<S, O, V, E>,
  event: E,
  viewer: Viewer,
): Words {
  return game.narrate(event, viewer, start.names);
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
export function linesBefore(lines: readonly LogLine[], before: number): LogLine[] {
  return lines.filter(({ step }) => step < before);
}
