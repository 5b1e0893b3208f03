import {
  eventFor,
  type Game,
  type GameEvent,
  type GameState,
  type SeatDecision,
  type SeatUndo,
  type Standing,
  type ToldStep,
  type UndoRule,
  type Viewer,
} from '@cardscape/kernel';
import type { Match } from '@cardscape/kernel/match';

/** How far a seat may go back. */
interface Undoing {
  readonly rule: UndoRule;
  readonly from: number;
}

/** How a match stands, as a viewer may know it. */
export function standingOf<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  viewer: Viewer,
  undoing: Undoing,
): Standing<V> {
  const { game, state, steps } = match;
  return {
    step: steps.length - 1,
    view: game.view(state, viewer),
    decision: decisionOf(game, state, viewer),
    undo: undoOf(match, viewer, undoing),
  };
}

function decisionOf<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  state: S,
  viewer: Viewer,
): SeatDecision {
  const decision = game.decisionFor(state, viewer);
  if (decision.ask !== 'pick') return decision;
  return {
    ...decision,
    labels: decision.options.map((option) => game.label(state, option)),
    phrases: decision.options.map((option) => game.phrase(state, option)),
  };
}

function undoOf<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  viewer: Viewer,
  { rule, from }: Undoing,
): SeatUndo {
  if (typeof viewer !== 'number') return { refused: 'You look on.' };
  const answer = match.canUndo(viewer, rule);
  if ('refused' in answer) return answer;
  return answer.to < from
    ? { refused: 'You have not chosen anything here yet.' }
    : { to: answer.to, free: rule === 'free' };
}

/** All that a viewer was told since the match began, step by step. */
export function storyOf<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  viewer: Viewer,
): ToldStep<E>[] {
  return match.steps.map((_, step) => toldOf(match, step, viewer));
}

/** What a viewer is told of a step. */
export function toldOf<S extends GameState, O, V, E extends GameEvent>(
  { game, start, steps, choosers }: Match<S, O, V, E>,
  step: number,
  viewer: Viewer,
): ToldStep<E> {
  const chooser = step === 0 ? undefined : choosers[step - 1];
  return {
    ...(chooser !== undefined && { chooser }),
    events: (steps[step]?.events ?? []).map((event) => ({
      event: eventFor(event, viewer),
      words: game.narrate(event, viewer, start.names),
    })),
  };
}
