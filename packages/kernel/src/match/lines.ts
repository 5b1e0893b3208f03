import type { GameEvent } from '../contract/events.ts';
import type { Choice, Game, GameState, Option, Step } from '../contract/game.ts';
import type { Viewer } from '../contract/seats.ts';
import { namesFor } from '../english/names.ts';
import type { Words } from '../english/words.ts';
import type { MatchStart } from './start.ts';

/** What is needed of a match, played or played again, for its log lines. */
interface Logged<State extends GameState, Options, View, Event extends GameEvent> {
  readonly game: Game<State, Options, View, Event>;
  readonly start: Pick<MatchStart<Options>, 'names'>;
  readonly steps: readonly Step<State, Event>[];
  readonly choices: readonly Choice[];
}

/**
 * The log lines of a step for a viewer: one for each event; where nothing happened, what was chosen. The
 * first position may have none.
 */
export function linesOf<State extends GameState, Options, View, Event extends GameEvent>(
  match: Logged<State, Options, View, Event>,
  at: number,
  viewer: Viewer,
): Words[] {
  const { game, steps, start } = match;
  const events = steps[at]?.events ?? [];
  if (events.length === 0 && at > 0) return [chosenWords(match, at - 1, viewer)];
  return events.map((event) => game.narrate(event, viewer, start.names));
}

/** What was chosen from a position, as far as the viewer may know it. */
function chosenWords<State extends GameState, Options, View, Event extends GameEvent>(
  { game, steps, choices, start }: Logged<State, Options, View, Event>,
  from: number,
  viewer: Viewer,
): Words {
  const { state } = steps[from] as Step<State, Event>;
  const choice = choices[from] ?? [];
  const now = game.decision(state);
  if (now.ask === 'over') return ['Nothing happens.'];
  const { who } = namesFor(viewer, start.names);
  if ('concede' in choice) return [`${who(choice.concede)}: a concession.`];
  const options = now.ask === 'pick' ? choice.flatMap((place) => now.options[place] ?? []) : [];
  // Those who did not see the options may read of a pass alone: it names nothing.
  const open = viewer === 'hands' || viewer === now.seat || options.every(namesNothing);
  const words = options.map((option) => game.label(state, option)).join(', ');
  const chosen = open && words !== '' ? words : 'a choice';
  return [`${who(now.seat)}: ${chosen}${chosen.endsWith('.') ? '' : '.'}`];
}

/** A pass: an option that speaks of nothing. */
function namesNothing({ card, effect, target }: Option): boolean {
  return card === undefined && effect === undefined && target === undefined;
}
