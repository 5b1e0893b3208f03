import { randomFrom, randomPicks } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShowdownOpened } from '../open/opened.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { opened } from '../testing/built-in.ts';
import { snapshotOf } from './snapshot.ts';

/** The states of a random match of so many choices. */
function played({ game, arrange }: ShowdownOpened, seed: string, choices: number): ShowdownState[] {
  const random = randomFrom(seed);
  const arranged = arrange({}, random);
  if ('problems' in arranged) throw new Error('nothing is arranged');
  const states = [game.setup(arranged.options, seed).state];
  for (let made = 0; made < choices; made++) {
    const state = states.at(-1) as ShowdownState;
    const decision = game.decision(state);
    if (decision.ask === 'over') break;
    states.push(game.decide(state, randomPicks(decision, random)).state);
  }
  return states;
}

describe('2.4 the snapshot of a turn', () => {
  const showdown = opened();

  it('opens as the position that the turn began in, with the same question', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 90 }), (seed, choices) => {
        const states = played(showdown, `snapshot ${seed}`, choices);
        const last = states.at(-1) as ShowdownState;
        const start = states.find(({ turn }) => turn === last.turn) as ShowdownState;
        const position = snapshotOf(showdown.book, states);
        expect(position).toMatchObject({ turn: last.turn, active: start.active });
        const again = opened({ position: JSON.parse(JSON.stringify(position)) });
        const { state } = again.game.setup({ characters: ['', ''], decks: [[], []] }, 'again');
        expect(snapshotOf(again.book, [state])).toEqual(position);
        const asked = showdown.game.decision(start);
        const askedAgain = again.game.decision(state);
        expect(askedAgain.ask).toBe(asked.ask);
        if (asked.ask !== 'pick' || askedAgain.ask !== 'pick') return;
        const labels = (of: ShowdownOpened, at: ShowdownState, { options }: typeof asked) =>
          options.map((option) => of.game.label(at, option));
        expect(labels(again, state, askedAgain)).toEqual(labels(showdown, start, asked));
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('leaves the match alone', () => {
    const states = played(showdown, 'alone', 20);
    const before = JSON.stringify(states);
    snapshotOf(showdown.book, states);
    expect(JSON.stringify(states)).toBe(before);
  });
});
