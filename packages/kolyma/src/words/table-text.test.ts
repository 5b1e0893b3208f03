import type { Viewer } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { openedKolyma } from '../testing/built-in.ts';

const options = { characters: ['Ilsa Plumbline', 'Bror Breakup'] } as const;
const position = {
  target: 14,
  numberDeck: [7],
  players: [
    { numbers: [{ value: 5, class: 'red' }, 3], hand: ['Short Pace', 'Long Pace'] },
    { numbers: [-2], hand: ['Backsight'], discard: ['Chain Link'], bonus: 4 },
  ],
};
const { game, tableText } = openedKolyma({ options, position });

/** The table after some choices, in the words of a viewer. */
function textFor(viewer: Viewer, ...acts: string[]) {
  let { state } = game.setup(options, 'a');
  for (const act of acts) {
    const decision = game.decision(state);
    if (decision.ask !== 'pick') throw new Error('Nothing can be picked.');
    const place = decision.options.findIndex((option) => game.label(state, option) === act);
    state = game.decide(state, [place]).state;
  }
  return tableText(game.view(state, viewer));
}

describe('the table in words', () => {
  it('tells each player their own side first', () => {
    expect(textFor(0).lines).toEqual([
      'Round 1, turn 1. The target is 14. Rounds won: you 0, your opponent 0.',
      'Your total is 8. Your number cards: 1 Red 5, 2 Plain 3.',
      "Your opponent's total is 2, +4 of it by effects. Their number cards: 1 Plain -2.",
      'Your opponent holds 1 special card. Left to draw: you 0, your opponent 0, numbers 1.',
    ]);
    expect(textFor(1).lines[1]).toBe(
      'Your total is 2, +4 of it by effects. Your number cards: 1 Plain -2.',
    );
  });

  it('tells how a card lies, and that the other has passed', () => {
    expect(textFor(1, 'Flip Red 5').lines[2]).toContain('1 Red 5 flipped to -5, 2 Plain 3.');
    expect(textFor(1, 'Pass').lines.at(-1)).toBe(
      'Your opponent has passed: if you pass too, the round ends.',
    );
  });

  it('counts the cards of the hand, each with its words', () => {
    expect(textFor(0).hand).toEqual([
      expect.stringMatching(/^1 Short Pace: .+/),
      '2 Long Pace: Your total grows by 5.',
    ]);
    const empty = { ...position, players: [{}, {}] };
    const bare = openedKolyma({ options, position: empty });
    const view = bare.game.view(bare.game.setup(options, 'a').state, 0);
    expect(bare.tableText(view)).toMatchObject({ hand: ['You hold no special cards.'], cards: [] });
    expect(bare.tableText(view).lines[1]).toBe('Your total is 0. Your number cards: none.');
  });

  it('lists the cards that are seen, with where they lie for the one who looks', () => {
    const seen = (viewer: Viewer) =>
      textFor(viewer).cards.map(({ name, lies }) => `${name}: ${lies}`);
    expect(seen(0)).toEqual([
      'Red 5: on your side',
      'Plain 3: on your side',
      'Short Pace: in hand',
      'Long Pace: in hand',
      'Plain -2: elsewhere',
      'Chain Link: elsewhere',
    ]);
    expect(seen(1)).toEqual([
      'Red 5: elsewhere',
      'Plain 3: elsewhere',
      'Plain -2: on your side',
      'Backsight: in hand',
      'Chain Link: elsewhere',
    ]);
    expect(seen('hands')).toContain('Backsight: elsewhere');
  });
});
