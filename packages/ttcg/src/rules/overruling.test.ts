import { describe, expect, it } from 'vitest';
import { type SideSketch, table } from '../testing/table.ts';

/** Texts that set the rules of ranking up aside (R-T93), and those of stacks (R-T94). */
const units = {
  Cub: { effects: [] },
  Wolf: { rank: 2 },
  Fang: { rank: 3 },
  Fin: { type: 'water' },
  Otter: { type: 'water', rank: 2 },
  Whale: { type: 'water', rank: 3 },
  Wyrm: { type: 'air', rank: 2, subtypes: ['dragon'] },
  Spark: { type: 'spell' },
} as const;

function board(text: string, you: SideSketch) {
  return table({ cards: { ...units, Sage: { type: 'light', effects: [text] } }, you });
}

/** Where a card of the hand can be played, by column. */
const columns = (game: ReturnType<typeof board>, name: string) =>
  [0, 1, 2, 3, 4].filter((at) => game.can({ act: 'play', name, at }));

describe('R-T93: ranking up as an act, beyond the rules where the text names both', () => {
  it.each([
    ['Rank up one water unit you control with a fire unit from your hand.', 'Fin', 'Wolf', true],
    ['Rank up one water unit you control with a fire unit from your hand.', 'Fin', 'Fang', false],
    ['Rank up one water unit you control with a fire unit from your hand.', 'Cub', 'Wolf', false],
    ['Rank up one other unit you control with a fire unit.', 'Fin', 'Wolf', false],
    ['Rank up one other unit you control with a fire unit.', 'Cub', 'Wolf', true],
    ['Rank up one other unit you control with a unit of any type.', 'Fin', 'Wyrm', true],
    ['Rank up one rank 1 fire unit you control with a rank 3 unit.', 'Cub', 'Fang', true],
    ['Rank up one rank 1 fire unit you control with a rank 3 unit.', 'Cub', 'Whale', false],
    ['Rank up one other unit you control with a rank 3 unit.', 'Cub', 'Fang', false],
    ['Rank up one other unit you control using a dragon.', 'Cub', 'Wyrm', false],
    ['Rank up one other unit you control using a dragon regardless of type.', 'Cub', 'Wyrm', true],
  ])('%s %s, %s', (text, base, material, works) => {
    const game = board(text, { hand: [material], units: ['Sage', base] });
    expect(game.can({ act: 'use', name: 'Sage', effect: 0 })).toBe(works);
    if (works) game.use('Sage');
    expect(game.stacks('unit')[1]).toEqual(works ? [material, base] : [base]);
  });

  it('"this card" is named as well as any', () => {
    const game = board('Rank up this card with a fire unit.', { hand: ['Wolf'], units: ['Sage'] });
    game.use('Sage');
    expect(game.stacks('unit')[0]).toEqual(['Wolf', 'Sage']);
  });
});

