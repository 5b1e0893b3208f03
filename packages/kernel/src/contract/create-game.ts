import { type CardId, knows } from '../cards/cards.ts';
import { readChoice } from './choices.ts';
import { copyData } from './copy.ts';
import { eventFor, type GameEvent } from './events.ts';
import type {
  Choice,
  Decision,
  EventLog,
  Game,
  GameRules,
  GameState,
  Option,
  Outcome,
  SeenDecision,
  Step,
} from './game.ts';
import { phraseText } from './phrase-text.ts';
import { opponentOf, type Seat, type Viewer } from './seats.ts';

/** Makes a game of its rules: adds what is the same for all of them. */
export function createGame<State extends GameState, Options, View, Event extends GameEvent>(
  rules: GameRules<State, Options, View, Event>,
): Game<State, Options, View, Event> {
  function decision(state: State): Decision | Outcome {
    if (state.conceded === null) return rules.decision(state);
    return { ask: 'over', winner: opponentOf(state.conceded), reason: CONCESSION };
  }

  function advance(state: State, now: Decision, choice: Choice, log?: EventLog<Event>): void {
    if ('concede' in choice) state.conceded = choice.concede;
    else rules.advance(state, now, choice, log);
  }

  const copy = (state: State) => (rules.copy ? rules.copy(state) : copyData(state));

  function decide(state: State, given: Choice): Step<State, Event> {
    const now = decision(state);
    const choice = readChoice(now, given);
    const next = copy(state);
    const events: Event[] = [];
    advance(next, now as Decision, choice, events);
    return { state: next, events };
  }

  function explain(state: State, seat: Seat, action: Option): string | undefined {
    if (decision(state).ask === 'over') return 'The game is over.';
    // An answer about a card that the player cannot see would tell what it is.
    const hidden = cardsNamed(action).some((id) => {
      const card = state.table.cards[id];
      return !card || !knows(card, seat);
    });
    return hidden ? 'You cannot see that card.' : rules.explain(state, seat, action);
  }

  function decisionFor(state: State, viewer: Viewer): SeenDecision {
    const now = decision(state);
    if (now.ask === 'over') return now;
    if (now.seat === viewer || viewer === 'hands')
      return { ...now, prompt: rules.prompt(state, now) };
    return { ask: 'other', seat: now.seat, kind: now.kind };
  }

  return {
    name: rules.name,
    version: rules.version,
    setup(options, seed) {
      const events: Event[] = [];
      return { state: rules.setup(options, seed, events), events };
    },
    decision,
    advance,
    decide,
    copy,
    decisionFor,
    view: (state, viewer) => rules.view(state, viewer),
    explain,
    prompt: (state, asked) => rules.prompt(state, asked),
    phrase: (state, option) => rules.phrase(state, option),
    label: (state, option) =>
      rules.label ? rules.label(state, option) : phraseText(rules.phrase(state, option)),
    narrate: (event, viewer, names) => rules.narrate(eventFor(event, viewer), viewer, names),
    ending: (reason) => (reason === CONCESSION ? CONCESSION : rules.ending(reason)),
    faults: (state) => rules.faults(state),
    ...(rules.couldBe && { couldBe: rules.couldBe }),
  };
}

/** How a match ends that a player gives up. */
const CONCESSION = 'concession';

/** The cards that an option speaks of openly. */
function cardsNamed({ card, target }: Option): CardId[] {
  return [...(card === undefined ? [] : [card]), ...(target?.is === 'card' ? [target.card] : [])];
}
