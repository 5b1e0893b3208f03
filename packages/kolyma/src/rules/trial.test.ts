import { describe, expect, it } from 'vitest';
import { card } from '../testing/table.ts';
import type { Position } from './position.ts';
import { type NamedChoice, RefusedChoice, tryCard } from './trial.ts';

const raid = card('Raid', 'EFFECT_DISCARD TARGET_OPPONENT TYPE_NUMBER', [2]);
const nothing = { specials: [], numbers: [], characters: [] };
const position: Position = {
  target: 14,
  numberDeck: [],
  players: [
    {},
    {
      numbers: [
        { value: 3, class: 1 },
        { value: 3, class: 1 },
        { value: 5, class: 2 },
      ],
    },
  ],
};
const attempt = (...choices: NamedChoice[]) => tryCard(nothing, raid, position, choices);

describe('a card tried in a position', () => {
  it('stops at a question that no choice answers', () => {
    const { question, answered, after } = attempt();
    expect(question).toEqual({
      seat: 1,
      prompt: 'Choose 2 number cards to discard.',
      count: 2,
      options: ['Discard Red 3', 'Discard Red 3', 'Discard Blue 5'],
    });
    expect(answered).toBe(0);
    expect(after.players[0].discard).toEqual(['Raid']);
  });

  it.each<[string, NamedChoice]>([
    ['numbers', [0, 1]],
    ['names, the same one twice for two cards alike', ['Red 3', 'red 3']],
    ['labels', ['Discard Red 3', 'Discard Red 3']],
  ])('takes %s', (_, choice) => {
    const { question, after } = attempt(choice);
    expect(question).toBeUndefined();
    expect(after.players[1]).toMatchObject({
      numbers: [{ value: 5, class: 2 }],
      total: 5,
      flags: ['discarded'],
    });
    expect(after.numberDiscard).toHaveLength(2);
  });

  it('says how many choices were needed', () => {
    expect(attempt([0, 1], [2], [3]).answered).toBe(1);
  });

  it.each<[string, NamedChoice, string]>([
    ['a name that is no option', ['Red 4', 0], '"Red 4" is none of the options.'],
    ['too few', [0], 'Choose 2, not 1.'],
    ['a number that is no option', [0, 3], 'Choose whole numbers from 0 to 2, not 3.'],
  ])('refuses %s', (_, choice, message) => {
    expect(() => attempt(choice)).toThrow(RefusedChoice);
    expect(() => attempt(choice)).toThrow(message);
  });
});
