import { describe, expect, it } from 'vitest';
import { ttcgModule } from '../module.ts';
import { builtIn, builtInFiles } from '../testing/built-in.ts';
import type { Position } from '../trial/position.ts';

function textOf(position: Position, viewer: 0 | 1 = 0) {
  const opening = ttcgModule.open({ set: builtInFiles, position });
  if ('problems' in opening) throw new Error(JSON.stringify(opening.problems));
  const { game, tableText } = opening.opened;
  const { state } = game.setup({ decks: [[], []] }, 'text');
  return tableText(game.view(state, viewer));
}

const field = (...names: string[]) => [{ stack: names }];

const position: Position = {
  turn: 3,
  players: [
    { points: 7, hand: ['Trail Rations'], deck: [], units: field('Cairn Pup') },
    { hand: ['Cairn Pup'], deck: [], discard: ['Kindling Fox'], spells: field('Trail Rations') },
  ],
};

describe('the table in words', () => {
  it('is told to the player who sees it', () => {
    expect(textOf(position).lines).toEqual([
      'Turn 3, your main phase. Points: you 7, your opponent 20.',
      'Your opponent has no units.',
      'Your opponent has Trail Rations (spell 1, +0/+5) in column 1.',
      'You have Cairn Pup (earth 1, 190/310) in column 1.',
      'Hands: you 1, your opponent 1. Decks: you 0, your opponent 0. Discard piles: you 0, your opponent 1.',
      'Your hand: Trail Rations (spell 1).',
    ]);
    expect(textOf(position, 1).lines[0]).toBe(
      "Turn 3, your opponent's main phase. Points: you 20, your opponent 7.",
    );
  });

  it('gives no numbers to spells in editions without bonuses', () => {
    const { lines, hand } = textOf({ ...position, edition: '2025-03-06' });
    expect(lines).toContain('Your opponent has Trail Rations (spell 1) in column 1.');
    expect(hand[0]).toMatch(/^1 Trail Rations \(spell, rank 1\): /);
  });

  it('has a line for each card of the hand, with its texts', () => {
    const [first, second] = builtIn.cardSet.find('Trail Rations')?.effects ?? [];
    expect(textOf(position).hand).toEqual([
      `1 Trail Rations (spell, rank 1, +0/+5 for the unit above): ${first?.text} / ${second?.text}`,
    ]);
    expect(textOf({ players: [{}, {}] }).hand).toEqual(['You hold no cards.']);
  });

  it('lists the cards that are seen, by where they lie', () => {
    const { cards } = textOf(position);
    expect(cards.map(({ name, lies }) => `${name}: ${lies}`)).toEqual([
      'Trail Rations: in hand',
      'Cairn Pup: on your side',
      'Kindling Fox: elsewhere',
      'Trail Rations: elsewhere',
    ]);
    expect(cards.map(({ card }) => card)).toEqual(cards.map(({ card }) => card).sort());
  });
});
