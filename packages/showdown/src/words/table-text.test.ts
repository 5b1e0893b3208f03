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

  it('has options that begin with a verb', () => {
    const decision = game.decision(state);
    if (decision.ask !== 'pick') throw new Error('nothing to pick');
    expect(decision.options.map((option) => game.label(state, option))).toEqual([
      'Learn Earth Walking Staff',
    ]);
    expect(game.label(state, { act: 'pass' })).toBe('End your turn');
    const [near, mob] = [0, 2];
    const attack = { act: 'attack', card: mob, target: { is: 'card', card: near } } as const;
    expect(game.label(state, attack)).toBe('Attack Earth Wayfarer with Earth Drifter');
    expect(game.label(state, { act: 'play', card: mob })).toBe('Play Earth Drifter');
    expect(game.label(state, { act: 'discard', card: mob })).toBe('Choose Earth Drifter');
  });
});
