import canonicalize from 'canonicalize';
import { cardOf, knows } from '../cards.ts';
import { copyData } from '../copy.ts';
import { eventFor, type GameEvent } from '../events.ts';
import type { Game, GameState } from '../game.ts';
import { type Random, split } from '../random.ts';
import { redeal } from '../redeal.ts';
import { VIEWERS } from '../seats.ts';
import { cardsShownIn } from '../seen-cards.ts';
import type { Walked } from './walk.ts';

/** What a check finds wrong with one step; nothing if all is well. */
export type Check = <State extends GameState, Options, View, Event extends GameEvent>(
  step: Walked<State, Options, View, Event>,
  random: Random,
) => string[];

/** What must hold after every step of every game; looking at a position must not change it. */
export const invariants: Check = ({ game, after }) => {
  const untouched = canonicalize(after.state);
  const found = legalityFaults(game, after.state);
  for (const viewer of VIEWERS) game.view(after.state, viewer);
  if (canonicalize(after.state) !== untouched) found.push('looking at the position changed it');
  return found;
};

function legalityFaults<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  state: State,
): string[] {
  const decision = game.decision(state);
  const found = game.faults(state);
  if (decision.ask === 'over') return found;
  const { min, max, prompt } = decision;
  if (min > max) found.push(`"${prompt}" asks for ${min} to ${max}`);
  if (prompt.trim() === '') found.push(`a ${decision.kind} decision has no prompt`);
  if (decision.ask === 'pick') {
    const { options } = decision;
    if (options.length < max) found.push(`"${prompt}" asks for ${max} of ${options.length}`);
    if (options.length === 0) found.push(`"${prompt}" has nothing to choose`);
    const words = options.map((option) => game.label(state, option));
    if (words.some((word) => word === '')) found.push(`an option of "${prompt}" has no label`);
    for (const option of options) {
      const refusal = game.explain(state, decision.seat, option);
      if (refusal) found.push(`a legal option is explained away: ${refusal}`);
    }
  }
  return found;
}

/** The state goes through JSON and plays on exactly as before. */
export const survivesJson: Check = ({ game, before, choice, after }) => {
  const trip = JSON.parse(JSON.stringify(before));
  if (!same(trip, before)) return ['the state is not plain JSON data'];
  const again = game.decide(trip, choice);
  return same(again, after) ? [] : ['after a trip through JSON the game goes another way'];
};

/** The step is undone and redone, purely and in place, and comes out the same. */
export const rollsBack: Check = ({ game, decision, before, choice, after }) => {
  const untouched = canonicalize(before);
  const redone = game.decide(before, choice);
  const found: string[] = [];
  if (canonicalize(before) !== untouched) found.push('deciding changed the position before');
  if (!same(redone, after)) found.push('the same choice gave another position');
  const inPlace = copyData(before);
  game.advance(inPlace, decision, choice);
  if (!same(inPlace, after.state)) found.push('advancing in place gave another position');
  return found;
};

/** Nobody can tell a position from one in which the cards unknown to them are dealt anew. */
export const leaksNothing: Check = ({ game, before, after }, random) => {
  const found: string[] = [];
  for (const viewer of VIEWERS) {
    const other = redeal(after.state, viewer, split(random, String(viewer)));
    if (JSON.stringify(game.view(other, viewer)) !== JSON.stringify(game.view(after.state, viewer)))
      found.push(`the view of ${viewer} depends on what they cannot see`);
    if (seenDecision(game, other, viewer) !== seenDecision(game, after.state, viewer))
      found.push(`the decision seen by ${viewer} depends on what they cannot see`);
    const shown = cardsShownIn([
      game.view(after.state, viewer),
      game.decisionFor(after.state, viewer),
      after.events.map((event) => eventFor(event, viewer)),
    ]);
    for (const card of shown)
      if (![before, after.state].some(({ table }) => knows(cardOf(table, card), viewer)))
        found.push(`card ${card}, which ${viewer} does not know, is shown to them`);
  }
  return found;
};

function seenDecision<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  state: State,
  viewer: (typeof VIEWERS)[number],
): string {
  return JSON.stringify(game.decisionFor(state, viewer));
}

/** Equal to the byte; what JSON would drop or change (undefined, NaN, -0) counts as a difference. */
function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, strict) === JSON.stringify(right, strict);
}

function strict(_key: string, value: unknown): unknown {
  if (value === undefined) return '<undefined>';
  if (typeof value === 'number' && !Number.isFinite(value)) return `<${value}>`;
  return Object.is(value, -0) ? '<-0>' : value;
}
