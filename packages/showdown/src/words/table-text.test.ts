import type { Option } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { opened } from '../testing/built-in.ts';

const position = {
  turn: 3,
  phase: 'level',
  players: [
    {
      character: 'Earth Wayfarer',
      hp: 120,
      build: ['Earth Drifter'],
      mobs: [{ card: 'Earth Drifter', stun: 2 }],
      hand: ['Earth Walking Staff'],
      deck: ['Earth Drifter', 'Earth Drifter'],
      graveyard: ['Earth Short Rest'],
    },
    { character: 'Earth Wayfarer', field: 'Earth Footpath', hand: ['Earth Drifter'] },
  ],
};

const begun = opened({ cards: { files: [], alone: true }, position });
const { game } = begun;
const { state } = game.setup({ characters: ['', ''], decks: [[], []] }, 'words');

describe('the table in words', () => {
  it('is told as its reader sees it', () => {
    const { lines, hand } = begun.tableText(game.view(state, 0));
    expect(lines).toEqual([
      'Turn 3, your turn: level up.',
      'Your opponent: Earth Wayfarer, 200 of 200 HP; level 0; learned: nothing.',
      '  Field: Earth Footpath',
      'You: Earth Wayfarer, 120 of 200 HP; level 10; learned: 1 EARTH.',
      '  Mob 1: Earth Drifter (40 of 40 HP, attack 20, stun 2)',
      'Hands: you 1, your opponent 1. Decks: you 2, your opponent 0. Graveyards: you 1, your opponent 0.',
    ]);
    expect(hand).toEqual(['1 Earth Walking Staff (EARTH equipment, level 10, 25 HP)']);
    expect(begun.tableText(game.view(state, 1)).lines[0]).toBe(
      "Turn 3, your opponent's turn: level up.",
    );
    expect(begun.tableText(game.view(state, 'table')).hand).toEqual(['You hold no cards.']);
  });

  it('has the cards that are seen, and where they lie', () => {
    const { cards } = begun.tableText(game.view(state, 0));
    expect(cards.map(({ name, lies }) => `${name} ${lies}`)).toEqual([
      'Earth Wayfarer on your side',
      'Earth Drifter on your side',
      'Earth Walking Staff in hand',
      'Earth Short Rest elsewhere',
      'Earth Wayfarer elsewhere',
      'Earth Footpath elsewhere',
    ]);
  });

  it('has options with a verb that can be typed', () => {
    const decision = game.decision(state);
    if (decision.ask !== 'pick') throw new Error('nothing to pick');
    const phrase = (option: Option) => game.phrase(state, option);
    expect(decision.options.map(phrase)).toEqual([
      { verb: 'Learn', object: 'Earth Walking Staff' },
    ]);
    expect(phrase({ act: 'pass' })).toEqual({ verb: 'End', object: 'your turn' });
    const [near, mob] = [0, 2];
    expect(phrase({ act: 'attack', card: mob, target: { is: 'card', card: near } })).toEqual({
      verb: 'Attack',
      object: 'Earth Wayfarer with Earth Drifter',
    });
    expect(phrase({ act: 'play', card: mob })).toEqual({ verb: 'Play', object: 'Earth Drifter' });
    expect(phrase({ act: 'discard', card: mob })).toEqual({
      verb: 'Choose',
      object: 'Earth Drifter',
    });
    expect(phrase({ act: 'discard', target: { is: 'hidden', place: 2 } })).toEqual({
      verb: 'Choose',
      object: 'card',
      number: 3,
    });
    expect(phrase({ act: 'coin', target: { is: 'answer', answer: 1 } })).toEqual({
      object: 'Tails',
    });
  });

  it('has labels as everywhere, whether or not it begins in a position', () => {
    const level = { act: 'levelUp', card: 2 };
    expect(game.label(state, level)).toBe('Level up with Earth Drifter');
  });
});
