import { cardOf, knows } from '../cards/cards.ts';
import { redeal } from '../cards/redeal.ts';
import { cardsShownIn } from '../cards/seen-cards.ts';
import { type Random, split } from '../chance/random.ts';
import { copyData } from '../contract/copy.ts';
import { eventFor, type GameEvent } from '../contract/events.ts';
import type { Game, GameState, SeenDecision } from '../contract/game.ts';
import { phraseText } from '../contract/phrase-text.ts';
import { VIEWERS, type Viewer } from '../contract/seats.ts';
import { plain } from '../english/words.ts';
import { sameData } from './same-data.ts';
import type { Walked } from './walk.ts';

/** What a check finds wrong with one step; nothing if all is well. */
export type Check = <State extends GameState, Options, View, Event extends GameEvent>(
  step: Walked<State, Options, View, Event>,
  random: Random,
) => string[];

/** What must hold after every step of every game; looking at a position must not change it. */
export const invariants: Check = ({ game, after }) => {
  const untouched = JSON.stringify(after.state);
  const found = legalityFaults(game, after.state);
  for (const viewer of VIEWERS) {
    game.view(after.state, viewer);
    for (const event of after.events)
      if (plain(game.narrate(event, viewer)).trim() === '')
        found.push(`"${event.type}" is told to ${viewer} without words`);
  }
  if (JSON.stringify(after.state) !== untouched) found.push('looking at the position changed it');
  return found;
};

/** The cheapest look at a position: only what its rules find wrong with it. For very long runs. */
export const faultless: Check = ({ game, after }) => game.faults(after.state);

function legalityFaults<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  state: State,
): string[] {
  const decision = game.decision(state);
  const found = game.faults(state);
  if (decision.ask === 'over') {
    if (game.ending(decision.reason).trim() === '') found.push('the end has no words');
    return found;
  }
  const { min, max } = decision;
  const prompt = game.prompt(state, decision);
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
  if (!sameData(trip, before)) return ['the state is not plain JSON data'];
  const again = game.decide(trip, choice);
  return sameData(again, after) ? [] : ['after a trip through JSON the game goes another way'];
};

/** The step is undone and redone, purely and in place, and comes out the same. */
export const rollsBack: Check = ({ game, decision, before, choice, after }) => {
  const untouched = JSON.stringify(before);
  const redone = game.decide(before, choice);
  const found: string[] = [];
  if (JSON.stringify(before) !== untouched) found.push('deciding changed the position before');
  if (!sameData(redone, after)) found.push('the same choice gave another position');
  const inPlace = copyData(before);
  game.advance(inPlace, decision, choice);
  if (!sameData(inPlace, after.state)) found.push('advancing in place gave another position');
  return found;
};

/** Nobody can tell a position from one in which the cards unknown to them are dealt anew. */
export const leaksNothing: Check = (step, random) => {
  const { game, after } = step;
  const found = eventLeaks(step);
  for (const viewer of VIEWERS) {
    const other = redeal(after.state, viewer, split(random, String(viewer)), game);
    const view = game.view(after.state, viewer);
    const decision = game.decisionFor(after.state, viewer);
    found.push(...unknownCards([view, decision], viewer, after.state));
    if (!sameData(game.view(other, viewer), view))
      found.push(`the view of ${viewer} depends on what they cannot see`);
    const dealt = game.decisionFor(other, viewer);
    if (!sameData(dealt, decision))
      found.push(`the decision seen by ${viewer} depends on what they cannot see`);
    else if (!sameData(labelsOf(game, other, dealt), labelsOf(game, after.state, decision)))
      found.push(`the labels read by ${viewer} depend on what they cannot see`);
  }
  return found;
};

/** The words of the options, for the one who reads them. */
function labelsOf<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  state: State,
  decision: SeenDecision,
): string[] {
  if (decision.ask !== 'pick') return [];
  return decision.options.flatMap((option) => [
    game.label(state, option),
    phraseText(game.phrase(state, option)),
  ]);
}

/** An event may show a card to those who knew it before, or know it as the event happens. */
function eventLeaks<State extends GameState, Options, View, Event extends GameEvent>({
  game,
  decision,
  before,
  choice,
}: Walked<State, Options, View, Event>): string[] {
  const found: string[] = [];
  const now = copyData(before);
  // What is taken back again is looked at, too.
  const log = {
    length: 0,
    push(event: Event) {
      this.length++;
      for (const viewer of VIEWERS)
        found.push(...unknownCards(eventFor(event, viewer), viewer, before, now));
    },
  };
  game.advance(now, decision, choice, log);
  return found;
}

/** The cards that something shows to a viewer who knows them in none of the positions. */
export function unknownCards(seen: unknown, viewer: Viewer, ...states: GameState[]): string[] {
  return [...cardsShownIn(seen)]
    .filter((card) => !states.some(({ table }) => knows(cardOf(table, card), viewer)))
    .map((card) => `card ${card}, which ${viewer} does not know, is shown to them`);
}
