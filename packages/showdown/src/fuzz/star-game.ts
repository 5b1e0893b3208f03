import { randomFrom } from '@cardscape/kernel';
import type { CardDesign } from '../cards/index.ts';
import type { CardBook } from '../rules/book.ts';
import type { ShowdownEvent } from '../rules/events.ts';
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
  const note = (step: number, messages: readonly string[]) => {
    for (const message of messages) problems.push({ step, message });
  };
  const random = randomFrom(seed);
  const { name, type } = design;
  const game = showdownAt(book, starPosition(book, design, number, randomFrom(scene)));
  const { state, events } = game.setup({ characters: ['', ''], decks: [[], []] }, seed);
  if (type === 'char') counter.begins([name]);
  note(0, counter.step(events));
  for (let step = 0; step < MOST_STEPS; step++) {
    const decision = game.decision(state);
    if (decision.ask === 'over') return { decisions: step, problems };
    const told: ShowdownEvent[] = [];
    game.advance(state, decision, starPicks(state, decision, name, random), told);
    note(step, [...counter.step(told), ...game.faults(state)]);
  }
  return { decisions: MOST_STEPS, problems };
}
