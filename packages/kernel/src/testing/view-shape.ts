import { randomFrom, split } from '../chance/random.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Game, GameState } from '../contract/game.ts';
import { VIEWERS } from '../contract/seats.ts';
import { allOf, counted } from '../english/wording.ts';
import type { FuzzPlan } from './fuzz.ts';
import { type ShapeLine, ShapeReader } from './shape-reader.ts';
import { walk } from './walk.ts';

/** Marks a line that is met by chance alone: that it comes or goes says nothing. */
const RARE = ' (rare)';
const VERSION = 'viewVersion';

/**
 * The shape of the views and events of random games as the text of a small file: the version they are
 * said to have, then a line for each way to a value and each kind of value found there.
 */
export function viewShape<State extends GameState, Options, View, Event extends GameEvent>(
  {
    game,
    viewVersion,
  }: { readonly game: Game<State, Options, View, Event>; readonly viewVersion: number },
  { games, seed, options }: Pick<FuzzPlan<Options>, 'games' | 'seed' | 'options'>,
): string {
  const reader = new ShapeReader();
  for (let number = 0; number < games; number++) {
    const random = randomFrom(`${seed}/${number}`);
    const first = game.setup(options(split(random, 'options')), `${seed}/${number}`);
    const look = ({ state, events }: typeof first) => {
      for (const viewer of VIEWERS) reader.read('view', game.view(state, viewer));
      for (const event of events) reader.read(`event ${event.type}`, event);
    };
    look(first);
    for (const { after } of walk(game, first.state, random)) look(after);
  }
  const lines = reader.lines().map(({ line, isRare }: ShapeLine) => line + (isRare ? RARE : ''));
  return `${[`${VERSION} ${viewVersion}`, ...lines].join('\n')}\n`;
}

/** Is the kept shape one of the same version? Only then it has to be the same. */
export function isSameVersion(kept: string, shape: string): boolean {
  return kept.split('\n', 1)[0] === shape.split('\n', 1)[0];
}

/** More lines than these are counted, not shown. */
const MOST_SHOWN = 8;

/** What is not as it was in the kept shape, and what to do about it; nothing if all is. */
export function shapeProblem(kept: string, shape: string): string | undefined {
  const [before, now] = [linesOf(kept), linesOf(shape)];
  const missing = (from: typeof before, to: typeof before, word: string) =>
    [...from].flatMap(([line, isRare]) => (isRare || to.has(line) ? [] : [`${word}: ${line}`]));
  const changes = [...missing(now, before, 'new'), ...missing(before, now, 'gone')];
  if (changes.length === 0) return undefined;
  const shown = changes.slice(0, MOST_SHOWN);
  const more = changes.length - shown.length;
  const all = allOf(more > 0 ? [...shown, counted(more, 'more line')] : shown);
  return `The shape of views or events has changed (${all}). What was kept of matches before may not be drawn any more: raise viewVersion where the game is opened, then write the new shape with "npx vitest run --project unit view-shape -u".`;
}

function linesOf(shape: string): Map<string, boolean> {
  const lines = shape.trim().split('\n').slice(1);
  return new Map(lines.map((line) => [line.replace(RARE, ''), line.endsWith(RARE)]));
}
