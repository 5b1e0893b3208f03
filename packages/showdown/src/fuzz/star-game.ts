import { randomFrom } from '@cardscape/kernel';
import type { CardDesign } from '../cards/index.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { showdownAt } from '../trial/showdown-at.ts';
import { starPicks, starPosition } from './star-position.ts';
import type { UsageCounter } from './usage.ts';

/** Decisions in a game from a position made for a card. */
const MOST_STEPS = 40;

/** What came of a game from a position made for a card. */
export interface StarGame {
  readonly decisions: number;
  readonly problems: readonly { readonly step: number; readonly message: string }[];
}

/**
 * Plays a few turns that bring a card to work. `number` goes through the places it can be in; games of
 * one number and one `scene` begin alike and go on as their seeds say.
 */
export function playStarGame(
  book: CardBook,
  counter: UsageCounter,
  design: CardDesign,
  number: number,
  seed: string,
  scene = seed,
): StarGame {
  const problems: { step: number; message: string }[] = [];
  const { name, type } = design;
  if (type === 'char') counter.begins([name]);
  const decisions = playStar(book, design, number, { seed, scene }, (step, told, faults) => {
    for (const message of [...counter.step(told), ...faults()]) problems.push({ step, message });
  });
  return { decisions, problems };
}

/** Told of a step: what happened in it, and what is wrong with the position after it. */
type StepHeard = (
  step: number,
  told: readonly ShowdownEvent[],
  faults: () => readonly string[],
) => void;

/** Plays such turns, and gives how many decisions they had. */
export function playStar(
  book: CardBook,
  design: CardDesign,
  number: number,
  { seed, scene = seed }: { readonly seed: string; readonly scene?: string },
  heard: StepHeard = () => {},
): number {
  const random = randomFrom(seed);
  const game = showdownAt(book, starPosition(book, design, number, randomFrom(scene)));
  const { state, events } = game.setup({ characters: ['', ''], decks: [[], []] }, seed);
  heard(0, events, () => []);
  for (let step = 0; step < MOST_STEPS; step++) {
    const decision = game.decision(state);
    if (decision.ask === 'over') return step;
    const told: ShowdownEvent[] = [];
    game.advance(state, decision, starPicks(state, decision, design.name, random), told);
    heard(step, told, () => game.faults(state));
  }
  return MOST_STEPS;
}
