import { knows } from '../cards/cards.ts';
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
import { opponentOf, type Seat, type Viewer } from './seats.ts';

/** Makes a game of its rules: adds what is the same for all of them. */
export function createGame<State extends GameState, Options, View, Event extends GameEvent>(
  rules: GameRules<State, Options, View, Event>,
): Game<State, Options, View, Event> {
  function decision(state: State): Decision | Outcome {
    if (state.conceded === null) return rules.decision(state);
    return { ask: 'over', winner: opponentOf(state.conceded), reason: 'concession' };
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
    if (action.card !== undefined) {
      // An answer about a card that the player cannot see would tell what it is.
      const card = state.table.cards[action.card];
      if (!card || !knows(card, seat)) return 'You cannot see that card.';
    }
    return rules.explain(state, seat, action);
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
    decisionFor: (state, viewer) => seenDecision(decision(state), viewer),
    view: (state, viewer) => rules.view(state, viewer),
    explain,
    label: (state, option) => rules.label(state, option),
    narrate: (event, viewer) => rules.narrate(eventFor(event, viewer), viewer),
    faults: (state) => rules.faults(state),
    ...(rules.couldBe && { couldBe: rules.couldBe }),
  };
}

function seenDecision(now: Decision | Outcome, viewer: Viewer): SeenDecision {
  if (now.ask === 'over' || now.seat === viewer || viewer === 'hands') return now;
  return { ask: 'other', seat: now.seat, kind: now.kind };
}