describe('R-T93: permissions to rank up', () => {
  it('of this card: "can be ranked up using any unit" frees the type, not the rank', () => {
    const game = board('This card can be ranked up using any unit.', {
      hand: ['Wolf', 'Fang', 'Otter'],
      units: ['Sage', 'Fin'],
    });
    expect(columns(game, 'Wolf')).toEqual([]);
    game.use('Sage');
    expect(columns(game, 'Wolf')).toEqual([0]);
    expect(columns(game, 'Fang')).toEqual([]);
    expect(columns(game, 'Otter')).toEqual([0, 1]);
    game.play('Wolf', 0);
    expect(game.stacks('unit')[0]).toEqual(['Wolf', 'Sage']);
  });

  it('of others: water units, using fire units, and no others', () => {
    const text =
      'While this card is on the field, water units you control can be ranked up using fire units.';
    const game = board(text, { hand: ['Wolf', 'Wyrm', 'Fang'], units: ['Sage', 'Fin', 'Cub'] });
    expect(columns(game, 'Wolf')).toEqual([2]);
    game.use('Sage');
    expect(columns(game, 'Wolf')).toEqual([1, 2]);
    expect(columns(game, 'Wyrm')).toEqual([]);
    expect(columns(game, 'Fang')).toEqual([]);
  });

  it('it ends when the effect does', () => {
    const text = 'This turn, you can rank up units with units of any type.';
    const game = board(text, { hand: ['Wolf'], units: ['Sage', 'Fin'] });
    game.use('Sage');
    expect(columns(game, 'Wolf')).toEqual([0, 1]);
    game.endTurn().endTurn();
    expect(columns(game, 'Wolf')).toEqual([]);
  });

  it('of this card in the hand: "this card can rank up water units"', () => {
    const cards = {
      ...units,
      Heir: { rank: 2, effects: ['This card can rank up water units.'] },
    } as const;
    const game = table({ cards, you: { hand: ['Heir', 'Wolf'], units: ['Fin', 'Cub', 'Otter'] } });
    expect(columns(game, 'Heir')).toEqual([0, 1]);
    expect(columns(game, 'Wolf')).toEqual([1]);
  });

  it('"this card can be played without ranking up", and can still rank up', () => {
    const cards = {
      ...units,
      Heir: { rank: 2, effects: ['This card can be played without ranking up.'] },
    } as const;
    const game = table({ cards, you: { hand: ['Heir', 'Wolf'], units: ['Fin', 'Cub'] } });
    expect(columns(game, 'Heir')).toEqual([1, 2, 3, 4]);
    expect(columns(game, 'Wolf')).toEqual([1]);
  });

  it('and only if the text says when', () => {
    const text =
      'If you control no units, you can play this card from your hand without ranking up.';
    const cards = { ...units, Heir: { rank: 2, effects: [text] } } as const;
    expect(columns(table({ cards, you: { hand: ['Heir'] } }), 'Heir')).toEqual([0, 1, 2, 3, 4]);
    const taken = table({ cards, you: { hand: ['Heir'], units: ['Fin', 'Cub'] } });
    expect(columns(taken, 'Heir')).toEqual([1]);
  });

  it('from another place: a card of the discard pile is played, and counts as a play', () => {
    const text = 'Units you control can be ranked up using units from your discard pile.';
    const you = { hand: ['Fin'], discard: ['Wolf', 'Otter', 'Fang'], units: ['Sage', 'Cub'] };
    const game = board(text, you);
    expect(columns(game, 'Wolf')).toEqual([]);
    game.use('Sage');
    expect([columns(game, 'Wolf'), columns(game, 'Otter')]).toEqual([[1], []]);
    expect(game.choices).toContain('Rank up Cub with Wolf from your discard pile');
    game.play('Wolf', 1);
    expect(game.stacks('unit')[1]).toEqual(['Wolf', 'Cub']);
    expect(game.discardPile()).toEqual(['Fang', 'Otter']);
    game.play('Fin', 4);
    expect(columns(game, 'Fang')).toEqual([]);
  });

  it('another rank: rank 1 units go on top where the text says so', () => {
    const game = board('This card can be ranked up using rank 1 or 3 light units.', {
      hand: ['Sage', 'Wolf'],
      units: [null, 'Sage'],
    });
    game.use('Sage');
    expect(columns(game, 'Sage')).toEqual([0, 1, 2, 3, 4]);
    expect(columns(game, 'Wolf')).toEqual([]);
  });

  it('what keeps cards from being ranked up still does', () => {
    const cards = {
      ...units,
      Sage: { effects: ['Your units can be ranked up with units of any type.'] },
      Bar: { effects: [{ style: 'passive', text: 'Water units cannot be ranked up.' }] },
    } as const;
    const game = table({ cards, you: { hand: ['Wolf'], units: ['Sage', 'Fin', 'Bar'] } });
    game.use('Sage');
    expect(columns(game, 'Wolf')).toEqual([0, 2]);
  });
});

describe('R-T94: a text that names both may place unlike under unlike', () => {
  const text = 'Place one spell from your hand under one unit you control.';

  it('a spell lies under a unit', () => {
    const game = board(text, { hand: ['Spark', 'Cub'], units: ['Sage', 'Fin'] });
    game.do({ act: 'use', name: 'Sage', effect: 0 }).take('Fin').pass();
    expect(game.stacks('unit')[1]).toEqual(['Fin', 'Spark']);
    expect(game.hand()).toEqual(['Cub']);
  });

  it('it does not become active there: uncovered, it goes to the discard pile', () => {
    const cards = {
      ...units,
      Sage: { effects: [text, 'Destroy one water unit you control.'] },
    } as const;
    const you = { hand: ['Spark'], units: [{ stack: ['Otter', 'Fin'] }, 'Sage', 'Sage', 'Sage'] };
    const game = table({ cards, you });
    game.do({ act: 'use', name: 'Sage', effect: 0 }).take('Otter').pass();
    expect(game.stacks('unit')[0]).toEqual(['Otter', 'Fin', 'Spark']);
    game.use('Sage', 1);
    expect(game.stacks('unit')[0]).toEqual(['Fin', 'Spark']);
    game.use('Sage', 1);
    expect(game.stacks('unit')[0]).toEqual([]);
    expect(game.discardPile()).toEqual(['Fin', 'Otter', 'Spark']);
    expect(game.points()).toBe(17);
  });

  it('"a card" goes only under its like', () => {
    const game = board('Place one card from your hand under one unit you control.', {
      hand: ['Spark', 'Cub'],
      units: ['Sage'],
    });
    game.use('Sage');
    expect(game.stacks('unit')[0]).toEqual(['Sage', 'Cub']);
  });
});
