import { redeal } from '../cards/redeal.ts';
import { split } from '../chance/random.ts';
import type { Game, GameState } from '../contract/game.ts';
import type { Consultation } from '../contract/module.ts';
import { SEATS, type Seat } from '../contract/seats.ts';
import { type Check, unknownCards } from './checks.ts';
import { sameData } from './same-data.ts';

/** What can be asked of the holder of a position, and how it is answered. */
export interface Consulted<State extends GameState> {
  /** All that players might ask in a position, whether it is their affair or not. */
  questions(state: State): readonly Consultation[];
  consult(state: State, seat: Seat, question: Consultation): unknown;
}

/**
 * A check that puts every question for both seats, also where the cards unknown to them are dealt anew:
 * the answers must be the same, show no card that the asker does not know, and change nothing.
 */
export function answersLeakNothing<State extends GameState>({
  questions,
  consult,
}: Consulted<State>): Check {
  return (step, random) => {
    const game = step.game as unknown as Game<State>;
    const state = step.after.state as unknown as State;
    const untouched = JSON.stringify(state);
    const found: string[] = [];
    for (const seat of SEATS) {
      const other = redeal(state, seat, split(random, `asked by ${seat}`), game);
      for (const question of questions(state)) {
        const answer = consult(state, seat, question);
        found.push(...unknownCards(answer, seat, state));
        if (!sameData(consult(other, seat, question), answer))
          found.push(
            `the answer to ${JSON.stringify(question)} depends on what ${seat} cannot see`,
          );
      }
    }
    if (JSON.stringify(state) !== untouched) found.push('asking about the position changed it');
    return found;
  };
}
