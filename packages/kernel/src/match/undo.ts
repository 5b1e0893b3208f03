import { cardsShownIn } from '../cards/seen-cards.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Game, GameState } from '../contract/game.ts';
import { type Seat, VIEWERS, type Viewer } from '../contract/seats.ts';
import { fingerprint } from './fingerprint.ts';

/** Whether choices can be taken back only fairly, or freely (one device, or against bots). */
export type UndoRule = 'fair' | 'free';

/** A position on the way and who chose next from it; the last one has no chooser. */
export interface Milestone<State> {
  readonly state: State;
  readonly chooser: Seat | undefined;
}

/** How far back a player can go, or why not. */
export type UndoAnswer = { readonly to: number } | { readonly refused: string };

/** Back to the player's last choice, whatever happened since: for one device and against bots. */
export function undoFreely<State>(path: readonly Milestone<State>[], seat: Seat): UndoAnswer {
  const to = path.findLastIndex((milestone) => milestone.chooser === seat);
  return to < 0 ? { refused: 'You have not chosen anything yet.' } : { to };
}

/**
 * Back to the player's last choice, unless something happened since that cannot be forgotten: a
 * choice of the other player, a random number, a card that anyone has newly seen, the end.
 */
export function undoFairly<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  path: readonly Milestone<State>[],
  seat: Seat,
): UndoAnswer {
  const answer = undoFreely(path, seat);
  if ('refused' in answer) return answer;
  const [before, ...since] = path.slice(answer.to) as [Milestone<State>, ...Milestone<State>[]];
  if (since.some(({ chooser }) => chooser !== undefined && chooser !== seat))
    return { refused: 'Your opponent has chosen since.' };
  for (const { state } of since) {
    if (game.decision(state).ask === 'over') return { refused: 'The game is over.' };
    if (fingerprint(state.random) !== fingerprint(before.state.random))
      return { refused: 'Chance has spoken since.' };
    if (VIEWERS.some((viewer) => showsMore(game, before.state, state, viewer)))
      return { refused: 'A card has been seen since.' };
  }
  return answer;
}

/** Does the viewer see a card in the later position that they did not see in the earlier one? */
function showsMore<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  earlier: State,
  later: State,
  viewer: Viewer,
): boolean {
  const shown = (state: State) =>
    cardsShownIn([game.view(state, viewer), game.decisionFor(state, viewer)]);
  const before = shown(earlier);
  return [...shown(later)].some((card) => !before.has(card));
}
